package org.portalscope.analysis.breakpoint;

import java.util.List;
import java.util.Optional;

import org.portalscope.analysis.search.StepPredicate;
import org.portalscope.analysis.search.WatchedValueReader;
import org.portalscope.engine.protocol.EntryRoles;
import org.portalscope.expression.value.Problems;
import org.portalscope.timeline.session.Session;
import org.portalscope.timeline.state.ProcessState;
import org.portalscope.timeline.state.ProcessTable;

/** What a session knows of its run: the names of its program are those at its cursor. */
record SessionContext(Session session) implements BreakpointContext {

    @Override
    public ProcessTable processes() {
        return ProcessTable.of(session.state());
    }

    @Override
    public List<EntryRoles> roles() {
        return session.state().processes().stream().map(ProcessState::entryRoles).toList();
    }

    @Override
    public Optional<LineTarget> line(String text, Problems problems) {
        return new LineReader(session.state().processes(), problems).read(text);
    }

    @Override
    public Optional<StepPredicate> changes(String value, Problems problems) {
        return WatchedValueReader.read(value, session, problems);
    }

    @Override
    public String absolute(String value, StepPredicate changes) {
        return WatchedValueText.of(value, changes, session);
    }
}
