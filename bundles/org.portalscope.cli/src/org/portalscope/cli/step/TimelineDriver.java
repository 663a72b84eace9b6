package org.portalscope.cli.step;

import java.util.function.BooleanSupplier;
import java.util.function.Consumer;

import org.portalscope.analysis.branch.TimelineBranch;
import org.portalscope.timeline.Direction;
import org.portalscope.timeline.LoggedChoice;
import org.portalscope.timeline.Position;
import org.portalscope.timeline.session.Session;
import org.portalscope.timeline.session.SessionDriver;
import org.portalscope.timeline.session.StopCondition;

/** Drives one of several sessions at a time. */
final class TimelineDriver implements SessionDriver {

    private final Consumer<TimelineBranch> listener;
    private SessionDriver driver;

    /**
     * @param driver   of the first one
     * @param listener is told which one is driven from then on
     */
    TimelineDriver(SessionDriver driver, Consumer<TimelineBranch> listener) {
        this.driver = driver;
        this.listener = listener;
    }

    /** From now on drives the session of another timeline, which nobody drives. */
    void drive(TimelineBranch timeline) {
        driver.close();
        driver = timeline.session().drive();
        listener.accept(timeline);
    }

    @Override
    public Session session() {
        return driver.session();
    }

    @Override
    public boolean run(Direction direction, StopCondition until, BooleanSupplier cancelled) {
        return driver.run(direction, until, cancelled);
    }

    @Override
    public void seek(Position position, BooleanSupplier cancelled) {
        driver.seek(position, cancelled);
    }

    @Override
    public void execute(LoggedChoice choice) {
        driver.execute(choice);
    }

    @Override
    public void close() {
        driver.close();
    }
}
