package org.portalscope.timeline.session;

import java.util.Optional;
import java.util.function.Supplier;

import org.portalscope.engine.step.Scope;
import org.portalscope.engine.step.Step;
import org.portalscope.timeline.Direction;
import org.portalscope.timeline.Position;
import org.portalscope.timeline.Timeline;
import org.portalscope.timeline.cursor.Frame;
import org.portalscope.world.Transition;

/**
 * Tells what keys would do where the cursor of a session is.
 *
 * @param choice what would be executed next, as a sentence; asked at the end of the timeline, if something can happen there
 */
record NextSteps(Session session, Supplier<String> choice) {

    NextStep of(StepKind stepKind, Direction direction, Optional<Frame> selected) {
        NextStep next = direction == Direction.BACK ? back() : forward(stepKind, selected);
        boolean runs = stepKind == StepKind.OVER && direction == Direction.FORWARD && next.mode() != NextStep.Mode.END;
        return selected.filter(frame -> runs && frame.stepsThread())
                .map(frame -> frame.isActivation() ? SteppedFrame.of(frame, session).label() : "its thread")
                .map(thread -> new NextStep("on to the next statement of " + thread, next.mode())).orElse(next);
    }

    private NextStep back() {
        Position position = session.position();
        return position.equals(Position.START) ? new NextStep("at the start", NextStep.Mode.END)
                : new NextStep("undoes: " + session.timeline().stepBefore(position).words(), NextStep.Mode.REPLAY);
    }

    private NextStep forward(StepKind stepKind, Optional<Frame> selected) {
        Position position = session.position();
        Timeline timeline = session.timeline();
        if (position.step() < timeline.steps(position.transition())) {
            return new NextStep(within(timeline.transition(position.transition()), stepKind, selected), NextStep.Mode.REPLAY);
        }
        if (position.transition() < timeline.size()) {
            Transition next = timeline.transition(position.transition() + 1);
            return new NextStep(session.state().process(next.process()).name() + ": " + next.opening().words(), NextStep.Mode.REPLAY);
        }
        return session.ending().map(words -> new NextStep(words, NextStep.Mode.END))
                .orElseGet(() -> new NextStep(choice.get(), NextStep.Mode.EXECUTE));
    }

    private String within(Transition transition, StepKind stepKind, Optional<Frame> selected) {
        int made = session.position().step();
        if (stepKind == StepKind.OVER && selected.isEmpty()) {
            for (Transition.Span span : transition.spans()) {
                if (span.scope().kind() == Scope.Kind.ENTRY && span.to() > made) {
                    return span.from() >= made ? "examines " + span.scope().name() : "finishes " + span.scope().name();
                }
            }
        }
        Step next = transition.steps().get(made);
        return stepKind == StepKind.INTO ? next.words() : "on to the end of " + transition.spans().get(0).scope().name();
    }
}
