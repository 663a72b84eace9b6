package org.portalscope.presentation.control;

import java.util.List;
import java.util.Optional;

import org.portalscope.engine.message.Message;
import org.portalscope.engine.step.Scope;
import org.portalscope.timeline.cursor.Frame;
import org.portalscope.timeline.session.Session;
import org.portalscope.world.Transition;
import org.portalscope.world.program.SourceLocation;

/** Finds the statement behind what happens at the cursor: a message leads back to the statement that sent its request. */
final class Causes {

    private Causes() {
    }

    /** The statement of the selected call, else the one at the cursor, else the one that began the operation of the message at the cursor. */
    static Optional<SourceLocation> statement(Session session, List<Frame> frames, Optional<Frame> selected) {
        return selected.filter(Frame::isActivation)
                .or(() -> frames.stream().filter(frame -> frame.is(Scope.Kind.STATEMENT)).findFirst()).flatMap(Frame::place)
                .or(() -> session.cursorState().message().flatMap(message -> sender(session, message)));
    }

    private static Optional<SourceLocation> sender(Session session, Message message) {
        return session.beginning(message.operation())
                .map(place -> session.timeline().transition(place.transition())).map(Transition::opening)
                .flatMap(opening -> opening.field("place", SourceLocation.class));
    }
}
