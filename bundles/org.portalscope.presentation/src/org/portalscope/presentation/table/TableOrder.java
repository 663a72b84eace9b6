package org.portalscope.presentation.table;

import java.util.Comparator;
import java.util.List;

/**
 * In which order rows are shown.
 *
 * @param column     that they are sorted by, or {@link #NONE} for the order of the table
 * @param descending whether the largest come first
 */
public record TableOrder(int column, boolean descending) {

    private static final int NONE = -1;

    /** The order of the table itself, in which a list is searched, say. */
    public static final TableOrder OWN = new TableOrder(NONE, false);

    /** The order once somebody has chosen a column: ascending, then descending, then the table's own again. */
    public TableOrder choose(int chosen) {
        if (chosen != column) {
            return new TableOrder(chosen, false);
        }
        return descending ? OWN : new TableOrder(chosen, true);
    }

    /** Whether it is the table's own. */
    public boolean isOwn() {
        return column == NONE;
    }

    /** Rows in this order; those that are equal stay in theirs. */
    public List<StateRow> of(List<StateRow> rows) {
        if (isOwn()) {
            return rows;
        }
        Comparator<StateRow> ascending = Comparator.comparing(row -> row.cells().get(column));
        return rows.stream().sorted(descending ? ascending.reversed() : ascending).toList();
    }
}
