package org.portalscope.analysis.search;

import java.util.Optional;
import java.util.function.BooleanSupplier;

import org.portalscope.timeline.Direction;
import org.portalscope.timeline.Position;
import org.portalscope.timeline.RunProgress;
import org.portalscope.timeline.session.Session;
import org.portalscope.timeline.session.SessionDriver;

/** Moves the cursor of a session to the nearest step that matches; forwards, what has not been executed yet is executed until one does. */
public final class StepSearch {

    private final StepScan scan;

    public StepSearch(StepScan scan) {
        this.scan = scan;
    }

    /** How a search ends. */
    public enum End {
        /** The cursor stands behind a step that matches. */
        FOUND,
        /** There is none; the cursor stays where it was. */
        NONE,
        /** It was not looked for to the end; the cursor stays where it was. */
        CANCELLED
    }

    /**
     * Moves the cursor behind the nearest matching step.
     *
     * @param progress  of the search through what has been executed
     * @param cancelled asked between transitions, in any thread
     */
    public End find(SessionDriver driver, Direction direction, StepPredicate predicate, RunProgress progress, BooleanSupplier cancelled) {
        Session session = driver.session();
        Position before = session.position();
        Optional<Position> known = scan.find(session.timeline(), before, direction, predicate, progress, cancelled);
        known.ifPresent(driver::seek);
        if (known.isPresent() || direction == Direction.FORWARD && !cancelled.getAsBoolean() && isExecuted(driver, predicate, cancelled)) {
            return End.FOUND;
        }
        if (!session.position().equals(before)) {
            driver.seek(before);
        }
        return cancelled.getAsBoolean() ? End.CANCELLED : End.NONE;
    }

    /** Goes on behind what has been executed, up to a step that matches, if one comes. */
    private static boolean isExecuted(SessionDriver driver, StepPredicate predicate, BooleanSupplier cancelled) {
        Session session = driver.session();
        driver.seek(session.timeline().end());
        int size = session.timeline().size();
        driver.run(Direction.FORWARD, predicate, cancelled);
        Position reached = session.position();
        return reached.transition() > size && predicate.matches(session.timeline().transition(reached.transition()), reached.step() - 1);
    }
}
