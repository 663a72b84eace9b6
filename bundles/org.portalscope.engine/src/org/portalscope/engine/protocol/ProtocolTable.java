package org.portalscope.engine.protocol;

import java.util.List;

import org.portalscope.engine.api.OperationId;
import org.portalscope.engine.description.Unit;

/**
 * A part of a protocol's state as people know it: the posted receives, the unexpected messages.
 *
 * @param name    in the words of the protocol's document
 * @param isQueue whether its rows wait for something, such as messages for their receives: together these tables say how far communication is
 */
public record ProtocolTable(String name, boolean isQueue, List<Column> columns, List<Row> rows) {

    /** A table that is no queue. */
    public ProtocolTable(String name, List<Column> columns, List<Row> rows) {
        this(name, false, columns, rows);
    }

    /** A queue. */
    public static ProtocolTable queue(String name, List<Column> columns, List<Row> rows) {
        return new ProtocolTable(name, true, columns, rows);
    }

    /** @throws IllegalArgumentException if a row has not as many cells as there are columns */
    public ProtocolTable {
        columns = List.copyOf(columns);
        rows = List.copyOf(rows);
        for (Row row : rows) {
            if (row.cells.size() != columns.size()) {
                throw new IllegalArgumentException(name + ": " + row.cells.size() + " cells for " + columns.size() + " columns");
            }
        }
    }

    /**
     * A column.
     *
     * @param unit what its numbers count or name
     */
    public record Column(String name, Unit unit) {
    }

    /**
     * A row.
     *
     * @param cells      a {@link Long}, {@link Boolean}, {@link String} or value of the engine's api for each column
     * @param handles    of the Portals objects that it stands for, Portals 3.2 §3.2.2
     * @param operations that it stands for
     */
    public record Row(List<Object> cells, List<Long> handles, List<OperationId> operations) {

        public Row {
            cells = List.copyOf(cells);
            handles = List.copyOf(handles);
            operations = List.copyOf(operations);
        }
    }
}
