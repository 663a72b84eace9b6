package org.portalscope.session.table;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** A table of some part of the state at a moment: it does not change when the cursor moves on. To be used by one thread. */
public final class StateTable {

    private final RowKey about;
    private final String heading;
    private final List<StateColumn> columns;
    private final List<StateRow> rows;
    private Map<RowKey, StateRow> byKey;

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

    public List<StateRow> rows() {
        return rows;
    }

    /** The row of a key, if there is one. */
    public Optional<StateRow> row(RowKey key) {
        if (byKey == null) {
            byKey = new HashMap<>();
            rows.forEach(row -> byKey.put(row.key(), row));
        }
        return Optional.ofNullable(byKey.get(key));
    }
}
