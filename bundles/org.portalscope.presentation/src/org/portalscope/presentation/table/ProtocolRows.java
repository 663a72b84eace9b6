package org.portalscope.presentation.table;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.OptionalInt;
import java.util.OptionalLong;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;

import org.portalscope.engine.description.TypedValue;
import org.portalscope.engine.protocol.ProtocolTable;
import org.portalscope.engine.protocol.ProtocolTable.Column;
import org.portalscope.engine.protocol.ProtocolTable.Row;
import org.portalscope.engine.step.Subject;
import org.portalscope.presentation.control.TableValues;
import org.portalscope.presentation.control.ValueWords;
import org.portalscope.timeline.session.Session;
import org.portalscope.timeline.state.ProcessState;

/** A table that protocols keep, such as the posted receives, of all processes. */
final class ProtocolRows {

    private static final String STANDS_FOR = "stands for";
    private static final String AGE = "age";
    private static final String STATEMENT = "statement";

    private static final String QUEUE = "queue";
    private static final String NUMBER = "number";

    private final Session session;
    private final List<String> names;
    /** The columns of the protocols by their names, in the order of the first table that has them. */
    private final Map<String, Column> columns = new LinkedHashMap<>();
    private final List<StateRow> rows = new ArrayList<>();
    private final Set<RowKey> keys = new HashSet<>();

    private ProtocolRows(Session session, List<String> names) {
        this.session = session;
        this.names = names;
    }

    /** The names of all tables that protocols keep, in their order. */
    static List<String> names(Session session) {
        return tables(session).map(ProtocolTable::name).distinct().toList();
    }

    /** The names of those tables that are queues. */
    static List<String> queues(Session session) {
        return tables(session).filter(ProtocolTable::isQueue).map(ProtocolTable::name).distinct().toList();
    }

    private static Stream<ProtocolTable> tables(Session session) {
        return session.state().processes().stream().flatMap(process -> process.protocolTables().stream());
    }

    /** The table of a name; without rows if nobody keeps one. */
    static StateTable table(Session session, String name) {
        ProtocolRows all = new ProtocolRows(session, List.of(name));
        all.add();
        return all.table(name, name + " of all processes: " + all.rows.size());
    }

    /** Several tables as one, each row with the name of its table; the numbers by which rows are known share a column. */
    static StateTable together(Session session, List<String> names) {
        ProtocolRows all = new ProtocolRows(session, names);
        all.add();
        Map<String, Long> counts = tables(session).collect(Collectors.groupingBy(ProtocolTable::name, Collectors.summingLong(table -> table.rows().size())));
        return all.table("all processes", names.stream().map(name -> name + ' ' + counts.get(name)).collect(Collectors.joining(", ")));
    }

    private boolean isOne() {
        return names.size() == 1;
    }

    private void add() {
        for (ProcessState process : session.state().processes()) {
            names.forEach(name -> tables(process, name).forEach(table -> table.columns().forEach(column -> columns.putIfAbsent(name(table, column), column))));
        }
        Map<String, RowAges> ages = names.stream().collect(Collectors.toMap(name -> name, name -> new RowAges(session, name)));
        for (ProcessState process : session.state().processes()) {
            names.forEach(name -> tables(process, name).forEach(table -> add(process, table, ages.get(name))));
        }
    }

    private StateTable table(String about, String heading) {
        List<StateColumn> all = new ArrayList<>(List.of(StateColumn.words("process")));
        if (!isOne()) {
            all.add(StateColumn.words(QUEUE));
        }
        columns.forEach((name, column) -> all.add(look(name, column)));
        all.addAll(List.of(StateColumn.number(AGE), StateColumn.words(STATEMENT), StateColumn.words(STANDS_FOR)));
        return new StateTable(RowKey.of(0, new Subject.OfLabel(about)), heading, all, rows);
    }

    private static Stream<ProtocolTable> tables(ProcessState process, String name) {
        return process.protocolTables().stream().filter(table -> table.name().equals(name));
    }

    /** What a column is called: the numbers of rows of several tables stand in one. */
    private String name(ProtocolTable table, Column column) {
        return !isOne() && RowAges.isNumbered(table) && column.equals(table.columns().get(0)) ? NUMBER : column.name();
    }

    private static StateColumn look(String name, Column column) {
        return switch (column.unit()) {
            case BYTES, COUNT, INDEX, ID, NANOSECONDS -> StateColumn.number(name);
            case ADDRESS, MATCH_BITS, USER_BITS -> StateColumn.digits(name);
            case NONE, HANDLE -> StateColumn.words(name);
        };
    }

    private void add(ProcessState process, ProtocolTable table, RowAges ages) {
        for (Row row : table.rows()) {
            OptionalInt since = ages.since(process.index(), table, row);
            List<Subject> subjects = subjects(row);
            OptionalLong number = RowAges.number(table, row);
            List<StateCell> history = history(ages, since, number.isPresent() || !subjects.isEmpty());
            RowKey key = key(process, table.name(), subjects, number);
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
    private RowKey key(ProcessState process, String name, List<Subject> subjects, OptionalLong number) {
        return subjects.stream().map(subject -> RowKey.of(process.index(), subject)).filter(keys::add).findFirst()
                .orElseGet(() -> new RowKey(process.index(), new Subject.OfLabel(name), number.orElse(-1L - rows.size())));
    }

    private List<StateCell> cells(ProcessState process, ProtocolTable table, Row row, List<StateCell> history) {
        Map<String, StateCell> known = new LinkedHashMap<>();
        for (int i = 0; i < table.columns().size(); i++) {
            known.put(name(table, table.columns().get(i)), cell(process, table.columns().get(i), row.cells().get(i)));
        }
        Cells cells = new Cells().text(process.name());
        if (!isOne()) {
            cells.text(table.name());
        }
        columns.keySet().forEach(column -> cells.cell(known.getOrDefault(column, StateCell.EMPTY)));
        history.forEach(cells::cell);
        return cells.text(TableValues.standsFor(row)).list();
    }

    private static StateCell cell(ProcessState process, Column column, Object value) {
        TypedValue typed = TableValues.cell(column, value);
        return new StateCell(ValueWords.text(typed, process.matchBitFields()), value instanceof Long number ? number : null);
    }
}
