package org.portalscope.scene.sequence;

import java.util.ArrayDeque;
import java.util.Deque;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;

import org.portalscope.engine.message.Message;
import org.portalscope.engine.protocol.MatchBitField;
import org.portalscope.scene.NodeKey;
import org.portalscope.scene.Scene;
import org.portalscope.scene.TextMeasure;
import org.portalscope.scene.style.State;
import org.portalscope.timeline.Position;
import org.portalscope.timeline.Timeline;
import org.portalscope.timeline.cursor.CursorState;
import org.portalscope.timeline.state.ProcessTable;
import org.portalscope.world.Transition;
import org.portalscope.world.program.Failure;

/** Builds the picture of a run's course up to a position. */
public final class SequenceScene {

    /** What is drawn at most; what happened before that is left out, and the picture says so. */
    static final int MOST = 800;
    /** Steps that are looked at for that at most, whole transitions: a search through a long list has many. */
    private static final int MOST_STEPS = 200_000;
    /** As many steps as a transition counts for at least: in a long run that sends nothing, there is nothing to be found. */
    private static final int LEAST_STEPS = 20;

    private SequenceScene() {
    }

    /**
     * The picture of what happened.
     *
     * @param processes   who takes part
     * @param cursorState what is going on at the position
     * @param failure     the expectation that does not hold at the position, if one does not
     */
    public static Scene build(ProcessTable processes, CursorState cursorState, Optional<Failure> failure, Timeline timeline, Position position,
            SequenceOptions options, TextMeasure measure) {
        Course course = course(failure, timeline, position, options, message -> cursorState.matchBits(message, processes));
        Sides sides = new Sides(processes);
        List<Occurrence> drawn = course.occurrences().stream().map(sides::withMissingEnd).toList();
        int shown = Math.max(options.from(), course.first());
        SequenceBuilder chart = new SequenceBuilder(processes, sides.lifelines(drawn, options.width(), measure), position.transition(), measure);
        if (shown > 1) {
            chart.leaveOut(shown - 1);
        }
        drawn.forEach(chart::draw);
        return chart.finish();
    }

    /** Where something drawn happened, just behind its step; nothing for what did not happen, such as the head of a lifeline. */
    public static Optional<Position> position(NodeKey key) {
        return key.kind() == NodeKey.Kind.OCCURRENCE ? Optional.of(new Position((int) (key.id() >>> Integer.SIZE), (int) key.id() + 1)) : Optional.empty();
    }

    /**
     * What is drawn.
     *
     * @param first number of the first transition that was looked at
     */
    private record Course(int first, List<Occurrence> occurrences) {
    }

    /** The last of what happened from a transition on, whole transitions only. */
    private static Course course(Optional<Failure> failure, Timeline timeline, Position position, SequenceOptions options,
            Function<Message, List<MatchBitField>> matchBits) {
        Deque<Occurrence> last = new ArrayDeque<>();
        failure.map(failed -> trouble(failed, timeline, position)).ifPresent(last::add);
        int number = position.transition();
        for (int steps = 0; number >= options.from() && last.size() < MOST && steps < MOST_STEPS; number--) {
            int made = number == position.transition() ? position.step() : timeline.steps(number);
            steps += Math.max(LEAST_STEPS, made);
            List<Occurrence> found = Occurrences.of(timeline.transition(number), made, options.calls(), matchBits);
            for (int i = found.size() - 1; i >= 0; i--) {
                last.addFirst(found.get(i));
            }
        }
        return new Course(number + 1, List.copyOf(last));
    }

    private static Occurrence trouble(Failure failure, Timeline timeline, Position position) {
        Transition transition = timeline.transition(position.transition());
        return new Occurrence(transition.process(), position.transition(), transition.time(), position.step() - 1, Occurrence.Kind.TROUBLE,
                Optional.empty(), "fails: " + failure.words(), State.DROPPED);
    }
}
