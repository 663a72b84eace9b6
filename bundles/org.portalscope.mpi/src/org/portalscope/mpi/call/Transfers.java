package org.portalscope.mpi.call;

import static org.portalscope.mpi.progress.MpiCalls.REQUEST;
import static org.portalscope.mpi.progress.MpiCalls.change;
import static org.portalscope.mpi.progress.MpiCalls.request;
import static org.portalscope.mpi.progress.MpiCalls.state;

import java.util.List;

import org.portalscope.mpi.progress.Progress;
import org.portalscope.mpi.state.Communicator;
import org.portalscope.mpi.state.MpiRequest;
import org.portalscope.mpi.state.MpiState;
import org.portalscope.mpi.state.MpiStatus;
import org.portalscope.mpi.state.PeerCredits;
import org.portalscope.mpi.state.Ranks;
import org.portalscope.mpi.state.Transfer;
import org.portalscope.protocol.call.CallContext;
import org.portalscope.protocol.call.CallView;
import org.portalscope.protocol.call.Continuation;
import org.portalscope.protocol.call.Procedure;
import org.portalscope.protocol.value.Buffer;
import org.portalscope.protocol.value.CallVariable;
import org.portalscope.protocol.value.ValueType;

/** Begins sends and receives, of users and of collectives, whose arguments are right. */
final class Transfers {

    private static final CallVariable KIND = new CallVariable("kind", ValueType.INTEGER);
    private static final CallVariable COMM = new CallVariable("comm", Communicator.TYPE);
    private static final CallVariable CONTEXT = new CallVariable("context", ValueType.INTEGER);
    private static final CallVariable PEER = new CallVariable("rank", ValueType.INTEGER);
    private static final CallVariable TAG = new CallVariable("tag", ValueType.INTEGER);
    private static final CallVariable DATA = new CallVariable("data", ValueType.BUFFER);

    private final Procedure begin;

    Transfers(Progress progress) {
        begin = Procedure.named("begin", KIND, COMM, CONTEXT, PEER, TAG, DATA).variables(REQUEST)
                .then(Transfers::begin)
                .label("send").thenEnter(progress.startSend(), call -> List.of(call.number(REQUEST)), null)
                .then(call -> Continuation.to("end"))
                .label("receive").thenEnter(progress.postReceive(), call -> List.of(call.number(REQUEST)), null)
                .label("end").thenReturn(call -> call.number(REQUEST));
    }

    /** Begins a transfer, {@link #arguments}, and returns the number of its request. */
    Procedure begin() {
        return begin;
    }

    /** The arguments that begin a transfer. */
    static List<Object> arguments(Transfer transfer) {
        return List.of((long) transfer.kind().ordinal(), transfer.communicator(), (long) transfer.context(), transfer.peer(), transfer.tag(),
                transfer.data());
    }

    private static Transfer transfer(CallView call) {
        return new Transfer(Transfer.Kind.values()[(int) call.number(KIND)], call.number(COMM), (int) call.number(CONTEXT), call.number(PEER),
                call.number(TAG), call.buffer(DATA));
    }

    private static Continuation begin(CallContext call) {
        Transfer transfer = transfer(call);
        long number = state(call).lastRequest() + 1;
        call.set(REQUEST, number);
        if (transfer.peer() == Ranks.PROC_NULL) {
            change(call, transfer.words() + " begins and ends", state -> state.begin(transfer, MpiRequest.Phase.ACTIVE)
                    .completed(number, transfer.kind().isSend() ? MpiStatus.EMPTY : MpiStatus.OF_PROC_NULL));
            return Continuation.to("end");
        } else if (!transfer.kind().isSend()) {
            change(call, transfer.words() + " begins", state -> state.begin(transfer, MpiRequest.Phase.ACTIVE));
            return Continuation.to("receive");
        }
        change(call, transfer.words() + " begins", state -> begin(transfer, number, state));
        return Continuation.to(request(call).phase() == MpiRequest.Phase.ACTIVE ? "send" : "end");
    }

    /** With a send that has a credit, or waits for one. */
    private static MpiState begin(Transfer transfer, long number, MpiState state) {
        int rank = state.communicator(transfer.communicator()).worldRank(transfer.peer());
        return state.peers().get(rank).isFree() ? state.begin(transfer, MpiRequest.Phase.ACTIVE).credits(rank, PeerCredits::spent)
                : state.begin(transfer, MpiRequest.Phase.WAITS_FOR_CREDIT).credits(rank, peer -> peer.waitingFor(number));
    }

    /** Memory without bytes. */
    static Buffer nothing() {
        return new Buffer("nothing", 0, 0);
    }
}
