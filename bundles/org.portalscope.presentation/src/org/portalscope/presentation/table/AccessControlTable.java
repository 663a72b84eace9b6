package org.portalscope.presentation.table;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;

import org.portalscope.engine.api.Ptl;
import org.portalscope.engine.message.DropReason;
import org.portalscope.engine.message.Request;
import org.portalscope.engine.state.AccessEntry;
import org.portalscope.engine.state.NetworkInterface;
import org.portalscope.engine.step.Subject;
import org.portalscope.presentation.control.SessionController;
import org.portalscope.timeline.cursor.CursorState;
import org.portalscope.timeline.state.ProcessState;

/** The access control tables of a process, Portals 3.2 §3.10, and which entry the request names that is translated. */
public final class AccessControlTable implements StateTableSource {

    private static final List<StateColumn> COLUMNS = List.of(StateColumn.number("interface"), StateColumn.number("index"), StateColumn.words("outcome"),
            StateColumn.words("id"), StateColumn.words("uid"), StateColumn.words("portal"), StateColumn.words("admits"));
    private static final Set<DropReason> DENIALS = Set.of(DropReason.COOKIE, DropReason.ACCESS_ID, DropReason.ACCESS_PORTAL);

    @Override
    public List<Subject> choices(SessionController steered, int process) {
        return List.of();
    }

    @Override
    public StateTable table(SessionController steered, int process, Optional<Subject> chosen) {
        ProcessState state = steered.session().state().process(process);
        List<StateRow> rows = new ArrayList<>();
        for (NetworkInterface ni : state.portals().interfaces()) {
            for (int index = 0; index < ni.accessTableSize(); index++) {
                rows.add(row(steered.session().cursorState(), process, ni, index));
            }
        }
        return new StateTable(RowKey.of(process, new Subject.OfProcess(state.id())),
                state.label() + (rows.isEmpty() ? ": no interface is initialized" : ": " + rows.size() + " entries"), COLUMNS, rows);
    }

    private static StateRow row(CursorState cursor, int process, NetworkInterface ni, int index) {
        int number = ni.number();
        AccessEntry entry = ni.accessEntry(index);
        Optional<Request> asking = request(cursor, process, ni).filter(request -> request.cookie() == index);
        Optional<DropReason> denial = cursor.dropped().filter(DENIALS::contains).filter(reason -> asking.isPresent());
        String outcome = denial.map(DropReason::words).orElseGet(() -> asking.map(request -> "named by " + request.label()).orElse(""));
        RowState state = denial.isPresent() ? RowState.DROPPED : asking.isPresent() ? RowState.CURRENT : RowState.IDLE;
        return new StateRow(RowKey.of(process, new Subject.OfAccessEntry(number, index)), state, Set.of(), () -> new Cells().number(number).number(index)
                .text(outcome).text(entry.denies() ? "" : entry.id().toString()).text(entry.denies() ? "" : any(entry.uid(), Ptl.PTL_UID_ANY))
                .text(entry.denies() ? "" : any(entry.portal(), Ptl.PTL_PT_INDEX_ANY)).text(entry.toString()).list());
    }

    /** The request that is translated on an interface of a process. */
    private static Optional<Request> request(CursorState cursor, int process, NetworkInterface ni) {
        return cursor.process() == process && cursor.delivered() ? cursor.message().filter(Request.class::isInstance).map(Request.class::cast)
                .filter(request -> request.target().equals(ni.id())) : Optional.empty();
    }

    private static String any(int value, int wildcard) {
        return value == wildcard ? "any" : Integer.toString(value);
    }
}
