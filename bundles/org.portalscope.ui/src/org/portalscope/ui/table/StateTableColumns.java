package org.portalscope.ui.table;

import java.util.List;
import java.util.function.IntConsumer;

import org.eclipse.swt.SWT;
import org.eclipse.swt.graphics.GC;
import org.eclipse.swt.widgets.Table;
import org.eclipse.swt.widgets.TableColumn;
import org.portalscope.presentation.table.StateColumn;
import org.portalscope.presentation.table.StateRow;
import org.portalscope.presentation.table.TableOrder;

/** The columns of a table: one for marks, and those of the table, as wide as their widest text among the first rows, within limits. */
final class StateTableColumns {

    static final int MARKS_WIDE = 24;
    /** Pixels of a cell beside its text. */
    static final int PADDING = 14;

    private static final int MOST_MEASURED = 100;
    /** A column is no wider than this at first, in the font of the table. */
    private static final String WIDEST = "m".repeat(32);

    private final Table table;
    private final IntConsumer chosen;
    private List<StateColumn> shown = List.of();
    private int measured;

    /** @param chosen is told the column whose head the user clicks on */
    StateTableColumns(Table table, IntConsumer chosen) {
        this.table = table;
        this.chosen = chosen;
        add("", SWT.LEFT).setWidth(MARKS_WIDE);
    }

    /** Shows other columns. */
    void show(List<StateColumn> columns) {
        while (table.getColumnCount() > 1) {
            table.getColumn(table.getColumnCount() - 1).dispose();
        }
        shown = columns;
        measured = 0;
        for (int i = 0; i < columns.size(); i++) {
            int index = i;
            TableColumn column = add(columns.get(i).name(), columns.get(i).look() == StateColumn.Look.NUMBER ? SWT.RIGHT : SWT.LEFT);
            column.setData(StateTablePainter.COLUMN, columns.get(i));
            column.setMoveable(true);
            column.addListener(SWT.Selection, click -> chosen.accept(index));
        }
        showOrder(TableOrder.OWN);
    }

    private TableColumn add(String name, int alignment) {
        TableColumn column = new TableColumn(table, alignment);
        column.setText(name);
        return column;
    }

    /** Shows by which column rows are sorted. */
    void showOrder(TableOrder order) {
        table.setSortColumn(order.isOwn() ? null : table.getColumn(order.column() + 1));
        table.setSortDirection(order.isOwn() ? SWT.NONE : order.descending() ? SWT.DOWN : SWT.UP);
    }

    /** Measures all anew when rows show next: the text has another size. */
    void forget() {
        measured = 0;
    }

    /** Makes them wide enough as rows come; who has changed the width of a column keeps it until then. */
    void fit(List<StateRow> rows) {
        int count = Math.min(MOST_MEASURED, rows.size());
        if (count <= measured && measured > 0) {
            return;
        }
        measured = Math.max(1, count);
        GC gc = new GC(table);
        try {
            for (int i = 0; i < shown.size(); i++) {
                fit(gc, rows.subList(0, count), i);
            }
        } finally {
            gc.dispose();
        }
    }

    private void fit(GC gc, List<StateRow> rows, int column) {
        gc.setFont(table.getFont());
        int widest = gc.textExtent(shown.get(column).name()).x + PADDING / 2;
        gc.setFont(StateTablePainter.font(shown.get(column)));
        int most = gc.textExtent(WIDEST).x;
        for (StateRow row : rows) {
            widest = Math.max(widest, gc.textExtent(row.text(column)).x);
        }
        TableColumn wide = table.getColumn(column + 1);
        wide.setWidth(Math.max(wide.getWidth(), Math.min(most, widest + PADDING)));
    }
}
