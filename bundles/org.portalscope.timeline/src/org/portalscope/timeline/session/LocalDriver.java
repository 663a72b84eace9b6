package org.portalscope.timeline.session;

import java.util.function.BooleanSupplier;

import org.portalscope.timeline.Direction;
import org.portalscope.timeline.LoggedChoice;
import org.portalscope.timeline.Position;

/** Drives a session of this process until it is closed. */
final class LocalDriver implements SessionDriver {

    private final LocalSession session;

    LocalDriver(LocalSession session) {
        this.session = session;
    }

    @Override
    public Session session() {
        return session;
    }

    @Override
    public boolean run(Direction direction, StopCondition until, BooleanSupplier cancelled) {
        session.require(this);
        session.moves().begin();
        try {
            return session.run(direction, until, cancelled);
        } finally {
            session.moves().end();
        }
    }

    @Override
    public void seek(Position position, BooleanSupplier cancelled) {
        session.require(this);
        session.moves().run(() -> session.seek(position, cancelled));
    }

    @Override
    public void execute(LoggedChoice choice) {
        session.require(this);
        session.execute(choice);
    }

    @Override
    public void close() {
        session.release(this);
    }
}
