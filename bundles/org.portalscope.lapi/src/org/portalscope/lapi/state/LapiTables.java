package org.portalscope.lapi.state;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;

import org.portalscope.engine.description.Unit;
import org.portalscope.engine.protocol.ProtocolTable;

/** What LAPI knows of a process, as people know it. */
final class LapiTables {

    private static final List<ProtocolTable.Column> OPERATIONS = List.of(new ProtocolTable.Column("operation", Unit.NONE),
            new ProtocolTable.Column("task", Unit.INDEX), new ProtocolTable.Column("number", Unit.INDEX), new ProtocolTable.Column("left", Unit.NONE),
            new ProtocolTable.Column("origin counter", Unit.ADDRESS), new ProtocolTable.Column("completion counter", Unit.ADDRESS));
    private static final List<ProtocolTable.Column> TASKS = List.of(new ProtocolTable.Column("task", Unit.INDEX),
            new ProtocolTable.Column("state", Unit.NONE), new ProtocolTable.Column("pending", Unit.COUNT));
    private static final List<ProtocolTable.Column> COUNTERS = List.of(new ProtocolTable.Column("counter", Unit.ADDRESS),
            new ProtocolTable.Column("state", Unit.NONE), new ProtocolTable.Column("awaited", Unit.COUNT), new ProtocolTable.Column("tasks", Unit.NONE));
    private static final List<ProtocolTable.Column> CONTEXT = List.of(new ProtocolTable.Column("member", Unit.NONE),
            new ProtocolTable.Column("value", Unit.NONE));

    private LapiTables() {
    }

    static List<ProtocolTable> of(LapiState state) {
        return state.context() == null ? List.of() : List.of(operations(state), tasks(state), counters(state), context(state.context()));
    }

    private static ProtocolTable.Row row(List<Object> cells, List<Long> handles) {
        return new ProtocolTable.Row(cells, handles, List.of());
    }

    private static ProtocolTable operations(LapiState state) {
        return ProtocolTable.queue("pending operations", OPERATIONS, state.operations().stream()
                .map(operation -> row(List.of(operation.kind().words(), (long) operation.task(), (long) operation.number(), operation.sent(),
                        operation.orgCntr(), operation.cmplCntr()), operation.entry() == 0 ? List.of() : List.of(operation.entry())))
                .toList());
    }

    private static ProtocolTable tasks(LapiState state) {
        List<ProtocolTable.Row> rows = new ArrayList<>();
        for (int task = 0; task < state.tasks().size(); task++) {
            int each = task;
            long pending = state.operations().stream().filter(operation -> operation.task() == each).count();
            rows.add(row(List.of((long) task, state.isPurged(task) ? "purged" : "reachable", pending), List.of()));
        }
        return new ProtocolTable("tasks", TASKS, rows);
    }

    private static ProtocolTable counters(LapiState state) {
        return new ProtocolTable("counters", COUNTERS, state.counters().stream()
                .map(counter -> row(List.of(counter.address(), counter.waits() ? "WAIT" : "", counter.awaited(),
                        counter.destList().stream().map(String::valueOf).collect(Collectors.joining(", "))), List.of()))
                .toList());
    }

    private static ProtocolTable context(LapiContext context) {
        return new ProtocolTable("context", CONTEXT, List.of(row(List.of("library level", "L" + context.level() + "_LIB"), List.of()),
                row(List.of("epoch", Integer.toString(context.epoch())), List.of()),
                row(List.of("parameter checking", context.errorCheck() ? "on" : "off"), List.of()),
                row(List.of("interrupts", context.interrupt() ? "on" : "off"), List.of())));
    }
}
