package org.portalscope.session.search;

import java.util.Optional;
import java.util.function.BooleanSupplier;

import org.portalscope.session.Session;
import org.portalscope.session.SessionDriver;
import org.portalscope.session.timeline.Direction;
import org.portalscope.session.timeline.Position;

/** Moves the cursor of a session to the nearest step that matches; forwards, what has not been executed yet is executed until one does. */
public final class StepSearch {

    private final StepScan scan;

    public StepSearch(StepScan scan) {
        this.scan = scan;
    }

    /**
     * Moves the cursor behind the nearest matching step; if there is none, it stays where it is.
     *
     * @param cancelled asked between transitions; once it says so, nothing is found
     * @return where the cursor is now, or nothing if it has not moved
     */
    public Optional<Position> find(SessionDriver driver, Direction direction, StepPredicate predicate, BooleanSupplier cancelled) {
        Session session = driver.session();
        Position before = session.position();
        Optional<Position> found = scan.find(session.timeline(), before, direction, predicate, cancelled);
        found.ifPresent(driver::seek);
        if (found.isEmpty() && direction == Direction.FORWARD && !cancelled.getAsBoolean()) {
            driver.seek(session.timeline().end());
            found = execute(driver, predicate, cancelled);
            if (found.isEmpty()) {
                driver.seek(before);
            }
        }
        return found;
    }

    private static Optional<Position> execute(SessionDriver driver, StepPredicate predicate, BooleanSupplier cancelled) {
        Session session = driver.session();
        Position end = session.position();
        driver.run(Direction.FORWARD, predicate, cancelled);
        Position reached = session.position();
        boolean matches = reached.compareTo(end) > 0 && predicate.matches(session.timeline().transition(reached.transition()), reached.step() - 1);
        return matches ? Optional.of(reached) : Optional.empty();
    }
}
