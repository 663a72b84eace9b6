package org.portalscope.ui.part;

import java.util.HashSet;
import java.util.LinkedList;
import java.util.List;
import java.util.Objects;
import java.util.Set;

import org.eclipse.swt.SWT;
import org.eclipse.swt.graphics.GC;
import org.eclipse.swt.graphics.Point;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.swt.widgets.Event;
import org.eclipse.swt.widgets.Tree;
import org.eclipse.swt.widgets.TreeColumn;
import org.eclipse.swt.widgets.TreeItem;
import org.portalscope.scene.style.ColorRole;
import org.portalscope.ui.part.TextTable.Line;
import org.portalscope.ui.part.TextTable.Look;

/** Lines of two cells that unfold; what is unfolded or selected stays so when other lines show. What does not fit is shortened, and the tooltip has it all. */
public final class TextTree {

    /** Pixels that a level is indented, the arrow included. */
    private static final int INDENT = 24;

    private final Tree tree;
    private final Set<String> unfolded = new HashSet<>();
    private List<Branch> branches = List.of();

    /**
     * A line, and those that it unfolds to.
     *
     * @param key by which it is known again
     */
    public record Branch(String key, Line line, List<Branch> children) {

        public Branch {
            children = List.copyOf(children);
        }
    }

    public TextTree(Composite parent) {
        tree = new Tree(parent, SWT.FULL_SELECTION | SWT.SINGLE | SWT.V_SCROLL);
        tree.setData("org.eclipse.e4.ui.css.disabled", Boolean.TRUE);
        new TreeColumn(tree, SWT.LEFT);
        new TreeColumn(tree, SWT.LEFT);
        tree.addListener(SWT.Resize, event -> fit());
        tree.addListener(SWT.MouseMove, this::showTooltip);
        tree.addListener(SWT.Expand, event -> unfold((TreeItem) event.item));
        tree.addListener(SWT.Collapse, event -> unfolded.remove(branch((TreeItem) event.item).key));
        recolour();
    }

    public Tree control() {
        return tree;
    }

    /** The selected line, behind those that it is unfolded from; empty if none is selected. */
    public List<Branch> selection() {
        LinkedList<Branch> path = new LinkedList<>();
        for (TreeItem item = tree.getSelectionCount() == 0 ? null : tree.getSelection()[0]; item != null; item = item.getParentItem()) {
            path.addFirst(branch(item));
        }
        return path;
    }

    /** The lines that it shows, folded ones in those that they belong to. */
    public List<Branch> lines() {
        return branches;
    }

    /** Shows lines in the place of those that show. */
    public void show(List<Branch> newBranches) {
        if (newBranches.equals(branches)) {
            return;
        }
        branches = List.copyOf(newBranches);
        String selected = tree.getSelectionCount() == 0 || tree.getSelection()[0].getData() == null ? null : branch(tree.getSelection()[0]).key;
        tree.deselectAll();
        tree.setToolTipText(null);
        fit();
        select(selected, tree.getItems());
    }

    /** Selects the line of a key again, if it shows. */
    private void select(String key, TreeItem... items) {
        for (TreeItem item : items) {
            if (item.getData() != null && branch(item).key.equals(key)) {
                tree.setSelection(item);
            } else if (item.getExpanded()) {
                select(key, item.getItems());
            }
        }
    }

    /** Takes the colours of the theme. */
    public void recolour() {
        tree.setBackground(Colours.of(ColorRole.CANVAS));
        tree.setForeground(Colours.of(ColorRole.TEXT));
        fit();
    }

    private void unfold(TreeItem item) {
        unfolded.add(branch(item).key);
        tree.getDisplay().asyncExec(() -> {
            if (!tree.isDisposed()) {
                fit();
            }
        });
    }

    private void fit() {
        GC gc = new GC(tree);
        try {
            int room = Math.max(1, tree.getClientArea().width);
            int first = TextCells.widthOfFirst(room, widest(gc, branches, 1), widestSecond(gc, branches));
            setWidth(0, first);
            setWidth(1, room - first);
            tree.setItemCount(branches.size());
            for (int i = 0; i < branches.size(); i++) {
                fill(gc, tree.getItem(i), branches.get(i), 1);
            }
        } finally {
            gc.dispose();
        }
    }

    private void setWidth(int column, int width) {
        if (tree.getColumn(column).getWidth() != width) {
            tree.getColumn(column).setWidth(width);
        }
    }

    private int widest(GC gc, List<Branch> of, int level) {
        int widest = 0;
        for (Branch branch : of) {
            widest = Math.max(widest, level * INDENT + TextCells.width(gc, branch.line.look(), branch.line.first()));
            widest = Math.max(widest, unfolded.contains(branch.key) ? widest(gc, branch.children, level + 1) : 0);
        }
        return widest;
    }

    private int widestSecond(GC gc, List<Branch> of) {
        int widest = 0;
        for (Branch branch : of) {
            widest = Math.max(widest, TextCells.width(gc, Look.PLAIN, branch.line.second()));
            widest = Math.max(widest, unfolded.contains(branch.key) ? widestSecond(gc, branch.children) : 0);
        }
        return widest;
    }

    /** What is folded has one empty line in it, for its arrow. */
    private void fill(GC gc, TreeItem item, Branch branch, int level) {
        Line line = branch.line;
        item.setData(branch);
        setText(item, 0, TextCells.fit(gc, line.look(), line.first(), tree.getColumn(0).getWidth() - level * INDENT));
        setText(item, 1, TextCells.fit(gc, Look.PLAIN, line.second(), tree.getColumn(1).getWidth() - TextCells.PADDING));
        item.setFont(0, TextCells.font(line.look()));
        item.setForeground(Colours.of(ColorRole.TEXT));
        item.setBackground(TextCells.background(line.look()));
        boolean open = unfolded.contains(branch.key);
        item.setItemCount(open ? branch.children.size() : Math.min(1, branch.children.size()));
        item.setExpanded(open);
        for (int i = 0; open && i < branch.children.size(); i++) {
            fill(gc, item.getItem(i), branch.children.get(i), level + 1);
        }
    }

    private static void setText(TreeItem item, int column, String text) {
        if (!Objects.equals(item.getText(column), text)) {
            item.setText(column, text);
        }
    }

    private static Branch branch(TreeItem item) {
        return (Branch) item.getData();
    }

    private void showTooltip(Event event) {
        TreeItem item = tree.getItem(new Point(event.x, event.y));
        String tooltip = item == null || item.getData() == null ? null : branch(item).line.tooltip();
        if (!Objects.equals(tooltip, tree.getToolTipText())) {
            tree.setToolTipText(tooltip);
        }
    }
}
