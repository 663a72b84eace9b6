package org.portalscope.mpi.call;

import static org.portalscope.mpi.progress.MpiCalls.state;

import java.util.List;
import java.util.function.Consumer;
import java.util.function.Function;

import org.portalscope.mpi.collective.CollectiveKind;
import org.portalscope.mpi.collective.CollectiveSchedule;
import org.portalscope.mpi.collective.CollectiveScheduleBuilder;
import org.portalscope.mpi.collective.CommunicationRound;
import org.portalscope.mpi.collective.MemoryOperation;
import org.portalscope.mpi.collective.RoundMessage;
import org.portalscope.mpi.message.CollectiveTags;
import org.portalscope.mpi.message.ReceiveCriteria;
import org.portalscope.mpi.progress.CollectiveMessages;
import org.portalscope.mpi.state.Communicator;
import org.portalscope.mpi.state.MpiRequest;
import org.portalscope.mpi.state.MpiStatus;
import org.portalscope.mpi.state.Transfer;
import org.portalscope.mpi.state.UserOperator;
import org.portalscope.protocol.call.CallContext;
import org.portalscope.protocol.call.CallView;
import org.portalscope.protocol.call.Callback;
import org.portalscope.protocol.call.Continuation;
import org.portalscope.protocol.call.Procedure;
import org.portalscope.protocol.value.Buffer;
import org.portalscope.protocol.value.CallVariable;
import org.portalscope.protocol.value.ProtocolError;
import org.portalscope.protocol.value.ValueType;

/**
 * Executes the rounds of a collective: receives and sends in the context that the communicator has for collectives, and waits. A receive takes whatever
 * message the other process has sent there next, and then sees whether it belongs to the same collective.
 */
final class CollectiveExecution {

    /** What a collective is about, as its arguments say. */
    interface Collective {

        CollectiveKind kind(CallView call);

        /** Rank of the root, or 0. */
        long root(CallView call);

        /** What the process does. */
        void plan(CallView call, CollectiveScheduleBuilder schedule);
    }

    private static final CallVariable ROUND = new CallVariable("round", ValueType.INTEGER);
    private static final CallVariable OPERATION = new CallVariable("operation", ValueType.INTEGER);
    private static final CallVariable SCRATCH = new CallVariable("scratch", ValueType.BUFFER);
    private static final CallVariable SEND = new CallVariable("send_request", MpiRequest.TYPE);
    private static final CallVariable RECEIVE = new CallVariable("receive_request", MpiRequest.TYPE);

    private final Transfers transfers;

    CollectiveExecution(Transfers transfers) {
        this.transfers = transfers;
    }

    /**
     * Appends all rounds of a collective to a call whose arguments have been checked, and which has the variable {@link Arguments#COMM}.
     *
     * @param done looks at the result, with the scratch memory still there
     */
    Procedure.Builder thenRun(Procedure.Builder call, Collective collective, Consumer<CallContext> done) {
        Function<CallView, CommunicationRound> round = view -> schedule(view, collective).rounds().get((int) view.number(ROUND));
        return call.variables(ROUND, OPERATION, SCRATCH, SEND, RECEIVE)
                .thenDo(context -> begin(context, collective))
                .label("round").then(context -> nextRound(context, schedule(context, collective).rounds()))
                .thenEnter(transfers.begin(), context -> transfer(context, Transfer.Kind.RECEIVE, round.apply(context).received(), anyTag(context)),
                        RECEIVE)
                .label("send").then(context -> round.apply(context).sent() == null ? Continuation.to("wait") : Continuation.ON)
                .thenEnter(transfers.begin(), context -> transfer(context, Transfer.Kind.SEND, round.apply(context).sent(), tag(context, collective)), SEND)
                .label("wait").thenWait(transfers.dispatcher(), view -> Requests.isComplete(view.number(RECEIVE), state(view))
                        && Requests.isComplete(view.number(SEND), state(view)))
                .then(context -> finish(context, collective, round.apply(context)))
                .label("work").then(context -> work(context, round.apply(context).after()))
                .thenCallBack(context -> callback(round.apply(context).after().get((int) context.number(OPERATION))), null)
                .then(CollectiveExecution::returned)
                .label("done").thenDo(done)
                .thenDo(CollectiveExecution::release);
    }

