package org.portalscope.analysis.breakpoint;

import java.util.List;
import java.util.Optional;

import org.portalscope.analysis.search.StepPredicate;
import org.portalscope.engine.protocol.EntryRoles;
import org.portalscope.expression.value.Problems;
import org.portalscope.timeline.state.ProcessTable;

/** What is known of a run whose breakpoints are read. */
interface BreakpointContext {

    /** Its processes. */
    ProcessTable processes();

    /** What match entries are for, by the index of their process. */
    List<EntryRoles> roles();

    /**
     * The line that a text names; nothing if something is wrong with it.
     *
     * @param problems takes what is wrong
     */
    Optional<LineTarget> line(String text, Problems problems);

    /**
     * What changes a value that a text names; nothing if something is wrong with it.
     *
     * @param problems takes what is wrong
     */
    Optional<StepPredicate> changes(String value, Problems problems);

    /** A value as its text means the same wherever the cursor is. */
    String absolute(String value, StepPredicate changes);
}
