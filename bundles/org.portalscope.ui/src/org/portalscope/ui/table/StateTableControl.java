package org.portalscope.ui.table;

import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.stream.IntStream;

import org.eclipse.swt.SWT;
import org.eclipse.swt.graphics.Point;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.swt.widgets.Event;
import org.eclipse.swt.widgets.Table;
import org.eclipse.swt.widgets.TableItem;
import org.portalscope.presentation.table.ChangedCells;
import org.portalscope.presentation.table.CopiedRows;
import org.portalscope.presentation.table.RowKey;
import org.portalscope.presentation.table.RowState;
import org.portalscope.presentation.table.StaleRows;
import org.portalscope.presentation.table.StateRow;
import org.portalscope.presentation.table.StateTable;
import org.portalscope.presentation.table.TableFilter;
import org.portalscope.presentation.table.TableOrder;
import org.portalscope.scene.style.ColorRole;
import org.portalscope.timeline.Position;
import org.portalscope.timeline.state.ProcessSubject;
import org.portalscope.ui.part.Colours;
import org.portalscope.ui.part.TableRows;

/** A table of the state at the cursor, filtered and sorted; only rows that show are fetched. What the last move has changed is marked. */
final class StateTableControl implements PiecewiseFilter.Taker {

    private final Table table;
    private final ChangedCells changes = new ChangedCells();
    private final StaleRows stale = new StaleRows();
    private final StateTablePainter painter;
    private final StateTableColumns columns;
    private final Consumer<String> filtered;
    private final PiecewiseFilter filter;
    private TableOrder order = TableOrder.OWN;
    private StateTable shown;
    private List<StateRow> rows = List.of();
    /** What was selected before rows were taken away in pieces; nothing while none are. */
    private Optional<List<RowKey>> kept = Optional.empty();
    private Optional<ProcessSubject> selection = Optional.empty();
    private Position position;

    /**
     * A table.
     *
     * @param selected is told the row that the user selects
     * @param opened   is told the row on which the user double-clicks or presses Enter
     * @param filtered is told what the filter has come to, as a sentence; an empty one without a filter
     */
    StateTableControl(Composite parent, Consumer<StateRow> selected, Consumer<StateRow> opened, Consumer<String> filtered) {
        this.filtered = filtered;
        table = new Table(parent, SWT.VIRTUAL | SWT.FULL_SELECTION | SWT.MULTI | SWT.V_SCROLL | SWT.H_SCROLL);
        table.setData("org.eclipse.e4.ui.css.disabled", Boolean.TRUE);
        table.setHeaderVisible(true);
        filter = new PiecewiseFilter(table, this);
        columns = new StateTableColumns(table, this::sort);
        painter = new StateTablePainter(table, changes, this::row, this::isSelectedSomewhere);
        table.addListener(SWT.SetData, event -> fill((TableItem) event.item, event.index));
        table.addListener(SWT.MouseMove, this::showTooltip);
        table.addListener(SWT.Resize, resize -> hasRoom());
        table.addListener(SWT.Selection, event -> row(table.indexOf((TableItem) event.item)).ifPresent(selected));
        table.addListener(SWT.DefaultSelection, event -> row(table.indexOf((TableItem) event.item)).ifPresent(opened));
        recolour();
    }

    Table control() {
        return table;
    }

    /** Shows a table in the place of the one that shows. */
    void show(StateTable newTable, Position at, Optional<ProcessSubject> selected) {
        boolean moved = !at.equals(position);
        boolean chosen = !selected.equals(selection);
        position = at;
        selection = selected;
        changes.show(newTable, at);
        if (shown == null || !shown.columns().equals(newTable.columns())) {
            order = TableOrder.OWN;
            columns.show(newTable.columns());
            filter.cancel();
            rows = List.of();
            stale.show(rows, at);
        }
        shown = newTable;
        filter.run(shown, moved);
        if (chosen) {
            table.redraw();
        }
        if (chosen && selected().stream().noneMatch(this::isSelectedSomewhere)) {
            IntStream.range(0, rows.size()).filter(i -> isSelectedSomewhere(rows.get(i))).findFirst().ifPresent(this::show);
        }
    }

    private boolean isSelectedSomewhere(StateRow row) {
        return selection.filter(it -> row.isAbout(it.process(), it.subject())).isPresent();
    }

    /** Shows the rows that meet a filter. */
    void filter(TableFilter newFilter) {
        filter.set(newFilter);
        if (shown != null) {
            again();
        }
    }

    private void sort(int column) {
        order = order.choose(column);
        columns.showOrder(order);
        again();
    }

    /** The table has got room; rows that have waited for that come now. */
    private void hasRoom() {
        if (shown != null && rows.isEmpty()) {
            again();
        }
    }

    @Override
    public void shortens() {
        kept = Optional.of(keys());
    }

