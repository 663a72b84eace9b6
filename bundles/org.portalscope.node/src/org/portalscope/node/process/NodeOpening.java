package org.portalscope.node.process;

import java.util.Optional;
import java.util.stream.Stream;

import org.portalscope.engine.input.FrameEntered;
import org.portalscope.engine.input.HeaderArrived;
import org.portalscope.engine.input.Input;
import org.portalscope.engine.input.MessageArrived;
import org.portalscope.engine.message.Message;
import org.portalscope.engine.step.Step;
import org.portalscope.recording.RecordedTransition;
import org.portalscope.recording.TransitionCause;
import org.portalscope.world.MessageDelivered;
import org.portalscope.world.ThreadScheduled;
import org.portalscope.world.network.InFlightMessage;
import org.portalscope.world.network.Turn;
import org.portalscope.world.program.SourceLocation;

/** The step with which a transition of a node begins: the engine makes none for it, and a world that follows the node has it. */
final class NodeOpening {

    private NodeOpening() {
    }

    /** That a message arrives or a thread takes its turn; nothing for other transitions. */
    static Optional<Step> of(RecordedTransition transition) {
        if (transition.cause() instanceof TransitionCause.Delivery) {
            return transition.inputs().stream().flatMap(NodeOpening::message).findFirst()
                    .map(message -> new MessageDelivered(Turn.NONE, Turn.NONE, InFlightMessage.fromOutside(message), -1));
        }
        if (transition.cause() instanceof TransitionCause.ThreadTurn turn) {
            return transition.inputs().stream().filter(FrameEntered.class::isInstance).map(FrameEntered.class::cast).findFirst()
                    .map(entered -> new ThreadScheduled(Turn.NONE, Turn.NONE, turn.thread(), place(entered), false));
        }
        return Optional.empty();
    }

    private static Stream<Message> message(Input input) {
        return input instanceof HeaderArrived header ? Stream.of(header.message())
                : input instanceof MessageArrived whole ? Stream.of(whole.message()) : Stream.empty();
    }

    private static SourceLocation place(FrameEntered entered) {
        return new SourceLocation(entered.file(), entered.line(), 1, "");
    }
}
