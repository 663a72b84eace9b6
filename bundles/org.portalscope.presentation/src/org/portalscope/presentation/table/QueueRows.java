package org.portalscope.presentation.table;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;

import org.portalscope.engine.api.Event;
import org.portalscope.engine.api.Handle;
import org.portalscope.engine.api.NiFailType;
import org.portalscope.engine.api.OperationId;
import org.portalscope.engine.message.Message;
import org.portalscope.engine.protocol.EntryRoles;
import org.portalscope.engine.protocol.MatchBitField;
import org.portalscope.engine.protocol.ProtocolTable;
import org.portalscope.engine.protocol.ReceiveQueue;
import org.portalscope.engine.state.EntryValues;
import org.portalscope.engine.state.EventQueue;
import org.portalscope.engine.state.MatchEntry;
import org.portalscope.engine.state.MatchList;
import org.portalscope.engine.state.NetworkInterface;
import org.portalscope.engine.state.Operation;
import org.portalscope.engine.step.Subject;
import org.portalscope.presentation.control.SessionController;
import org.portalscope.timeline.cursor.CursorState;
import org.portalscope.timeline.cursor.Outcome;
import org.portalscope.timeline.state.ProcessState;

/** What waits in one process. */
final class QueueRows {

    static final List<StateColumn> COLUMNS = List.of(StateColumn.words("process"), StateColumn.words("queue"), StateColumn.number("place"),
            StateColumn.words("item"), StateColumn.words("peer"), StateColumn.number("portal"), StateColumn.digits("match_bits"),
            StateColumn.digits("ignore_bits"), StateColumn.words("meaning"), StateColumn.words("operation"), StateColumn.number("bytes"),
            StateColumn.words("outcome"));

    private final ProcessState process;
    private final SessionController steered;
    private final String name;
    private final List<MatchBitField> fields;
    private final Map<Long, Outcome> outcomes;
    private final List<StateRow> rows;
    private final Map<String, Integer> counts;

    /**
     * The rows of a process.
     *
     * @param rows   takes them
     * @param counts takes how many there are of each queue
     */
    QueueRows(ProcessState process, SessionController steered, List<StateRow> rows, Map<String, Integer> counts) {
        CursorState cursor = steered.session().cursorState();
        this.process = process;
        this.steered = steered;
        this.rows = rows;
        this.counts = counts;
        name = process.name();
        fields = process.matchBitFields();
        outcomes = cursor.process() != process.index() ? Map.of()
                : cursor.outcomes().stream().collect(Collectors.toMap(Outcome::handle, outcome -> outcome, (first, last) -> last, HashMap::new));
    }

    void add() {
        EntryRoles roles = process.entryRoles();
        for (NetworkInterface ni : process.portals().interfaces()) {
            for (MatchList list : ni.portalTable()) {
                addEntries(list, roles);
            }
            ni.operations().forEach(this::addPending);
            ni.queues().all().forEach(this::addEvents);
        }
        process.protocolTables().forEach(this::addKept);
    }

    private void addEntries(MatchList list, EntryRoles roles) {
        Map<String, Integer> places = new HashMap<>();
        for (MatchEntry entry = list.first(); entry != null; entry = entry.next()) {
            EntryValues values = entry.values();
            String queue = roles.queueOf(values.portal(), values.matchBits(), values.ignoreBits(), values.unlink()).map(QueueRows::word).orElse("entries");
            addEntry(entry, queue, places.merge(queue, 1, Integer::sum));
        }
    }

    private static String word(ReceiveQueue queue) {
        return queue == ReceiveQueue.POSTED ? "entries of posted receives" : "entries for unexpected messages";
    }

