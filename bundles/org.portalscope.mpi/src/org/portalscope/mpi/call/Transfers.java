package org.portalscope.mpi.call;

import static org.portalscope.mpi.progress.MpiCalls.REQUEST;
import static org.portalscope.mpi.progress.MpiCalls.change;
import static org.portalscope.mpi.progress.MpiCalls.state;
import static org.portalscope.mpi.progress.MpiCalls.words;

import java.util.List;
import java.util.Optional;

import org.portalscope.mpi.error.MpiErrors;
import org.portalscope.mpi.message.ReceiveCriteria;
import org.portalscope.mpi.progress.Copies;
import org.portalscope.mpi.progress.Openings;
import org.portalscope.mpi.progress.Progress;
import org.portalscope.mpi.state.AttachedBuffer;
import org.portalscope.mpi.state.Communicator;
import org.portalscope.mpi.state.MpiRequest;
import org.portalscope.mpi.state.MpiState;
import org.portalscope.mpi.state.MpiStatus;
import org.portalscope.mpi.state.Transfer;
import org.portalscope.protocol.call.CallContext;
import org.portalscope.protocol.call.CallView;
import org.portalscope.protocol.call.Continuation;
import org.portalscope.protocol.call.Dispatcher;
import org.portalscope.protocol.call.Procedure;
import org.portalscope.protocol.value.Buffer;
import org.portalscope.protocol.value.CallVariable;
import org.portalscope.protocol.value.ProtocolError;
import org.portalscope.protocol.value.ValueType;

/**
 * Begins sends and receives, of users and of collectives, whose arguments are right. A buffered send is complete at once: its message is in the attached
 * buffer, and a request of MPI's own, the next one, sends it.
 */
final class Transfers {

    private static final CallVariable KIND = new CallVariable("kind", ValueType.INTEGER);
    private static final CallVariable COMM = new CallVariable("comm", Communicator.TYPE);
    private static final CallVariable CONTEXT = new CallVariable("context", ValueType.INTEGER);
    private static final CallVariable PEER = new CallVariable("rank", ValueType.INTEGER);
    private static final CallVariable TAG = new CallVariable("tag", ValueType.INTEGER);
    private static final CallVariable DATA = new CallVariable("data", ValueType.BUFFER);

    private final Dispatcher dispatcher;
    private final Progress progress;
    private final Procedure begin;
    private final long bsendOverhead;

    /** @param bsendOverhead bytes that a message takes of the attached buffer besides its data */
    Transfers(Progress progress, long bsendOverhead) {
        this.progress = progress;
        this.bsendOverhead = bsendOverhead;
        dispatcher = progress.dispatcher();
        begin = Procedure.named("begin", KIND, COMM, CONTEXT, PEER, TAG, DATA).variables(REQUEST)
                .thenChoose(call -> begin(call, transfer(call), REQUEST))
                .thenReturn(call -> call.number(REQUEST));
    }

    /** Ends what has begun. */
    Dispatcher dispatcher() {
        return dispatcher;
    }

    /** Begins a transfer, {@link #arguments}, and returns the number of its request. */
    Procedure begin() {
        return begin;
    }

    List<Procedure> procedures() {
        return List.of(begin);
    }

    /**
     * Makes a request of a transfer for which there is no {@link #error}, and starts it.
     *
     * @param variable takes its number
     */
    Continuation begin(CallContext call, Transfer transfer, CallVariable variable) {
        long number = open(call, transfer);
        call.set(variable, number);
        return start(call, number);
    }

    /** Gives a request that {@link #open} has made to Portals, unless it waits for a credit, or is complete. */
    Continuation start(CallContext call, long number) {
        MpiRequest opened = state(call).request(number);
        boolean hasOther = opened.transfer().kind() == Transfer.Kind.BUFFERED_SEND && opened.transfer().peer() != ReceiveCriteria.PROC_NULL;
        MpiRequest request = hasOther ? state(call).request(number + 1) : opened;
        return request.phase() == MpiRequest.Phase.ACTIVE ? progress.start(request) : Continuation.ON;
    }

