package org.portalscope.replay;

import java.util.Arrays;
import java.util.List;

import org.portalscope.engine.api.NiFailType;
import org.portalscope.engine.input.ByteString;
import org.portalscope.engine.input.FrameEntered;
import org.portalscope.engine.input.HeaderArrived;
import org.portalscope.engine.input.Input;
import org.portalscope.engine.input.MessageArrived;
import org.portalscope.engine.input.OperationCompleted;
import org.portalscope.engine.input.OperationFailed;
import org.portalscope.engine.message.Message;
import org.portalscope.engine.state.NetworkInterface;
import org.portalscope.engine.state.Operation;
import org.portalscope.engine.state.PendingOperation;
import org.portalscope.recording.CapturePolicy;
import org.portalscope.recording.RecordedTransition;
import org.portalscope.recording.TransitionCause;
import org.portalscope.world.Choice;
import org.portalscope.world.World;
import org.portalscope.world.WorldProcess;
import org.portalscope.world.network.Channel;
import org.portalscope.world.network.InFlightMessage;
import org.portalscope.world.network.Payload;

/**
 * What recorded transitions are in a world that repeats them. Where the world would give a process the same as was recorded, the choice is that of any
 * world; where it would not, the recording wins.
 */
final class RecordedChoices {

    /** Threads that a recording may have; one of a higher number is not a thread's turn. */
    private static final int MOST_THREADS = 1 << 16;
    static final int NO_THREAD = -1;

    private final World world;
    private final CapturePolicy capture;

    RecordedChoices(World world, CapturePolicy capture) {
        this.world = world;
        this.capture = capture;
    }

    /** The choice that makes a transition happen in the world as it is now. */
    Choice of(RecordedTransition transition) {
        WorldProcess process = world.process(transition.process());
        int thread = thread(transition);
        if (thread != NO_THREAD) {
            return new Choice.RunThread(process.index(), thread);
        }
        if (transition.cause() instanceof TransitionCause.Delivery delivery) {
            return delivery(process, delivery.message(), transition.inputs());
        }
        if (transition.cause() instanceof TransitionCause.Completion completion) {
            return completion(process, completion, transition.inputs());
        }
        return transition.cause() instanceof TransitionCause.Death ? new Choice.Die(process.index())
                : new Choice.Inject(process.index(), transition.inputs());
    }

    /** The thread that takes its turn in a transition, be it to let its process die; {@link #NO_THREAD} if none does. */
    static int thread(RecordedTransition transition) {
        int thread = NO_THREAD;
        if (transition.cause() instanceof TransitionCause.ThreadTurn turn) {
            thread = turn.thread();
        } else if (transition.cause() instanceof TransitionCause.Death && !transition.inputs().isEmpty()
                && transition.inputs().get(0) instanceof FrameEntered entered) {
            thread = entered.thread();
        }
        return thread >= 0 && thread < MOST_THREADS ? thread : NO_THREAD;
    }

    private Choice delivery(WorldProcess process, Message.Key key, List<Input> inputs) {
        Message recorded = message(inputs);
        InFlightMessage inFlight = recorded == null ? find(process.index(), key) : world.network().channels().arriving(recorded);
        Message message = inFlight != null && inFlight.isSent() ? inFlight.message() : recorded;
        if (message == null || !concerns(process, message)) {
            return new Choice.Inject(process.index(), inputs);
        }
        Choice delivery = new Choice.Deliver(process.index(), message);
        return givesTheSame(process, message, inputs) ? delivery : new Choice.Repeat(delivery, complete(inputs));
    }

    /** The message that arrives with some inputs, or null. */
    private static Message message(List<Input> inputs) {
        for (Input input : inputs) {
            if (input instanceof HeaderArrived arrived) {
                return arrived.message();
            }
            if (input instanceof MessageArrived arrived) {
                return arrived.message();
            }
        }
        return null;
    }

