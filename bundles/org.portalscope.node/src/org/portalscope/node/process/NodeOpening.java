package org.portalscope.node.process;

import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

import org.portalscope.engine.input.FrameEntered;
import org.portalscope.engine.input.HeaderArrived;
import org.portalscope.engine.input.Input;
import org.portalscope.engine.input.MessageArrived;
import org.portalscope.engine.message.Message;
import org.portalscope.engine.state.Operation;
import org.portalscope.recording.RecordedTransition;
import org.portalscope.recording.TransitionCause;
import org.portalscope.world.CompletionStarted;
import org.portalscope.world.InputInjected;
import org.portalscope.world.MessageDelivered;
import org.portalscope.world.Opening;
import org.portalscope.world.ProcessStopped;
import org.portalscope.world.ThreadScheduled;
import org.portalscope.world.network.InFlightMessage;
import org.portalscope.world.network.Turn;
import org.portalscope.world.program.SourceLocation;

/** The step with which a transition of a node begins: the engine makes none for it, and a world that follows the node has it. */
final class NodeOpening {

    private static final SourceLocation UNKNOWN = new SourceLocation("", 0, 0, "");

    private NodeOpening() {
    }

    /**
     * @param ended     the operation that has ended in the transition, or null
     * @param continues whether the turn of a thread continues a statement
     */
    static Opening of(RecordedTransition transition, Operation ended, boolean continues) {
        TransitionCause cause = transition.cause();
        List<Input> inputs = transition.inputs();
        if (cause instanceof TransitionCause.ThreadTurn turn) {
            return turn(turn.thread(), statement(inputs).map(NodeOpening::place).orElse(UNKNOWN), continues);
        } else if (cause instanceof TransitionCause.Death) {
            return statement(inputs).<Opening>map(entered -> turn(entered.thread(), place(entered), continues))
                    .orElse(new ProcessStopped(Turn.NONE, Turn.NONE));
        } else if (cause instanceof TransitionCause.Delivery) {
            Message message = inputs.stream().flatMap(NodeOpening::message).findFirst().orElseThrow();
            return new MessageDelivered(Turn.NONE, Turn.NONE, InFlightMessage.fromOutside(message), -1);
        } else if (cause instanceof TransitionCause.Completion completion && ended != null) {
            return new CompletionStarted(Turn.NONE, Turn.NONE, ended, null, completion.niFailType());
        }
        return new InputInjected(Turn.NONE);
    }

    private static ThreadScheduled turn(int thread, SourceLocation place, boolean continues) {
        return new ThreadScheduled(Turn.NONE, Turn.NONE, thread, place, continues);
    }

    /** The mark of the statement that a thread executes, if it is known. */
    private static Optional<FrameEntered> statement(List<Input> inputs) {
        return inputs.stream().limit(1).filter(FrameEntered.class::isInstance).map(FrameEntered.class::cast).findFirst();
    }

    private static Stream<Message> message(Input input) {
        return input instanceof HeaderArrived header ? Stream.of(header.message())
                : input instanceof MessageArrived whole ? Stream.of(whole.message()) : Stream.empty();
    }

    private static SourceLocation place(FrameEntered entered) {
        return new SourceLocation(entered.file(), entered.line(), 1, "");
    }
}
