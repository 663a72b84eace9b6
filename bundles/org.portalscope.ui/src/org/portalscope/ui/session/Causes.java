package org.portalscope.ui.session;

import java.util.List;
import java.util.Optional;

import org.portalscope.engine.api.OperationId;
import org.portalscope.engine.message.Message;
import org.portalscope.engine.step.Scope;
import org.portalscope.engine.step.Step;
import org.portalscope.session.Frame;
import org.portalscope.session.Session;
import org.portalscope.world.Transition;
import org.portalscope.world.program.SourceLocation;

/** Finds the statement behind what happens at the cursor: a message leads back to the statement that sent its request. */
final class Causes {

    private static final int FAR = 2_000;

    private Causes() {
    }

    /** The statement of the selected call, else the one at the cursor, else the one that began the operation of the message at the cursor. */
    static Optional<SourceLocation> statement(Session session, List<Frame> frames, Optional<Frame> selected) {
        return selected.filter(Frame::isActivation)
                .or(() -> frames.stream().filter(frame -> frame.is(Scope.Kind.STATEMENT)).findFirst()).flatMap(Frame::place)
                .or(() -> session.cursorState().message().map(Message::operation).flatMap(operation -> sender(session, operation)));
    }

    private static Optional<SourceLocation> sender(Session session, OperationId operation) {
        int here = session.position().transition();
        for (int number = here; number > Math.max(0, here - FAR); number--) {
            Transition transition = session.timeline().transition(number);
            Optional<SourceLocation> place = transition.opening().field("place", SourceLocation.class);
            if (place.isPresent() && sends(transition, operation)) {
                return place;
            }
        }
        return Optional.empty();
    }

    private static boolean sends(Transition transition, OperationId operation) {
        return transition.steps().stream()
                .anyMatch(step -> step.category() == Step.Category.SEND
                        && step.field("message", Message.class).filter(sent -> sent.operation().equals(operation)).isPresent());
    }
}
