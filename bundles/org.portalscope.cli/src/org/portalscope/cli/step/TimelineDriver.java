package org.portalscope.cli.step;

import java.util.function.BooleanSupplier;

import org.portalscope.session.LocalSession;
import org.portalscope.session.Session;
import org.portalscope.session.SessionDriver;
import org.portalscope.session.StopCondition;
import org.portalscope.session.timeline.Direction;
import org.portalscope.session.timeline.LoggedChoice;
import org.portalscope.session.timeline.Position;

/** Drives one of several sessions at a time. */
final class TimelineDriver implements SessionDriver {

    private SessionDriver driver;

    /** @param driver of the first one */
    TimelineDriver(SessionDriver driver) {
        this.driver = driver;
    }

    /** From now on drives another session, which nobody drives. */
    void drive(LocalSession session) {
        driver.close();
        driver = session.drive();
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
