package org.portalscope.ui.table;

import java.util.Optional;
import java.util.function.IntFunction;
import java.util.function.Predicate;

import org.eclipse.jface.resource.JFaceResources;
import org.eclipse.swt.SWT;
import org.eclipse.swt.graphics.Color;
import org.eclipse.swt.graphics.Font;
import org.eclipse.swt.graphics.Point;
import org.eclipse.swt.graphics.Rectangle;
import org.eclipse.swt.widgets.Event;
import org.eclipse.swt.widgets.Table;
import org.eclipse.swt.widgets.TableItem;
import org.portalscope.presentation.table.ChangedCells;
import org.portalscope.presentation.table.StateColumn;
import org.portalscope.presentation.table.StateRow;
import org.portalscope.scene.Shortening;
import org.portalscope.scene.style.ColorRole;
import org.portalscope.scene.style.Mark;
import org.portalscope.scene.style.State;
import org.portalscope.ui.part.Colours;
import org.portalscope.ui.part.MarkPainter;
import org.portalscope.ui.part.TableRows;

/** Paints the cells of a table in the colours and with the marks of the graph. */
final class StateTablePainter {

    /** The key under which a column of the table keeps what it shows. */
    static final String COLUMN = "column";

    private static final int MARK_SIDE = 11;
    private static final int CORNER = 8;
    /** Characters of a value up to which it is shown beside the one that came after it. */
    private static final int SHORT = 12;

    private final Table table;
    private final ChangedCells changes;
    private final IntFunction<Optional<StateRow>> rows;
    private final Predicate<StateRow> linked;

    /**
     * Paints a table.
     *
     * @param rows   the row of an index
     * @param linked whether a row is about what is selected in some view
     */
    StateTablePainter(Table table, ChangedCells changes, IntFunction<Optional<StateRow>> rows, Predicate<StateRow> linked) {
        this.table = table;
        this.changes = changes;
        this.rows = rows;
        this.linked = linked;
        table.addListener(SWT.EraseItem, TableRows::erase);
        table.addListener(SWT.PaintItem, this::paint);
    }

    static Font font(StateColumn column) {
        return column.look() == StateColumn.Look.DIGITS ? JFaceResources.getTextFont() : JFaceResources.getDefaultFont();
    }

    Color background(StateRow row) {
        State state = RowLook.of(row.state());
        return RowLook.isFilled(state) ? Colours.fill(state) : Colours.of(ColorRole.CANVAS);
    }

    private void paint(Event event) {
        TableItem item = (TableItem) event.item;
        int index = table.indexOf(item);
        rows.apply(index).ifPresent(row -> {
            if (event.index == 0) {
                paintMark(event, row);
            } else {
                paintCell(event, row, item.getBounds(event.index));
            }
            if (linked.test(row) || table.isSelected(index)) {
                TableRows.paintSelection(event, table);
            }
        });
    }

    private void paintMark(Event event, StateRow row) {
        State state = changes.isNew(row) && row.state().word().isEmpty() ? State.CHANGED : RowLook.of(row.state());
        if (state.mark() != Mark.NONE) {
            MarkPainter.paint(event.gc, state.mark(), event.x + 6, event.y + (event.height - MARK_SIDE) / 2, MARK_SIDE, Colours.line(state));
        }
    }

    private void paintCell(Event event, StateRow row, Rectangle cell) {
        int column = event.index - 1;
        Optional<String> before = changes.before(row, column);
        if (before.isPresent()) {
            event.gc.setBackground(Colours.fill(State.CHANGED));
            event.gc.fillRectangle(cell);
            int corner = Math.min(CORNER, cell.width / 4);
            MarkPainter.paint(event.gc, Mark.CORNER, cell.x + cell.width - corner, cell.y, corner, Colours.line(State.CHANGED));
        }
        StateColumn look = (StateColumn) table.getColumn(event.index).getData(COLUMN);
        event.gc.setFont(font(look));
        event.gc.setForeground(Colours.of(RowLook.of(row.state()).isFaint() ? ColorRole.SECONDARY : ColorRole.TEXT));
        String words = before.filter(old -> !old.isEmpty() && old.length() <= SHORT).map(old -> old + " → ").orElse("") + row.text(column);
        paintWords(event, cell, words, row.text(column), look.look() == StateColumn.Look.NUMBER);
    }

    /** Both values if there is room for them, else the one now. */
    private static void paintWords(Event event, Rectangle cell, String both, String now, boolean right) {
        int room = cell.width - StateTableColumns.PADDING / 2;
        String chosen = event.gc.textExtent(both).x <= room ? both : now;
        String fitting = Shortening.END.fit(chosen, room, words -> event.gc.textExtent(words).x);
        Point extent = event.gc.textExtent(fitting);
        int x = right ? cell.x + cell.width - extent.x - StateTableColumns.PADDING / 2 : cell.x + StateTableColumns.PADDING / 2;
        event.gc.drawText(fitting, x, cell.y + (cell.height - extent.y) / 2, true);
    }
}
