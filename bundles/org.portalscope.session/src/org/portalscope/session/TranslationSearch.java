package org.portalscope.session;

import java.util.Optional;
import java.util.function.BooleanSupplier;

import org.portalscope.engine.message.Request;
import org.portalscope.world.MessageDelivered;

/** Finds translations on the timeline, executing as far as it must. */
public final class TranslationSearch {

    private TranslationSearch() {
    }

    /**
     * Moves the cursor from the start to just after the arrival of the first request, before its translation.
     *
     * @return whether there is one; if not, the cursor stands at the end
     */
    public static boolean toFirst(Session session, BooleanSupplier cancelled) {
        session.seek(Position.START);
        while (session.move(Motion.RETURN, Direction.FORWARD, Optional.empty(), cancelled)) {
            int number = session.position().transition();
            if (session.timeline().transition(number).opening() instanceof MessageDelivered delivered
                    && delivered.message() instanceof Request) {
                session.seek(new Position(number, 1));
                return true;
            }
            if (cancelled.getAsBoolean()) {
                return false;
            }
        }
        return false;
    }
}
