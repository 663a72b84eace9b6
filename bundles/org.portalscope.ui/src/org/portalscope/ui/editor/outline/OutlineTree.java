package org.portalscope.ui.editor.outline;

import java.util.List;

import org.eclipse.jface.viewers.ITreeContentProvider;
import org.eclipse.jface.viewers.LabelProvider;
import org.eclipse.jface.viewers.TreeViewer;
import org.portalscope.scenario.editing.OutlineItem;

/** Shows the parts of an outline in a tree. */
final class OutlineTree {

    private OutlineTree() {
    }

    /** Lets a tree show lists of parts. */
    static void show(TreeViewer tree, List<OutlineItem> items) {
        if (tree.getContentProvider() == null) {
            tree.setContentProvider(new Parts());
            tree.setLabelProvider(LabelProvider.createTextProvider(item -> text((OutlineItem) item)));
            tree.setAutoExpandLevel(2);
        }
        tree.setInput(items);
    }

    /** {@code process server at 1:0}. */
    static String text(OutlineItem item) {
        return item.kind().word() + " " + item.label();
    }

    private static final class Parts implements ITreeContentProvider {

        @Override
        public Object[] getElements(Object input) {
            return ((List<?>) input).toArray();
        }

        @Override
        public Object[] getChildren(Object item) {
            return ((OutlineItem) item).children().toArray();
        }

        @Override
        public Object getParent(Object item) {
            return null;
        }

        @Override
        public boolean hasChildren(Object item) {
            return !((OutlineItem) item).children().isEmpty();
        }
    }
}
