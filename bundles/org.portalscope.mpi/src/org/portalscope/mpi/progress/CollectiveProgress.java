package org.portalscope.mpi.progress;

import static org.portalscope.mpi.progress.MpiCalls.REQUEST;
import static org.portalscope.mpi.progress.MpiCalls.change;
import static org.portalscope.mpi.progress.MpiCalls.state;
import static org.portalscope.mpi.progress.MpiCalls.words;

import java.util.List;
import java.util.function.Function;

import org.portalscope.mpi.collective.CollectiveSchedule;
import org.portalscope.mpi.collective.CollectiveScheduleBuilder;
import org.portalscope.mpi.collective.CommunicationRound;
import org.portalscope.mpi.collective.ExchangeAlgorithms;
import org.portalscope.mpi.collective.MemoryOperation;
import org.portalscope.mpi.collective.RoundMessage;
import org.portalscope.mpi.collective.TreeAlgorithms;
import org.portalscope.mpi.message.CollectiveTags;
import org.portalscope.mpi.state.ActiveCollective;
import org.portalscope.mpi.state.Communicator;
import org.portalscope.mpi.state.MpiRequest;
import org.portalscope.mpi.state.MpiState;
import org.portalscope.mpi.state.MpiStatus;
import org.portalscope.mpi.state.Transfer;
import org.portalscope.mpi.state.TypedBuffer;
import org.portalscope.protocol.call.CallContext;
import org.portalscope.protocol.call.CallView;
import org.portalscope.protocol.call.Continuation;
import org.portalscope.protocol.call.Procedure;
import org.portalscope.protocol.value.Buffer;
import org.portalscope.protocol.value.ProtocolError;

/**
 * Carries nonblocking collectives on, by whichever call of the process finds that the messages of a round are there: works on them, and begins the next round.
 * No other thread begins with the same one meanwhile, since the state says that somebody is at it.
 */
final class CollectiveProgress {

    private final Function<MpiRequest, Continuation> start;
    private final Procedure advance;

    /**
     * @param start   gives a request to Portals
     * @param tidying what is done afterwards
     */
    CollectiveProgress(Function<MpiRequest, Continuation> start, Tidying tidying) {
        this.start = start;
        advance = Procedure.named("advance_collective", REQUEST)
                .label("round").then(CollectiveProgress::nextRound)
                .thenChoose(this::receive)
                .thenChoose(this::send)
                .then(CollectiveProgress::rest)
                .label("end").then(tidying::tidy).end();
    }

    /** Carries the collective of a request on, as far as its messages allow. */
    Procedure advance() {
        return advance;
    }

    List<Procedure> procedures() {
        return List.of(advance);
    }

    private static ActiveCollective collective(CallView call) {
        return state(call).collectives().of(call.number(REQUEST));
    }

    private static Communicator communicator(CallView call) {
        return state(call).communicator(collective(call).communicator());
    }

    /** What the process does in it, be there scratch memory yet or not. */
    private static CollectiveSchedule schedule(ActiveCollective collective, Communicator communicator) {
        Buffer scratch = collective.scratch() == null ? new Buffer("nothing", 0, 0) : collective.scratch();
        CollectiveScheduleBuilder schedule = new CollectiveScheduleBuilder(communicator.rank(), communicator.size(), scratch);
        switch (collective.kind()) {
            case IBARRIER -> ExchangeAlgorithms.barrier(schedule);
            case IBCAST -> TreeAlgorithms.broadcast(schedule, (int) collective.root(), data(collective, schedule));
            default -> throw new IllegalStateException(collective.kind().call() + " blocks");
        }
        return schedule.build();
    }

    /** The data as messages have them, copied if the datatype has gaps. */
    private static Buffer data(ActiveCollective collective, CollectiveScheduleBuilder schedule) {
        TypedBuffer elements = collective.elements();
        if (elements.isContiguous()) {
            return elements.contiguous();
        }
        List<List<Buffer>> block = List.of(elements.pieces());
        return schedule.rank() == collective.root() ? schedule.packed(block).of(0) : schedule.packedUntilTheEnd(block).of(0);
    }

    private static CommunicationRound round(CallView call) {
        return schedule(collective(call), communicator(call)).rounds().get(collective(call).round());
    }

