package org.portalscope.presentation.control;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.OptionalLong;

import org.portalscope.engine.effect.OperationStarted;
import org.portalscope.engine.step.Step;
import org.portalscope.engine.step.Subject;
import org.portalscope.timeline.Move;
import org.portalscope.timeline.Position;
import org.portalscope.timeline.Timeline;
import org.portalscope.timeline.session.MoveListener;
import org.portalscope.timeline.session.Session;
import org.portalscope.timeline.state.ProcessSubject;

/**
 * Counts the operations that have started on each descriptor up to the cursor, Portals 3.2 §3.9.1. Steps are counted as they are passed; behind a jump, all
 * are counted anew when somebody asks, unless there are too many for that. To be used in the thread of those who look at the session.
 */
public final class OperationCounts implements MoveListener {

    /** Transitions that are looked at again at most. */
    static final int MOST_COUNTED = 10_000;

    private final Map<ProcessSubject, Long> counts = new HashMap<>();
    private boolean known;

    /** @param start where the cursor is */
    OperationCounts(Position start) {
        known = start.equals(Position.START);
    }

    @Override
    public void moved(Move move) {
        known &= !move.isJump();
        if (known) {
            move.forEachStep((transition, step) -> count(transition.process(), transition.steps().get(step), move.isBack() ? -1 : 1));
        }
    }

    private void count(int process, Step step, long change) {
        if (step instanceof OperationStarted started) {
            counts.merge(new ProcessSubject(process, new Subject.OfObject(started.operation().descriptor())), change, Long::sum);
        }
    }

    /** How many operations have started on a descriptor; nothing if the run is too long behind a jump. */
    public OptionalLong started(Session session, int process, long descriptor) {
        if (!known && session.position().transition() <= MOST_COUNTED) {
            countAll(session.timeline(), session.position());
        }
        return known ? OptionalLong.of(counts.getOrDefault(new ProcessSubject(process, new Subject.OfObject(descriptor)), 0L)) : OptionalLong.empty();
    }

    private void countAll(Timeline timeline, Position position) {
        counts.clear();
        known = true;
        timeline.effects(1, position.transition() - 1, transition -> transition.steps().forEach(step -> count(transition.process(), step, 1)), () -> false);
        if (position.transition() > 0) {
            List<Step> made = timeline.transition(position.transition()).steps().subList(0, position.step());
            made.forEach(step -> count(timeline.choice(position.transition()).process(), step, 1));
        }
    }
}
