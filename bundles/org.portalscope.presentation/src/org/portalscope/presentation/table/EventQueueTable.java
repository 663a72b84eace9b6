package org.portalscope.presentation.table;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;

import org.portalscope.engine.api.Event;
import org.portalscope.engine.api.EventKind;
import org.portalscope.engine.api.Handle;
import org.portalscope.engine.api.MdValues;
import org.portalscope.engine.api.ProcessId;
import org.portalscope.engine.api.Ptl;
import org.portalscope.engine.effect.EventTaken;
import org.portalscope.engine.protocol.MatchBitField;
import org.portalscope.engine.state.EventQueue;
import org.portalscope.engine.step.Subject;
import org.portalscope.presentation.control.SessionController;
import org.portalscope.timeline.cursor.CursorState;
import org.portalscope.timeline.state.ProcessState;

/**
 * An event queue from its oldest event to its newest, Portals 3.2 §3.9: all members of each event, where events have been lost, and those that the last move
 * has taken.
 */
public final class EventQueueTable implements StateTableSource {

    private static final List<StateColumn> COLUMNS = columns();

    private static List<StateColumn> columns() {
        List<StateColumn> columns = new ArrayList<>(List.of(StateColumn.words("place")));
        Event sample = new Event(EventKind.PTL_EVENT_PUT_START, ProcessId.ANY, 0, 0, 0, 0, 0, 0, Ptl.PTL_MD_NONE, MdValues.ILLEGAL, 0, 0, 0, 0);
        columns.addAll(MemberColumns.of(sample));
        columns.add(StateColumn.words("meaning"));
        return List.copyOf(columns);
    }

    @Override
    public List<Subject> choices(SessionController steered, int process) {
        return queues(steered.session().state().process(process)).<Subject>map(queue -> new Subject.OfObject(queue.handle())).toList();
    }

    private static Stream<EventQueue> queues(ProcessState state) {
        return state.portals().interfaces().stream().flatMap(ni -> ni.queues().all().stream());
    }

    @Override
    public StateTable table(SessionController steered, int process, Optional<Subject> chosen) {
        ProcessState state = steered.session().state().process(process);
        return chosen.flatMap(it -> queue(state, it)).or(() -> atCursor(steered.session().cursorState(), state))
                .or(() -> queues(state).filter(it -> !it.isEmpty()).findFirst()).or(() -> queues(state).findFirst()).map(queue -> table(steered, state, queue))
                .orElseGet(() -> new StateTable(RowKey.of(process, new Subject.OfProcess(state.id())), state.label() + ": no event queue", COLUMNS, List.of()));
    }

    private static Optional<EventQueue> queue(ProcessState state, Subject subject) {
        return subject instanceof Subject.OfObject object && Handle.is(Handle.Kind.EQ, object.handle())
                ? Optional.ofNullable(state.portals().queue(object.handle())) : Optional.empty();
    }

    /** The queue that the last step is about. */
    private static Optional<EventQueue> atCursor(CursorState cursor, ProcessState state) {
        return cursor.process() != state.index() ? Optional.empty() : Optional.ofNullable(cursor.current())
                .flatMap(step -> step.subjects().stream().flatMap(subject -> queue(state, subject).stream()).findFirst());
    }

    private static StateTable table(SessionController steered, ProcessState state, EventQueue queue) {
        List<StateRow> rows = new ArrayList<>();
        taken(steered.session().cursorState(), state, queue.handle())
                .forEach(gone -> rows.add(row(steered, state, queue.handle(), gone.event(), "taken", RowState.TAKEN)));
        List<EventQueue.Queued> events = queue.events();
        for (int i = 0; i < events.size(); i++) {
            String place = i + 1 + (i == 0 ? ", read next" : "") + (events.get(i).afterGap() ? ", after lost events" : "");
            RowState rowState = events.get(i).afterGap() ? RowState.DROPPED : RowState.IDLE;
            rows.add(row(steered, state, queue.handle(), events.get(i).event(), place, rowState));
        }
        return new StateTable(RowKey.of(state.index(), new Subject.OfObject(queue.handle())), heading(state, queue), COLUMNS, rows);
    }

    private static String heading(ProcessState state, EventQueue queue) {
        String lost = queue.lost() == 0 ? "" : ", " + queue.lost() + " lost" + (queue.gap() ? ", the last since the newest" : "");
        String waiters = queue.hasWaiters() ? ", " + queue.waiters().size() + " waiting" : "";
        return state.label() + ", " + Handle.text(queue.handle()) + ": " + queue.size() + " of " + queue.capacity() + " places"
                + (queue.isFull() ? ", full" : "") + lost + waiters;
    }

    /** The events that were taken in the last move or in the transition at the cursor, in their order; a move back has put its own into the queue again. */
    private static List<EventTaken> taken(CursorState cursor, ProcessState state, long queue) {
        Map<Long, EventTaken> taken = new LinkedHashMap<>();
        Stream.concat(cursor.changes().stream().filter(change -> change.made() && change.process() == state.index()).map(CursorState.Change::step),
                cursor.process() == state.index() ? cursor.made().stream() : Stream.of()).filter(EventTaken.class::isInstance).map(EventTaken.class::cast)
                .filter(gone -> gone.queue() == queue).forEach(gone -> taken.put(gone.event().sequence(), gone));
        return List.copyOf(taken.values());
    }

    private static StateRow row(SessionController steered, ProcessState state, long queue, Event event, String place, RowState rowState) {
        List<MatchBitField> fields = state.matchBitFields();
        return new StateRow(new RowKey(state.index(), new Subject.OfObject(queue), event.sequence()), rowState,
                RowSubject.ofEvent(steered, state.index(), queue, event.sequence(), event.mdHandle()),
                () -> new Cells().text(place).members(MemberColumns.flat(event)).text(MatchBitField.text(fields, event.matchBits())).list());
    }
}