    /** Ends the round whose messages have arrived, and advances to the next round that has messages, or to the end. */
    private static Continuation nextRound(CallContext call) {
        if (!collective(call).advancing()) {
            begin(call);
        }
        CollectiveSchedule schedule = schedule(collective(call), communicator(call));
        while (collective(call).round() < schedule.rounds().size()) {
            CommunicationRound round = schedule.rounds().get(collective(call).round());
            boolean isBegun = collective(call).receive() != 0 || collective(call).send() != 0;
            if (!isBegun && (round.received() != null || round.sent() != null)) {
                return Continuation.ON;
            }
            ProtocolError error = isBegun ? finish(call, round) : null;
            if (error != null) {
                return end(call, MpiStatus.failed(error));
            }
            for (MemoryOperation operation : round.after()) {
                CollectiveMessages.execute(call, operation);
            }
            put(call, collective(call).nextRound(), "has ended a round");
        }
        return end(call, MpiStatus.EMPTY);
    }

    private static void begin(CallContext call) {
        long scratch = schedule(collective(call), communicator(call)).scratchLength();
        boolean needsMemory = scratch > 0 && collective(call).scratch() == null;
        ActiveCollective begun = collective(call).advancing(true);
        Buffer memory = needsMemory ? call.declare("scratch of " + begun.kind().call() + ", request " + begun.request(), scratch) : begun.scratch();
        put(call, begun.with(memory), "goes on");
    }

    private static void put(CallContext call, ActiveCollective collective, String what) {
        change(call, () -> collective.kind().call() + ", request " + collective.request() + ", " + what, state -> state.with(collective));
    }

    /** Gives the requests of a round back; what is wrong with one, or null. */
    private static ProtocolError finish(CallContext call, CommunicationRound round) {
        ActiveCollective collective = collective(call);
        MpiStatus sent = take(call, collective.send());
        MpiStatus received = take(call, collective.receive());
        RoundMessage wanted = round.received();
        ProtocolError error = wanted == null ? null
                : CollectiveMessages.mismatch(call, communicator(call), collective.tag(), wanted.peer(), wanted.data().length(), received);
        return error == null ? sent.error() : error;
    }

    private static MpiStatus take(CallContext call, long request) {
        MpiRequest known = state(call).request(request);
        if (known == null) {
            return MpiStatus.EMPTY;
        }
        change(call, () -> words(known, call) + " is given back", state -> state.without(request));
        return known.status();
    }

    private static Continuation end(CallContext call, MpiStatus status) {
        ActiveCollective collective = collective(call);
        if (collective.scratch() != null) {
            call.release(collective.scratch());
        }
        change(call, () -> "request " + collective.request() + ", " + collective.kind().call() + (status.error() == null ? ", is complete" : ", has failed"),
                state -> state.completed(collective, status));
        return Continuation.to("end");
    }

    private Continuation receive(CallContext call) {
        RoundMessage message = round(call).received();
        if (message == null) {
            return Continuation.ON;
        }
        ActiveCollective collective = collective(call);
        Transfer transfer = transfer(call, Transfer.Kind.RECEIVE, message, CollectiveTags.anyOf(collective.number()));
        long number = state(call).lastRequest() + 1;
        change(call, () -> words(transfer, call) + " begins", state -> state.begin(transfer, MpiRequest.Phase.ACTIVE).with(collective.receiving(number)));
        return start.apply(state(call).request(number));
    }

    private Continuation send(CallContext call) {
        RoundMessage message = round(call).sent();
        if (message == null) {
            return Continuation.ON;
        }
        ActiveCollective collective = collective(call);
        Transfer transfer = transfer(call, Transfer.Kind.SEND, message, collective.tag());
        long number = state(call).lastRequest() + 1;
        change(call, () -> words(transfer, call) + " begins", state -> Openings.withSend(transfer, state).with(collective.sending(number)));
        MpiRequest request = state(call).request(number);
        return request.phase() == MpiRequest.Phase.ACTIVE ? start.apply(request) : Continuation.ON;
    }

    private static Transfer transfer(CallView call, Transfer.Kind kind, RoundMessage message, long tag) {
        Communicator communicator = communicator(call);
        return new Transfer(kind, communicator.handle(), communicator.collectiveContext(), message.peer(), tag, message.data());
    }

    /** Advances at once if all messages of the round have arrived; otherwise the thread that finds the last one does. */
    private static Continuation rest(CallContext call) {
        MpiState state = state(call);
        if (state.hasMessages(collective(call))) {
            return Continuation.to("round");
        }
        put(call, collective(call).advancing(false), "waits for messages");
        return Continuation.ON;
    }
}
