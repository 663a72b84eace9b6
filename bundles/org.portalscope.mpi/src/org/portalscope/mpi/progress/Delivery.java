package org.portalscope.mpi.progress;

import static org.portalscope.mpi.progress.MpiCalls.change;
import static org.portalscope.mpi.progress.MpiCalls.state;
import static org.portalscope.mpi.progress.MpiCalls.words;

import org.portalscope.engine.protocol.Phrase;
import org.portalscope.engine.step.Numbers;
import org.portalscope.mpi.error.MpiErrors;
import org.portalscope.mpi.message.MpiMessageFault;
import org.portalscope.mpi.state.MpiRequest;
import org.portalscope.mpi.state.MpiState;
import org.portalscope.mpi.state.MpiStatus;
import org.portalscope.mpi.state.UnexpectedMessage;
import org.portalscope.mpi.state.UnexpectedQueue;
import org.portalscope.protocol.call.CallContext;
import org.portalscope.protocol.call.CallView;
import org.portalscope.protocol.value.Buffer;
import org.portalscope.protocol.value.ProtocolError;

/** Gives unexpected messages that have their data here to the receives that get them. */
final class Delivery {

    private Delivery() {
    }

    /** Gives a message to a request; if it has not arrived as a whole, it is delivered when it has. */
    static void give(CallContext call, UnexpectedMessage message, long request) {
        MpiRequest receive = state(call).request(request);
        MpiStatus status = status(message, Math.min(message.length(), receive.transfer().data().length()), truncation(call, message.length(), receive));
        change(call, () -> words(message, call) + " was unexpected and goes to request " + request,
                state -> state.received(message, request).matched(request, status));
        if (!message.isLong() && message.ended()) {
            deliver(call, state(call).unexpected().get(message.number()));
        }
    }

    /** Copies a message, which has arrived as a whole, to the receive that gets it. */
    static void deliver(CallContext call, UnexpectedMessage message) {
        MpiRequest request = state(call).request(message.receiver());
        long length = Math.min(message.length(), request.transfer().data().length());
        if (length > 0 && message.data() != null) {
            call.write(request.transfer().data().address(), call.read(message.data().address(), length));
            Warnings.copied(call, message, length, "to " + words(request, call));
        }
        release(call, message);
        MpiStatus status = status(message, length, error(call, message, request));
        Copies.end(call, request, status);
        change(call, () -> words(message, call) + " is copied to request " + request.number(),
                state -> dealtWith(state, message).completed(request.number(), status));
    }

    /** Forgets a message whose data have not come; a receive that would have got it fails. */
    static void lose(CallContext call, UnexpectedMessage message, String failure) {
        change(call, () -> words(message, call) + " is lost", state -> dealtWith(state, message));
        if (message.receiver() > 0) {
            MpiStatus status = MpiStatus.failed(MpiErrors.of(MpiErrors.PROC_FAILED, words(call).message(message).words(": " + failure)));
            Copies.end(call, state(call).request(message.receiver()), status);
            change(call, () -> "request " + message.receiver() + " has failed", state -> state.completed(message.receiver(), status));
        }
    }

    /**
     * Keeps a message that has arrived as a whole. If it, with others of its sender that nobody has received, takes half of the sender's credits, all of them
     * leave the short buffers: who has sent what nobody wants yet can still send what somebody waits for.
     */
    static void keep(CallContext call, UnexpectedMessage message) {
        if (message.data() == null) {
            moveOut(call, message);
            return;
        }
        UnexpectedQueue unexpected = state(call).unexpected();
        if (2 * unexpected.costlyCount(message.sender()) >= state(call).credits()) {
            unexpected.costlyOf(message.sender()).stream().filter(kept -> kept.ended() && !kept.isRefused()).forEach(kept -> moveOut(call, kept));
        }
    }

    /** Without a message that is no longer needed; its sender is owed a credit, if that has not come back before. */
    static MpiState dealtWith(MpiState state, UnexpectedMessage message) {
        return message.credit() ? owing(state.without(message), message) : state.without(message);
    }

    /** Without a message of which no data are needed here; if it has not arrived as a whole, its sender gets the credit back when it has. */
    static MpiState withoutData(MpiState state, UnexpectedMessage message) {
        return message.ended() ? dealtWith(state, message) : state.without(message);
    }

    private static MpiState owing(MpiState state, UnexpectedMessage message) {
        return owing(state, message.sender().packed());
    }

    /** @param sender of a message that is no longer needed, packed */
    static MpiState owing(MpiState state, long sender) {
        return state.credits(state.ranks().of(sender), peer -> peer.owing(1));
    }

    /** Forgets a message that does not fit into its communicator, which this process has only made after it came. */
    static void refuse(CallContext call, UnexpectedMessage message, MpiMessageFault fault) {
        release(call, message);
        change(call, () -> "malformed message ignored: " + fault.words() + " (" + words(message, call) + ')',
                state -> withoutData(state, message).ignoring(message.sender().packed(), fault));
    }

    private static void release(CallContext call, UnexpectedMessage message) {
        if (message.data() != null && message.buffer() < 0) {
            call.release(message.data());
        }
    }

    private static MpiStatus status(UnexpectedMessage message, long length, ProtocolError error) {
        return new MpiStatus(message.source(), message.tag(), length, false, error);
    }

    private static ProtocolError error(CallView call, UnexpectedMessage message, MpiRequest request) {
        if (message.data() == null && message.length() > 0) {
            return MpiErrors.of(MpiErrors.OTHER, Phrase.of("nothing has kept the data of ").then(words(call).message(message))
                    .words(": it was sent as ready before its receive was posted"));
        }
        return truncation(call, message.length(), request);
    }

    /** The error of a receive whose message has a length, or null. */
    static ProtocolError truncation(CallView call, long length, MpiRequest request) {
        long room = request.transfer().data().length();
        return length <= room ? null
                : MpiErrors.of(MpiErrors.TRUNCATE, Phrase.of("the message has " + Numbers.count(length, "byte") + ", and ").then(words(call).request(request))
                        .words(" has room for " + room));
    }

    /** Moves the data of all messages in a short buffer into memory of their own, so that it can be used again. */
    static void moveOut(CallContext call, int buffer) {
        state(call).unexpected().inBuffer(buffer).forEach(message -> moveOut(call, message));
    }

    private static void moveOut(CallContext call, UnexpectedMessage message) {
        Buffer memory = message.data() == null ? null : call.declare("unexpected message " + message.number(), message.data().length());
        if (memory != null) {
            call.write(memory.address(), call.read(message.data().address(), message.data().length()));
            Warnings.copied(call, message, memory.length(), "out of its short buffer");
        }
        change(call, () -> words(message, call) + " leaves " + (memory == null ? "its queue" : "its short buffer"),
                state -> owing(state.moved(message, memory), message));
    }
}
