package org.portalscope.presentation.table;

import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import java.util.stream.Stream;

import org.portalscope.engine.api.Handle;
import org.portalscope.engine.message.Request;
import org.portalscope.engine.state.NetworkInterface;
import org.portalscope.engine.step.Subject;
import org.portalscope.engine.step.Subject.OfPortal;
import org.portalscope.presentation.control.SessionController;
import org.portalscope.timeline.cursor.CursorState;
import org.portalscope.timeline.state.ProcessState;
import org.portalscope.timeline.text.SubjectWords;

/**
 * The match list of a portal with its entries and their descriptors, Portals 3.2 §3.7, in the order in which it is searched. Rows that a move has not changed
 * stay the same.
 */
public final class MatchListTable implements StateTableSource {

    private final KeptRows kept = new KeptRows();

    @Override
    public List<Subject> choices(SessionController steered, int process) {
        return List.copyOf(used(steered.session().state().process(process)).toList());
    }

    @Override
    public StateTable table(SessionController steered, int process, Optional<Subject> chosen) {
        ProcessState state = steered.session().state().process(process);
        Optional<OfPortal> portal = chosen.filter(OfPortal.class::isInstance).map(OfPortal.class::cast)
                .or(() -> atCursor(steered.session().cursorState(), state))
                .or(() -> used(state).findFirst()).filter(it -> list(state, it).isPresent());
        return portal.map(it -> table(steered, state, it)).orElseGet(() -> new StateTable(RowKey.of(process, new Subject.OfProcess(state.id())),
                state.label() + ": no match list has entries", MatchListRows.COLUMNS, List.of()));
    }

    private StateTable table(SessionController steered, ProcessState state, OfPortal portal) {
        List<StateRow> rows = new MatchListRows(steered, state, portal).rows(kept);
        return new StateTable(RowKey.of(state.index(), portal), state.label() + ", " + SubjectWords.of(portal) + ": "
                + entries(list(state, portal).orElseThrow().list(portal.index()).size()), MatchListRows.COLUMNS, rows);
    }

    private static String entries(long count) {
        return count == 1 ? "1 entry" : count + " entries";
    }

    /** The portal of the request that is examined, else that of the entry that the last step is about. */
    private static Optional<OfPortal> atCursor(CursorState cursor, ProcessState state) {
        if (cursor.process() != state.index()) {
            return Optional.empty();
        }
        Optional<OfPortal> requested = cursor.message().filter(Request.class::isInstance).filter(request -> cursor.delivered())
                .flatMap(request -> Optional.ofNullable(state.portals().addressed(request.target().packed()))
                        .map(ni -> new OfPortal(ni.number(), request.portal())));
        return requested.or(() -> Optional.ofNullable(cursor.current()).flatMap(step -> step.subjects().stream().flatMap(subject -> portal(state, subject))
                .findFirst()));
    }

    private static Stream<OfPortal> portal(ProcessState state, Subject subject) {
        if (subject instanceof OfPortal portal) {
            return Stream.of(portal);
        }
        long handle = subject instanceof Subject.OfObject object ? object.handle() : 0;
        return Optional.ofNullable(state.portals().entry(handle)).stream()
                .map(entry -> new OfPortal(Handle.networkInterface(handle), entry.values().portal()));
    }

    private static Optional<NetworkInterface> list(ProcessState state, OfPortal portal) {
        return state.portals().interfaces().stream().filter(ni -> ni.number() == portal.networkInterface() && ni.validPortal(portal.index())).findFirst();
    }

    private static Stream<OfPortal> used(ProcessState state) {
        return state.portals().interfaces().stream().flatMap(ni -> IntStream.range(0, ni.portalTable().size()).filter(i -> ni.list(i).size() > 0)
                .mapToObj(i -> new OfPortal(ni.number(), i)));
    }
}
