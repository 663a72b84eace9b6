package org.portalscope.presentation.control;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;

import org.portalscope.engine.api.Handle;
import org.portalscope.engine.description.TypedValue;
import org.portalscope.engine.description.Unit;
import org.portalscope.engine.protocol.MatchBitField;
import org.portalscope.engine.protocol.ProtocolTable;
import org.portalscope.engine.protocol.ProtocolTable.Column;
import org.portalscope.engine.protocol.ProtocolTable.Row;
import org.portalscope.engine.step.Numbers;
import org.portalscope.timeline.text.FieldWords;

/** Makes values of the tables of protocols: a table unfolds to its rows, a row to its cells and to what it stands for. */
public final class TableValues {

    /** Rows that are told apart. */
    static final int MOST_ROWS = 256;

    /** The part of a row that says what it stands for. */
    private static final String STANDS_FOR = "stands for";

    private TableValues() {
    }

    /**
     * The tables under their names, in their order.
     *
     * @param fields what match bits mean
     */
    public static Map<String, TypedValue> of(List<ProtocolTable> tables, List<MatchBitField> fields) {
        Map<String, TypedValue> values = new LinkedHashMap<>();
        for (ProtocolTable table : tables) {
            values.put(free(table.name(), values), new TypedValue("a table", null, Numbers.count(table.rows().size(), "row"), rows(table, fields)));
        }
        return values;
    }

    /** A name that nothing has: those of two protocols may have the same. */
    private static String free(String name, Map<String, TypedValue> taken) {
        return IntStream.iterate(1, i -> i + 1).mapToObj(i -> i == 1 ? name : name + " (" + i + ")").filter(it -> !taken.containsKey(it))
                .findFirst().orElseThrow();
    }

    private static Map<String, TypedValue> rows(ProtocolTable table, List<MatchBitField> fields) {
        Map<String, TypedValue> rows = new LinkedHashMap<>();
        boolean numbered = isNumbered(table);
        for (int i = 0; i < Math.min(MOST_ROWS, table.rows().size()); i++) {
            Map<String, TypedValue> parts = parts(table.columns(), table.rows().get(i));
            String text = parts.entrySet().stream().skip(numbered ? 1 : 0).filter(part -> !part.getKey().equals(STANDS_FOR))
                    .map(part -> part.getKey() + " " + ValueWords.text(part.getValue(), fields)).collect(Collectors.joining(", "));
            rows.put(numbered ? number(parts) : "[" + i + "]", new TypedValue("a row", null, text, parts));
        }
        return rows;
    }

    /** Whether the first column tells each row from the others: what a row is called is the same then when others go. */
    private static boolean isNumbered(ProtocolTable table) {
        Unit unit = table.columns().isEmpty() ? Unit.NONE : table.columns().get(0).unit();
        return (unit == Unit.INDEX || unit == Unit.ID || unit == Unit.HANDLE)
                && table.rows().stream().map(row -> row.cells().get(0)).distinct().count() == table.rows().size();
    }

    /** {@code request 7}. */
    private static String number(Map<String, TypedValue> parts) {
        Map.Entry<String, TypedValue> first = parts.entrySet().iterator().next();
        return first.getKey() + " " + first.getValue().text();
    }

    private static Map<String, TypedValue> parts(List<Column> columns, Row row) {
        Map<String, TypedValue> parts = new LinkedHashMap<>();
        for (int i = 0; i < columns.size(); i++) {
            parts.put(columns.get(i).name(), cell(columns.get(i), row.cells().get(i)));
        }
        String others = standsFor(row);
        if (!others.isEmpty()) {
            parts.put(STANDS_FOR, new TypedValue("objects and operations", null, others));
        }
        return parts;
    }

    /** A cell, its number told as its column's unit says. */
    public static TypedValue cell(Column column, Object cell) {
        String text = cell instanceof Long number ? FieldWords.number(column.unit(), number) : cell.toString();
        return new TypedValue("a cell", column.unit(), cell, text, Map.of());
    }

    /** The Portals objects and the operations that a row stands for: {@code me 3, #7 from 0:0}; nothing if there are none. */
    public static String standsFor(Row row) {
        return Stream.concat(row.handles().stream().map(Handle::text), row.operations().stream().map(operation -> operation + " from " + operation.initiator()))
                .collect(Collectors.joining(", "));
    }
}
