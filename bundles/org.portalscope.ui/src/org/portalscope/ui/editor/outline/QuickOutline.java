package org.portalscope.ui.editor.outline;

import java.util.List;
import java.util.function.Consumer;

import org.eclipse.jface.dialogs.PopupDialog;
import org.eclipse.jface.viewers.TreeViewer;
import org.eclipse.swt.SWT;
import org.eclipse.swt.graphics.Point;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.swt.widgets.Control;
import org.eclipse.swt.widgets.Shell;
import org.eclipse.ui.dialogs.FilteredTree;
import org.eclipse.ui.dialogs.PatternFilter;
import org.portalscope.scenario.editing.OutlineItem;

/** The outline over the text, to be searched by typing; Enter goes to the part that is selected, Esc closes it. */
final class QuickOutline extends PopupDialog {

    private static final Point SIZE = new Point(420, 360);

    private final List<OutlineItem> items;
    private final Consumer<OutlineItem> chosen;
    private FilteredTree tree;

    /** @param chosen is given the part that the user wants to see */
    QuickOutline(Shell parent, List<OutlineItem> items, Consumer<OutlineItem> chosen) {
        super(parent, SWT.RESIZE, true, true, false, false, false, "Outline", "Type to search, Enter goes there");
        this.items = items;
        this.chosen = chosen;
    }

    @Override
    protected Control createDialogArea(Composite parent) {
        tree = new FilteredTree(parent, SWT.SINGLE, new PatternFilter(), true, true);
        OutlineTree.show(tree.getViewer(), items);
        tree.getViewer().expandAll();
        tree.getViewer().addOpenListener(event -> choose());
        tree.getFilterControl().addListener(SWT.DefaultSelection, event -> choose());
        return tree;
    }

    /** What is selected, else the first part that is left. */
    private void choose() {
        TreeViewer viewer = tree.getViewer();
        Object selected = viewer.getStructuredSelection().getFirstElement();
        Object item = selected != null || viewer.getTree().getItemCount() == 0 ? selected : viewer.getTree().getItem(0).getData();
        close();
        if (item instanceof OutlineItem part) {
            chosen.accept(part);
        }
    }

    @Override
    protected Control getFocusControl() {
        return tree.getFilterControl();
    }

    @Override
    protected Point getDefaultSize() {
        return SIZE;
    }
}
