package org.portalscope.session.table;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.OptionalInt;
import java.util.OptionalLong;
import java.util.Set;
import java.util.stream.Stream;

import org.portalscope.engine.description.TypedValue;
import org.portalscope.engine.protocol.ProtocolTable;
import org.portalscope.engine.protocol.ProtocolTable.Column;
import org.portalscope.engine.protocol.ProtocolTable.Row;
import org.portalscope.engine.step.Subject;
import org.portalscope.session.Session;
import org.portalscope.session.control.TableValues;
import org.portalscope.session.control.ValueWords;
import org.portalscope.session.state.ProcessState;

/** A table that protocols keep, such as the posted receives, of all processes. */
final class ProtocolRows {

    private static final String STANDS_FOR = "stands for";
    private static final String AGE = "age";
    private static final String STATEMENT = "statement";

    private final Session session;
    private final String name;
    /** The columns of the protocols by their names, in the order of the first table that has them. */
    private final Map<String, Column> columns = new LinkedHashMap<>();
    private final List<StateRow> rows = new ArrayList<>();
    private final Set<RowKey> keys = new HashSet<>();

    private ProtocolRows(Session session, String name) {
        this.session = session;
        this.name = name;
    }

    /** The names of all tables that protocols keep, in their order. */
    static List<String> names(Session session) {
        return session.state().processes().stream().flatMap(process -> process.protocolTables().stream()).map(ProtocolTable::name).distinct().toList();
    }

    /** The table of a name; without rows if nobody keeps one. */
    static StateTable table(Session session, String name) {
        return new ProtocolRows(session, name).table();
    }

    private StateTable table() {
        for (ProcessState process : session.state().processes()) {
            tables(process).forEach(table -> table.columns().forEach(column -> columns.putIfAbsent(column.name(), column)));
        }
        RowAges ages = new RowAges(session, name);
        for (ProcessState process : session.state().processes()) {
            tables(process).forEach(table -> add(process, table, ages));
        }
        List<StateColumn> all = new ArrayList<>(List.of(StateColumn.words("process")));
        columns.values().forEach(column -> all.add(look(column)));
        all.addAll(List.of(StateColumn.number(AGE), StateColumn.words(STATEMENT), StateColumn.words(STANDS_FOR)));
        return new StateTable(RowKey.of(0, new Subject.OfLabel(name)), name + " of all processes: " + rows.size(), all, rows);
    }

    private Stream<ProtocolTable> tables(ProcessState process) {
        return process.protocolTables().stream().filter(table -> table.name().equals(name));
    }

    private static StateColumn look(Column column) {
        return switch (column.unit()) {
            case BYTES, COUNT, INDEX, ID, NANOSECONDS -> StateColumn.number(column.name());
            case ADDRESS, MATCH_BITS, USER_BITS -> StateColumn.digits(column.name());
            case NONE, HANDLE -> StateColumn.words(column.name());
        };
    }

    private void add(ProcessState process, ProtocolTable table, RowAges ages) {
        for (Row row : table.rows()) {
            OptionalInt since = ages.since(process.index(), table, row);
            List<Subject> subjects = subjects(row);
            OptionalLong number = RowAges.number(table, row);
            List<StateCell> history = history(ages, since, number.isPresent() || !subjects.isEmpty());
            RowKey key = key(process, subjects, number);
            rows.add(new StateRow(key, RowState.IDLE, Set.copyOf(subjects), () -> cells(process, table, row, history)));
        }
    }

    /** Age and statement; of a row that came about before all that has been looked at, more than how long ago that was. */
    private static List<StateCell> history(RowAges ages, OptionalInt since, boolean isKnown) {
        if (since.isPresent()) {
            return new Cells().number(ages.age(since.getAsInt())).text(ages.statement(since.getAsInt())).list();
        }
        OptionalInt oldest = isKnown ? ages.oldest() : OptionalInt.empty();
        return (oldest.isEmpty() ? new Cells().empty(1) : new Cells().cell(new StateCell("over " + oldest.getAsInt(), oldest.getAsInt() + 1L))).empty(1).list();
    }

    private static List<Subject> subjects(Row row) {
        return Stream.<Subject>concat(row.operations().stream().map(Subject.OfOperation::new), row.handles().stream().map(Subject.OfObject::new)).toList();
    }

    /** By what the row stands for; rows that stand for the same, or for nothing, are told apart by their number, or else their place. */
    private RowKey key(ProcessState process, List<Subject> subjects, OptionalLong number) {
        return subjects.stream().map(subject -> RowKey.of(process.index(), subject)).filter(keys::add).findFirst()
                .orElseGet(() -> new RowKey(process.index(), new Subject.OfLabel(name), number.orElse(-1L - rows.size())));
    }

    private List<StateCell> cells(ProcessState process, ProtocolTable table, Row row, List<StateCell> history) {
        Map<String, StateCell> known = new LinkedHashMap<>();
        for (int i = 0; i < table.columns().size(); i++) {
            known.put(table.columns().get(i).name(), cell(process, table.columns().get(i), row.cells().get(i)));
        }
        Cells cells = new Cells().text(process.name());
        columns.keySet().forEach(column -> cells.cell(known.getOrDefault(column, StateCell.EMPTY)));
        history.forEach(cells::cell);
        return cells.text(TableValues.standsFor(row)).list();
    }

    private static StateCell cell(ProcessState process, Column column, Object value) {
        TypedValue typed = TableValues.cell(column, value);
        return new StateCell(ValueWords.text(typed, process.matchBitFields()), value instanceof Long number ? number : null);
    }
}