    /** A message that is in flight to a process, or from it to nobody, or null. */
    private InFlightMessage find(int process, Message.Key key) {
        for (Channel channel : world.network().channels().to(process)) {
            for (InFlightMessage inFlight : channel.messages()) {
                if (inFlight.message().key().equals(key)) {
                    return inFlight;
                }
            }
        }
        return null;
    }

    /** Whether a message is for a process, or from it to nobody. */
    private boolean concerns(WorldProcess process, Message message) {
        return world.process(message.target()).or(() -> world.process(message.initiator())).filter(process::equals).isPresent();
    }

    /** Whether a process would take the same inputs if the world delivered a message to it. */
    private boolean givesTheSame(WorldProcess process, Message message, List<Input> inputs) {
        boolean isTaken = !process.isDead() && world.process(message.target()).isPresent();
        return isTaken ? inputs.size() == 1 && inputs.get(0) instanceof HeaderArrived arrived && arrived.message().equals(message) : inputs.isEmpty();
    }

    /** The same inputs, where data that were not recorded come from the sender. */
    private List<Input> complete(List<Input> inputs) {
        return inputs.stream().map(input -> input instanceof MessageArrived arrived ? complete(arrived) : input).toList();
    }

    private Input complete(MessageArrived arrived) {
        Message message = arrived.message();
        return message.kind().carriesData() ? new MessageArrived(message, data(arrived.data(), world.network().payload(message), 0)) : arrived;
    }

    private Choice completion(WorldProcess process, TransitionCause.Completion cause, List<Input> recorded) {
        List<Input> inputs = recorded.isEmpty() ? List.of(input(cause)) : recorded;
        Operation operation = operation(process, cause);
        if (operation == null) {
            return new Choice.Inject(process.index(), inputs);
        }
        Choice.Complete completion = new Choice.Complete(process.index(), operation, cause.niFailType());
        if (inputs.size() > 1 || !(inputs.get(0) instanceof OperationCompleted completed) || !operation.needsData()) {
            return isPlain(operation, cause, inputs) ? completion : new Choice.Repeat(completion, inputs);
        }
        Payload payload = world.network().payload(operation);
        ByteString data = data(completed.data(), payload, operation.length());
        boolean isSent = payload != null && !payload.isLost() && data.equals(ByteString.of(payload.data()));
        return isSent ? completion : new Choice.Repeat(completion, List.of(new OperationCompleted(completed.networkInterface(), completed.link(), data)));
    }

    private static Input input(TransitionCause.Completion cause) {
        return cause.niFailType() == NiFailType.PTL_NI_OK ? new OperationCompleted(cause.networkInterface(), cause.link(), null)
                : new OperationFailed(cause.networkInterface(), cause.link(), cause.niFailType());
    }

    private static boolean isPlain(Operation operation, TransitionCause.Completion cause, List<Input> inputs) {
        boolean canHappen = operation.completes() || cause.niFailType() != NiFailType.PTL_NI_OK;
        return canHappen && inputs.size() == 1 && inputs.get(0).equals(input(cause));
    }

    private static Operation operation(WorldProcess process, TransitionCause.Completion cause) {
        List<NetworkInterface> interfaces = process.portals().state().interfaces();
        boolean exists = cause.networkInterface() >= 0 && cause.networkInterface() < interfaces.size();
        PendingOperation pending = exists ? interfaces.get(cause.networkInterface()).operation(cause.link()) : null;
        return pending == null ? null : pending.value();
    }

    /**
     * The data of a message: as recorded, as far as they were; behind that as the world has them, or zeros.
     *
     * @param recorded what was recorded, or null
     * @param sent     what the world has, or null
     * @param least    how many bytes there must be
     */
    private ByteString data(ByteString recorded, Payload sent, long least) {
        byte[] known = recorded == null ? new byte[0] : recorded.toArray();
        byte[] own = sent == null || sent.isLost() ? new byte[0] : sent.data();
        int captured = Math.min(capture.bytes(), known.length);
        byte[] data = Arrays.copyOf(own, (int) Math.max(Math.max(known.length, own.length), least));
        System.arraycopy(known, 0, data, 0, captured);
        return ByteString.of(data);
    }
}
