package org.portalscope.presentation.table;

import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.OptionalInt;
import java.util.OptionalLong;
import java.util.Set;

import org.portalscope.engine.api.OperationId;
import org.portalscope.engine.description.Unit;
import org.portalscope.engine.protocol.ProtocolTable;
import org.portalscope.engine.protocol.TablesChange;
import org.portalscope.engine.step.Step;
import org.portalscope.engine.step.Subject;
import org.portalscope.timeline.Position;
import org.portalscope.timeline.session.Session;
import org.portalscope.world.ThreadScheduled;
import org.portalscope.world.Transition;
import org.portalscope.world.program.SourceLocation;

/**
 * In which transitions, and statements, the rows of a table of protocols came about: rows with a number where that came into the table, others where their
 * operation appeared first in the process, or their object was created.
 */
final class RowAges {

    /** As many transitions are looked at, and as many rows altogether. */
    private static final int MOST = 2_000;
    private static final int MOST_ROWS = 400_000;
    private static final Set<String> CREATING = Set.of("EntryLinked", "DescriptorCreated", "QueueAllocated");

    private final Session session;
    private final String name;
    private final int now;
    /** The first transition that has been looked at. */
    private int first;
    /** By number or object; made when somebody asks. */
    private Map<RowKey, Integer> begun;
    /** The numbers in the table of each process behind what has been looked at. */
    private final Map<Integer, Set<Long>> present = new HashMap<>();
    /** The statements of the transitions that have been looked at. */
    private final Map<Integer, SourceLocation> statements = new HashMap<>();

    /** @param name of the table */
    RowAges(Session session, String name) {
        this.session = session;
        this.name = name;
        now = session.position().transition();
    }

    /** The number by which a row of a table is known, as its first column has it; nothing if that only counts, or has no number. */
    static OptionalLong number(ProtocolTable table, ProtocolTable.Row row) {
        return isNumbered(table) && row.cells().get(0) instanceof Long number ? OptionalLong.of(number) : OptionalLong.empty();
    }

    /** Whether rows of a table are known by a number in their first column. */
    static boolean isNumbered(ProtocolTable table) {
        Unit unit = table.columns().isEmpty() ? Unit.NONE : table.columns().get(0).unit();
        return unit == Unit.INDEX || unit == Unit.ID || unit == Unit.HANDLE;
    }

    /** How many transitions ago one was. */
    int age(int transition) {
        return now - transition;
    }

    /** How many transitions ago the oldest was that has been looked at; nothing if that is the first of the run. */
    OptionalInt oldest() {
        look();
        return first > 1 ? OptionalInt.of(age(first)) : OptionalInt.empty();
    }

    /** The statement that a thread was in during a transition, with its line or what it comes from; empty if it was nobody's turn, or is too long ago. */
    String statement(int transition) {
        look();
        SourceLocation place = statements.get(transition);
        return place == null ? "" : place.words();
    }

    /** The transition in which a row came about; nothing if that is not known, or was too long ago. */
    OptionalInt since(int process, ProtocolTable table, ProtocolTable.Row row) {
        OptionalLong number = number(table, row);
        OptionalInt known = number.isPresent() ? since(numbered(process, number.getAsLong())) : OptionalInt.empty();
        if (known.isPresent() || row.operations().isEmpty() && row.handles().isEmpty()) {
            return known;
        }
        return row.operations().isEmpty() ? since(RowKey.of(process, new Subject.OfObject(row.handles().get(0))))
                : ofOperation(process, row.operations().get(0));
    }

    /** The transition in which a row came about that is known by a number or an object. */
    OptionalInt since(RowKey key) {
        look();
        Integer number = begun.get(key);
        return number == null ? OptionalInt.empty() : OptionalInt.of(number);
    }

    private void look() {
        if (begun == null) {
            begun = new HashMap<>();
            int rows = session.state().processes().stream().flatMap(process -> process.protocolTables().stream()).mapToInt(table -> table.rows().size()).sum();
            first = Math.max(1, now - Math.min(MOST, MOST_ROWS / (rows + 1)));
            session.timeline().effects(first, now, this::look, () -> false);
        }
    }

    private OptionalInt ofOperation(int process, OperationId operation) {
        return session.places(operation).stream().mapToInt(Position::transition)
                .filter(number -> number > 0 && number <= now && session.timeline().choice(number).process() == process).findFirst();
    }

    private void look(Transition transition) {
        for (Step step : transition.steps()) {
            if (step instanceof ThreadScheduled turn) {
                statements.put(transition.number(), turn.place());
            } else if (CREATING.contains(step.kind())) {
                begun.put(RowKey.of(transition.process(), step.subjects().get(0)), transition.number());
            } else if (step instanceof TablesChange change) {
                look(change, transition);
            }
        }
    }

    private void look(TablesChange change, Transition transition) {
        List<ProtocolTable> tables = change.tablesAfter();
        if (tables.stream().noneMatch(table -> table.name().equals(name))) {
            return;
        }
        Set<Long> before = present.computeIfAbsent(transition.process(), process -> numbers(change.tablesBefore()));
        Set<Long> after = numbers(tables);
        before.stream().filter(number -> !after.contains(number)).forEach(number -> begun.remove(numbered(transition.process(), number)));
        after.stream().filter(number -> !before.contains(number)).forEach(number -> begun.put(numbered(transition.process(), number), transition.number()));
        present.put(transition.process(), after);
    }

    private Set<Long> numbers(List<ProtocolTable> tables) {
        Set<Long> numbers = new HashSet<>();
        tables.stream().filter(table -> table.name().equals(name))
                .forEach(table -> table.rows().forEach(row -> number(table, row).ifPresent(numbers::add)));
        return numbers;
    }

    /** How a row is known that has a number and stands for nothing else. */
    RowKey numbered(int process, long number) {
        return new RowKey(process, new Subject.OfLabel(name), number);
    }
}
