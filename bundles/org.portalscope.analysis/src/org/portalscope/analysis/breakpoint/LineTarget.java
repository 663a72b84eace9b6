package org.portalscope.analysis.breakpoint;

import java.util.List;
import java.util.Optional;

import org.portalscope.timeline.state.WorldState;
import org.portalscope.world.ThreadScheduled;
import org.portalscope.world.Transition;
import org.portalscope.world.program.SourceLocation;

/**
 * A line of a program: the cursor stops before a statement that begins there does anything, once for each execution of the statement.
 *
 * @param file the name of the file as users know it, with slashes
 * @param line from 1
 */
public record LineTarget(String file, int line) implements BreakpointTarget {

    @Override
    public boolean needsChecks() {
        return false;
    }

    @Override
    public boolean looksAround() {
        return false;
    }

    @Override
    public boolean mayMatch(String kind) {
        return kind.equals(ThreadScheduled.class.getSimpleName());
    }

    @Override
    public boolean matches(Transition transition, int index) {
        return transition.steps().get(index) instanceof ThreadScheduled scheduled && !scheduled.wakes() && isAt(scheduled.place());
    }

    /** Whether a statement begins there. */
    public boolean isAt(SourceLocation place) {
        return place.line() == line && isIn(place);
    }

    /** Whether a place is in its file. */
    boolean isIn(SourceLocation place) {
        return file.equals(nameOf(place));
    }

    /** What a target calls the file of a place. */
    static String nameOf(SourceLocation place) {
        return place.file().replace('\\', '/');
    }

    /** The line of a place. */
    public static LineTarget of(SourceLocation place) {
        return new LineTarget(nameOf(place), place.line());
    }

    @Override
    public String text() {
        return "line " + file + ':' + line;
    }

    @Override
    public Optional<String> obstacle(WorldState state) {
        List<SourceLocation> statements = state.processes().stream().flatMap(process -> process.statements().stream()).toList();
        return !statements.isEmpty() && statements.stream().noneMatch(this::isAt) ? Optional.of("no statement begins in line " + line + " of " + file)
                : Optional.empty();
    }
}
