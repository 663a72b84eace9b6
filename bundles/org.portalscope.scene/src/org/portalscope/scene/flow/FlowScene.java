package org.portalscope.scene.flow;

import java.util.List;
import java.util.Optional;

import org.portalscope.engine.state.Operation;
import org.portalscope.engine.step.Step;
import org.portalscope.engine.step.Step.Category;
import org.portalscope.scene.NodeKey;
import org.portalscope.scene.Scene;
import org.portalscope.scene.TextMeasure;
import org.portalscope.timeline.Position;
import org.portalscope.timeline.Timeline;
import org.portalscope.timeline.cursor.CursorState;
import org.portalscope.world.Transition;

/** Builds the flow chart with the way that the message at the cursor has taken so far. */
public final class FlowScene {

    private static final List<Category> OUTCOMES = List.of(Category.DROP, Category.START, Category.EVENT, Category.LOSS);

    private FlowScene() {
    }

    /** The picture at a position of a timeline; if no message is received there, the chart alone. */
    public static Scene build(CursorState cursorState, Timeline timeline, Position position, TextMeasure measure) {
        boolean received = !cursorState.made().isEmpty() && isReceived(cursorState.made().get(0));
        boolean ended = received && cursorState.made().size() == timeline.steps(position.transition());
        FlowPath path = FlowPath.of(received ? cursorState.made() : List.of(), ended);
        return new FlowPicture(path, received ? outcome(cursorState.made()) : Optional.empty(), measure).scene();
    }

    /** The picture of the whole way that a message took when it was received. */
    public static Scene build(Transition arrival, TextMeasure measure) {
        return new FlowPicture(FlowPath.of(arrival.steps(), true), outcome(arrival.steps()), measure).scene();
    }

    /**
     * The transition in which the first message of an operation was received, if one has been.
     *
     * @param places of the operation in the timeline, in their order
     */
    public static Optional<Transition> arrival(Timeline timeline, List<Position> places) {
        return places.stream().map(Position::transition).distinct().map(timeline::transition)
                .filter(transition -> isReceived(transition.opening())).findFirst();
    }

    /** Whether a transition with such an opening receives a message, or ends what one started. */
    public static boolean isReceived(Step opening) {
        return opening.category() == Category.ARRIVAL || opening.category() == Category.COMPLETION && opening.field("operation", Operation.class)
                .map(operation -> operation.kind() != Operation.Kind.SEND).orElse(true);
    }

    /** What has become of the message. */
    private static Optional<String> outcome(List<Step> made) {
        for (Category category : OUTCOMES) {
            for (int i = made.size() - 1; i >= 0; i--) {
                if (made.get(i).category() == category) {
                    return Optional.of(made.get(i).words());
                }
            }
        }
        return Optional.of(made.get(0).words());
    }

    /** The box that a node of the picture shows. */
    public static Optional<FlowBox> box(NodeKey key) {
        return key.kind() == NodeKey.Kind.BOX ? Optional.of(FlowBox.values()[(int) key.id()]) : Optional.empty();
    }
}
