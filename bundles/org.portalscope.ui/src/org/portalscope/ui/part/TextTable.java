package org.portalscope.ui.part;

import java.util.List;
import java.util.Objects;
import java.util.function.Function;

import org.eclipse.swt.SWT;
import org.eclipse.swt.graphics.GC;
import org.eclipse.swt.graphics.Point;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.swt.widgets.Event;
import org.eclipse.swt.widgets.Table;
import org.eclipse.swt.widgets.TableColumn;
import org.eclipse.swt.widgets.TableItem;
import org.portalscope.scene.style.ColorRole;

/** Lines of two cells; what does not fit is shortened, and the tooltip has it all. */
public final class TextTable {

    private final Table table;
    private List<Line> lines = List.of();

    /** How a line is shown. */
    public enum Look {
        PLAIN, HEADING, CHANGED
    }

    /**
     * What a line says.
     *
     * @param first  what it is about
     * @param second what it says about that
     */
    public record Line(String first, String second, String tooltip, Look look) {
    }

    public TextTable(Composite parent) {
        table = new Table(parent, SWT.FULL_SELECTION | SWT.SINGLE | SWT.V_SCROLL);
        table.setData("org.eclipse.e4.ui.css.disabled", Boolean.TRUE);
        new TableColumn(table, SWT.LEFT);
        new TableColumn(table, SWT.LEFT);
        table.addListener(SWT.Resize, event -> fit());
        table.addListener(SWT.MouseMove, this::showTooltip);
        recolour();
    }

    public Table control() {
        return table;
    }

    /** The lines that it shows. */
    public List<Line> lines() {
        return lines;
    }

    /** Shows lines in the place of those that show. */
    public void show(List<Line> newLines) {
        if (newLines.equals(lines)) {
            return;
        }
        lines = List.copyOf(newLines);
        table.setItemCount(lines.size());
        table.deselectAll();
        table.setToolTipText(null);
        fit();
    }

    /** Takes the colours of the theme. */
    public void recolour() {
        table.setBackground(Colours.of(ColorRole.CANVAS));
        table.setForeground(Colours.of(ColorRole.TEXT));
        fit();
    }

    private void fit() {
        GC gc = new GC(table);
        try {
            int room = Math.max(1, table.getClientArea().width);
            int first = TextCells.widthOfFirst(room, widest(gc, Line::look, Line::first), widest(gc, line -> Look.PLAIN, Line::second));
            setWidth(0, first);
            setWidth(1, room - first);
            for (int i = 0; i < lines.size(); i++) {
                fill(gc, table.getItem(i), lines.get(i));
            }
        } finally {
            gc.dispose();
        }
    }

    private void setWidth(int column, int width) {
        if (table.getColumn(column).getWidth() != width) {
            table.getColumn(column).setWidth(width);
        }
    }

    private int widest(GC gc, Function<Line, Look> look, Function<Line, String> text) {
        return lines.stream().mapToInt(line -> TextCells.width(gc, look.apply(line), text.apply(line))).max().orElse(0);
    }

    private void fill(GC gc, TableItem item, Line line) {
        setText(item, 0, fit(gc, line.look, line.first, 0));
        setText(item, 1, fit(gc, Look.PLAIN, line.second, 1));
        item.setFont(0, TextCells.font(line.look));
        item.setForeground(Colours.of(ColorRole.TEXT));
        item.setBackground(TextCells.background(line.look));
    }

    private static void setText(TableItem item, int column, String text) {
        if (!Objects.equals(item.getText(column), text)) {
            item.setText(column, text);
        }
    }

    private String fit(GC gc, Look look, String text, int column) {
        return TextCells.fit(gc, look, text, table.getColumn(column).getWidth() - TextCells.PADDING);
    }

    private void showTooltip(Event event) {
        TableItem item = table.getItem(new Point(event.x, event.y));
        int index = item == null ? -1 : table.indexOf(item);
        String tooltip = index < 0 || index >= lines.size() ? null : lines.get(index).tooltip;
        if (!Objects.equals(tooltip, table.getToolTipText())) {
            table.setToolTipText(tooltip);
        }
    }
}