    @Override
    public void again() {
        filter.run(shown, true);
    }

    /** Shows rows, once the table has room: GTK complains of the scroll bars of a table that has rows before it has a size. */
    @Override
    public void take(List<StateRow> wanted, boolean reveal) {
        if (table.getSize().y == 0) {
            return;
        }
        List<RowKey> keys = keys();
        rows = order.of(wanted);
        columns.fit(rows);
        table.setToolTipText(null);
        Optional<List<Integer>> changed = stale.show(rows, position).filter(few -> kept.isEmpty() && table.getItemCount() == rows.size());
        kept = Optional.empty();
        if (changed.isPresent()) {
            changed.get().forEach(table::clear);
        } else {
            table.setRedraw(false);
            TableRows.setCount(table, rows.size());
            table.clearAll();
            select(keys);
        }
        if (reveal) {
            reveal();
        }
        if (changed.isEmpty()) {
            table.setRedraw(true);
        }
        filtered.accept(found());
    }

    /** What the filter has come to, as a sentence; empty without one. */
    private String found() {
        if (filter.filter().isEmpty()) {
            return "";
        }
        return rows.isEmpty() ? filter.filter().problem(shown.columns()).orElse("No row has these words.")
                : rows.size() + " of " + shown.rows().size() + " rows";
    }

    /** What is selected, or was before rows were taken away. */
    private List<RowKey> keys() {
        return kept.orElseGet(() -> selected().stream().map(StateRow::key).toList());
    }

    private void select(List<RowKey> keys) {
        if (!keys.isEmpty()) {
            table.select(IntStream.range(0, rows.size()).filter(i -> keys.contains(rows.get(i).key())).toArray());
        }
    }

    /** Brings the row that the cursor is about into sight. */
    private void reveal() {
        IntStream.range(0, rows.size()).filter(i -> isPresent(rows.get(i).state())).reduce((first, last) -> last).ifPresent(this::show);
    }

    private static boolean isPresent(RowState state) {
        return state == RowState.CURRENT || state == RowState.ACCEPTED || state == RowState.REFUSED;
    }

    private void show(int index) {
        int visible = Math.max(1, table.getClientArea().height / Math.max(1, table.getItemHeight()));
        if (index < table.getTopIndex() || index >= table.getTopIndex() + visible) {
            table.setTopIndex(Math.max(0, index - visible / 2));
        }
    }

    Optional<StateTable> shown() {
        return Optional.ofNullable(shown);
    }

    /** The rows that show, in their order. */
    List<StateRow> rows() {
        return rows;
    }

    /** The rows that the user has selected, in their order. */
    List<StateRow> selected() {
        return IntStream.of(table.getSelectionIndices()).sorted().filter(i -> i < rows.size()).mapToObj(rows::get).toList();
    }

    /** The selected rows, or all if none is. */
    List<StateRow> chosen() {
        return selected().isEmpty() ? rows : selected();
    }

    /** What is copied. */
    CopiedRows copied() {
        return CopiedRows.of(shown == null ? List.of() : shown.columns(), chosen());
    }

    void recolour() {
        columns.forget();
        table.setBackground(Colours.of(ColorRole.CANVAS));
        table.setForeground(Colours.of(ColorRole.TEXT));
        table.setHeaderBackground(Colours.of(ColorRole.CANVAS));
        table.setHeaderForeground(Colours.of(ColorRole.TEXT));
        table.clearAll();
    }

    private Optional<StateRow> row(int index) {
        return index < 0 || index >= rows.size() ? Optional.empty() : Optional.of(rows.get(index));
    }

    /** The words are painted; these are for screen readers and tests. */
    private void fill(TableItem item, int index) {
        row(index).ifPresent(row -> {
            for (int column = 0; column < row.cells().size(); column++) {
                item.setText(column + 1, row.text(column));
            }
            item.setText(0, row.state().word());
            item.setBackground(painter.background(row));
        });
    }

    private void showTooltip(Event event) {
        TableItem item = table.getItem(new Point(event.x, event.y));
        String tooltip = item == null ? null : row(table.indexOf(item)).map(row -> tooltip(row, column(item, event.x))).orElse(null);
        if (tooltip == null || !tooltip.equals(table.getToolTipText())) {
            table.setToolTipText(tooltip);
        }
    }

    private int column(TableItem item, int x) {
        return IntStream.range(0, table.getColumnCount()).filter(i -> item.getBounds(i).contains(x, item.getBounds(i).y)).findFirst().orElse(0) - 1;
    }

    private String tooltip(StateRow row, int column) {
        if (column < 0) {
            return changes.isNew(row) ? "new" : row.state().word();
        }
        String was = changes.before(row, column).map(before -> "\nwas " + (before.isEmpty() ? "empty" : before)).orElse("");
        return shown.columns().get(column).name() + ": " + row.text(column) + was;
    }
}
