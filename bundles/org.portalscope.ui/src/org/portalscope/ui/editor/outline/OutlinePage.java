package org.portalscope.ui.editor.outline;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;

import org.eclipse.jface.viewers.SelectionChangedEvent;
import org.eclipse.jface.viewers.StructuredSelection;
import org.eclipse.jface.viewers.TreePath;
import org.eclipse.jface.viewers.TreeSelection;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.ui.views.contentoutline.ContentOutlinePage;
import org.portalscope.scenario.editing.OutlineItem;
import org.portalscope.ui.part.TextSize;

/** The outline of the text of an editor in the view <em>Outline</em>: a part that is selected shows in the text, and the part at the caret is selected. */
final class OutlinePage extends ContentOutlinePage {

    private final Consumer<OutlineItem> chosen;
    private List<OutlineItem> items = List.of();
    private boolean following;

    /** @param chosen is given the part that the user wants to see */
    OutlinePage(Consumer<OutlineItem> chosen) {
        this.chosen = chosen;
    }

    @Override
    public void createControl(Composite parent) {
        super.createControl(parent);
        TextSize.follow(getTreeViewer().getTree());
        OutlineTree.show(getTreeViewer(), items);
        getTreeViewer().addSelectionChangedListener(this::choose);
    }

    private void choose(SelectionChangedEvent event) {
        if (!following && event.getStructuredSelection().getFirstElement() instanceof OutlineItem item) {
            chosen.accept(item);
        }
    }

    /** Shows another outline, with the part at a place of the text selected. */
    void show(List<OutlineItem> outline, int caret) {
        boolean changed = !outline.equals(items);
        items = outline;
        if (isShown() && changed) {
            OutlineTree.show(getTreeViewer(), items);
        }
        follow(caret);
    }

    private boolean isShown() {
        return getTreeViewer() != null && !getTreeViewer().getControl().isDisposed();
    }

    /** Selects the innermost part at a place of the text. */
    void follow(int caret) {
        if (!isShown()) {
            return;
        }
        List<OutlineItem> path = new ArrayList<>();
        for (List<OutlineItem> level = items; !level.isEmpty();) {
            List<OutlineItem> at = level.stream().filter(item -> item.whole().touches(caret)).limit(1).toList();
            path.addAll(at);
            level = at.isEmpty() ? List.of() : at.get(0).children();
        }
        following = true;
        getTreeViewer().setSelection(path.isEmpty() ? StructuredSelection.EMPTY : new TreeSelection(new TreePath(path.toArray())), true);
        following = false;
    }
}