    private void addEntry(MatchEntry entry, String queue, int place) {
        long handle = entry.handle();
        EntryValues values = entry.values();
        long bytes = entry.attached() == null ? 0 : entry.attached().length();
        Outcome outcome = outcomes.get(handle);
        count(queue);
        rows.add(new StateRow(key(new Subject.OfObject(handle), 0), state(outcome), Set.of(new Subject.OfObject(entry.descriptor())),
                () -> new Cells().text(name).text(queue).number(place).text(Handle.text(handle)).text(values.matchId().toString()).number(values.portal())
                        .hex(values.matchBits()).hex(values.ignoreBits()).text(MatchBitField.text(fields, values.matchBits(), values.ignoreBits()))
                        .empty(1).number(bytes).text(outcome == null ? "" : state(outcome).word() + (outcome.reason().isEmpty() ? "" : ": " + outcome.reason()))
                        .list()));
    }

    private static RowState state(Outcome outcome) {
        return outcome == null ? RowState.IDLE : RowState.of(outcome.verdict());
    }

    private void addPending(Operation operation) {
        Message message = operation.message();
        count("pending");
        rows.add(new StateRow(key(new Subject.OfOperation(message.operation()), operation.link()), RowState.IN_FLIGHT,
                Set.of(new Subject.OfMessage(message.key()), new Subject.OfObject(operation.descriptor())),
                () -> new Cells().text(name).text("pending").empty(1).text(operation.label() + " on " + Handle.text(operation.descriptor()))
                        .text((operation.kind() == Operation.Kind.SEND ? message.target() : message.initiator()).toString()).number(message.portal())
                        .hex(message.matchBits()).empty(1).text(MatchBitField.text(fields, message.matchBits()))
                        .text(words(message.operation())).number(operation.length()).empty(1).list()));
    }

    private void addEvents(EventQueue queue) {
        List<EventQueue.Queued> events = queue.events();
        for (int i = 0; i < events.size(); i++) {
            addEvent(queue.handle(), events.get(i), i + 1);
        }
    }

    private void addEvent(long queue, EventQueue.Queued queued, int place) {
        Event event = queued.event();
        count("events");
        rows.add(new StateRow(key(new Subject.OfObject(queue), event.sequence()), RowState.IDLE,
                RowSubject.ofEvent(steered, process.index(), queue, event.sequence(), event.mdHandle()),
                () -> new Cells().text(name).text("events").number(place).text(event.kind() + " in " + Handle.text(queue)).text(event.initiator().toString())
                        .number(event.portal()).hex(event.matchBits()).empty(1).text(MatchBitField.text(fields, event.matchBits()))
                        .text("link " + event.link()).number(event.mlength())
                        .text(event.niFailType() == NiFailType.PTL_NI_OK ? "" : NiFailType.text(event.niFailType())).list()));
    }

    /** Only what stands for operations: other rows are about entries, which are there already. */
    private void addKept(ProtocolTable table) {
        for (int i = 0; i < table.rows().size(); i++) {
            ProtocolTable.Row kept = table.rows().get(i);
            if (!kept.operations().isEmpty()) {
                addKept(table.name(), kept, i);
            }
        }
    }

    private void addKept(String table, ProtocolTable.Row kept, int place) {
        OperationId operation = kept.operations().get(0);
        count(table);
        rows.add(new StateRow(key(new Subject.OfOperation(operation), -1L - place), RowState.IDLE,
                kept.operations().stream().map(Subject.OfOperation::new).collect(Collectors.toSet()),
                () -> new Cells().text(name).text(table).number(place + 1L).text(kept.cells().stream().map(Object::toString).collect(Collectors.joining(" ")))
                        .text(operation.initiator().toString()).empty(4)
                        .text(kept.operations().stream().map(QueueRows::words).collect(Collectors.joining(", "))).empty(2).list()));
    }

    private static String words(OperationId operation) {
        return operation + " from " + operation.initiator();
    }

    private RowKey key(Subject subject, long number) {
        return new RowKey(process.index(), subject, number);
    }

    private void count(String queue) {
        counts.merge(queue, 1, Integer::sum);
    }
}