    private static Continuation nextRound(CallView call, List<CommunicationRound> rounds) {
        int next = (int) call.number(ROUND);
        return next == rounds.size() ? Continuation.to("done") : rounds.get(next).received() == null ? Continuation.to("send") : Continuation.ON;
    }

    /** The scratch memory of a collective. */
    static Buffer scratch(CallView call) {
        return call.buffer(SCRATCH);
    }

    private static Communicator communicator(CallView call) {
        return state(call).communicator(call.number(Arguments.COMM));
    }

    private static CollectiveSchedule schedule(CallView call, Collective collective) {
        Communicator communicator = communicator(call);
        Buffer scratch = call.get(SCRATCH) == null ? Transfers.nothing() : scratch(call);
        CollectiveScheduleBuilder schedule = new CollectiveScheduleBuilder(communicator.rank(), communicator.size(), scratch);
        collective.plan(call, schedule);
        return schedule.build();
    }

    private static void begin(CallContext call, Collective collective) {
        long scratch = schedule(call, collective).scratchLength();
        call.set(SCRATCH, scratch == 0 ? null : call.declare("scratch of " + collective.kind(call).call(), scratch));
        call.set(ROUND, 0L);
        call.set(SEND, MpiRequest.NULL);
        call.set(RECEIVE, MpiRequest.NULL);
    }

    private static void release(CallContext call) {
        if (call.get(SCRATCH) != null) {
            call.release(scratch(call));
            call.set(SCRATCH, null);
        }
    }

    private static long tag(CallView call, Collective collective) {
        return collective.kind(call).tag(collective.root(call));
    }

    /** The next message of the other process; as long as a nonblocking collective of the communicator is active, none of such a one. */
    private static long anyTag(CallView call) {
        return state(call).collectives().isActive(communicator(call).handle()) ? CollectiveTags.ANY_BLOCKING : ReceiveCriteria.ANY;
    }

    private static List<Object> transfer(CallView call, Transfer.Kind kind, RoundMessage message, long tag) {
        Communicator communicator = communicator(call);
        return Transfers.arguments(new Transfer(kind, communicator.handle(), communicator.collectiveContext(), message.peer(), tag, message.data()));
    }

    /** Ends a round whose messages are there; if something is wrong with one, the call ends. */
    private static Continuation finish(CallContext call, Collective collective, CommunicationRound round) {
        MpiStatus sent = Requests.take(call, call.number(SEND));
        MpiStatus received = Requests.take(call, call.number(RECEIVE));
        call.set(SEND, MpiRequest.NULL);
        call.set(RECEIVE, MpiRequest.NULL);
        ProtocolError error = round.received() == null ? null : CollectiveMessages.mismatch(call, communicator(call), tag(call, collective),
                round.received().peer(), round.received().data().length(), received);
        error = error == null ? sent.error() : error;
        if (error != null) {
            release(call);
            return Continuation.fail(error);
        }
        call.set(OPERATION, 0L);
        return Continuation.ON;
    }

    /** Goes on with the operations of a round, to the next function of the program or to the next round. */
    private static Continuation work(CallContext call, List<MemoryOperation> operations) {
        int next = (int) call.number(OPERATION);
        while (next < operations.size() && !(operations.get(next) instanceof MemoryOperation.CallBack)) {
            CollectiveMessages.execute(call, operations.get(next++));
        }
        call.set(OPERATION, (long) next);
        if (next < operations.size()) {
            return Continuation.ON;
        }
        call.set(ROUND, call.number(ROUND) + 1);
        return Continuation.to("round");
    }

    /** Goes on behind a function of the program, unless that has given the communicator back. */
    private static Continuation returned(CallContext call) {
        ProtocolError error = Checks.communicator(call, Arguments.SEND);
        if (error != null) {
            release(call);
            return Continuation.fail(error);
        }
        call.set(OPERATION, call.number(OPERATION) + 1);
        return Continuation.to("work");
    }

    private static Callback callback(MemoryOperation operation) {
        MemoryOperation.CallBack call = (MemoryOperation.CallBack) operation;
        return new Callback(UserOperator.FUNCTION, call.function(), List.of(call.invec(), call.inoutvec(), call.elements(), call.datatype()));
    }
}