    /** The arguments that begin a transfer without a copy. */
    static List<Object> arguments(Transfer transfer) {
        return List.of((long) transfer.kind().ordinal(), transfer.communicator(), (long) transfer.context(), transfer.peer(), transfer.tag(),
                transfer.data());
    }

    private static Transfer transfer(CallView call) {
        return new Transfer(Transfer.Kind.values()[(int) call.number(KIND)], call.number(COMM), (int) call.number(CONTEXT), call.number(PEER),
                call.number(TAG), call.buffer(DATA));
    }

    /** Why a transfer cannot begin, though its arguments are right: the attached buffer has no place for it. */
    ProtocolError error(CallView call, Transfer transfer) {
        if (!isBuffered(transfer)) {
            return null;
        }
        AttachedBuffer attached = state(call).attachedBuffer();
        return attached == null ? MpiErrors.of(MpiErrors.BUFFER, "no buffer is attached")
                : place(attached, transfer).isEmpty() ? MpiErrors.of(MpiErrors.BUFFER, "the attached buffer has no place for " + transfer.data().length()
                        + " bytes" + (bsendOverhead == 0 ? "" : " and the " + bsendOverhead + " of MPI_BSEND_OVERHEAD")) : null;
    }

    private Optional<Buffer> place(AttachedBuffer attached, Transfer transfer) {
        return attached.place(transfer.data().length() + bsendOverhead);
    }

    /** Whether the message of a transfer goes into the attached buffer. */
    private static boolean isBuffered(Transfer transfer) {
        return transfer.kind() == Transfer.Kind.BUFFERED_SEND && transfer.isCopied() && transfer.peer() != ReceiveCriteria.PROC_NULL;
    }

    /** Makes a request of a transfer for which there is no {@link #error}, and returns its number; to be started next. */
    long open(CallContext call, Transfer transfer) {
        long number = state(call).lastRequest() + 1;
        if (transfer.peer() == ReceiveCriteria.PROC_NULL) {
            change(call, () -> words(transfer, call) + " begins and ends", state -> state.begin(transfer, MpiRequest.Phase.ACTIVE)
                    .completed(number, transfer.kind().isSend() ? MpiStatus.EMPTY : MpiStatus.OF_PROC_NULL));
        } else if (transfer.kind() == Transfer.Kind.BUFFERED_SEND) {
            openBuffered(call, transfer, number);
        } else {
            Transfer ready = Copies.begin(call, transfer, number);
            change(call, () -> words(ready, call) + " begins",
                    state -> ready.kind().isSend() ? Openings.withSend(ready, state) : state.begin(ready, MpiRequest.Phase.ACTIVE));
        }
        return number;
    }

    private void openBuffered(CallContext call, Transfer transfer, long number) {
        if (transfer.isCopied()) {
            Buffer place = place(state(call).attachedBuffer(), transfer).orElseThrow();
            Transfer placed = transfer.copiedTo(new Buffer(place.name(), place.address(), transfer.data().length()));
            Copies.pack(call, transfer.elements(), placed.data());
            change(call, () -> words(transfer, call) + " is in the attached buffer", state -> withBufferedSend(placed, number, state.buffered(place)));
        } else {
            change(call, () -> words(transfer, call) + " has no data", state -> withBufferedSend(transfer, number, state));
        }
    }

    /** With the request of a user, which is complete, and the one that sends. */
    private static MpiState withBufferedSend(Transfer transfer, long number, MpiState state) {
        Transfer done = transfer.copiedTo(nothing());
        return Openings.withSend(transfer, state.begin(done, MpiRequest.Phase.ACTIVE).completed(number, MpiStatus.EMPTY)).freed(number + 1);
    }

    /** Memory without bytes. */
    static Buffer nothing() {
        return new Buffer("nothing", 0, 0);
    }
}
