package org.portalscope.presentation.table;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.IntStream;

/** A table of some part of the state at a moment: it does not change when the cursor moves on. To be used by one thread. */
public final class StateTable {

    private static final int NOWHERE = -1;
    private static final int FEW = 8;

    private final RowKey about;
    private final String heading;
    private final List<StateColumn> columns;
    private final List<StateRow> rows;
    private Map<RowKey, Integer> byKey;
    /** Index of the row that was asked for last. */
    private int found = NOWHERE;
    private int searches;

    /**
     * A table.
     *
     * @param about   what all of it is about; tables about the same are compared
     * @param heading says that in words, and what no row says
     * @param rows    not copied, and not to be changed; those of a large table may be made when they are asked for
     */
    StateTable(RowKey about, String heading, List<StateColumn> columns, List<StateRow> rows) {
        this.about = about;
        this.heading = heading;
        this.columns = List.copyOf(columns);
        this.rows = rows;
    }

    public RowKey about() {
        return about;
    }

    /** What it is about, as a line above it. */
    public String heading() {
        return heading;
    }

    public List<StateColumn> columns() {
        return columns;
    }

    /** Whether a column has a name that begins so, as filters look for it. */
    public boolean hasColumn(String begun) {
        return columns.stream().anyMatch(column -> column.name().startsWith(begun));
    }

    public List<StateRow> rows() {
        return rows;
    }

    /** The row of a key, if there is one; rows that are asked for in their order are found at once. */
    public Optional<StateRow> row(RowKey key) {
        if (!isAt(found, key)) {
            found = isAt(found + 1, key) ? found + 1 : search(key);
        }
        return isAt(found, key) ? Optional.of(rows.get(found)) : Optional.empty();
    }

    private boolean isAt(int index, RowKey key) {
        return index >= 0 && index < rows.size() && rows.get(index).key().equals(key);
    }

    /** A few are looked for one after the other: an index of a long table is made for somebody who asks for many. */
    private int search(RowKey key) {
        if (searches++ < FEW) {
            return IntStream.range(0, rows.size()).filter(i -> isAt(i, key)).findFirst().orElse(NOWHERE);
        }
        if (byKey == null) {
            byKey = new HashMap<>();
            IntStream.range(0, rows.size()).forEach(i -> byKey.put(rows.get(i).key(), i));
        }
        return byKey.getOrDefault(key, NOWHERE);
    }
}
