package org.portalscope.mpi.call;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import java.util.stream.StreamSupport;

import org.portalscope.engine.api.ProcessId;
import org.portalscope.engine.protocol.ProtocolWait;
import org.portalscope.mpi.collective.CollectiveKind;
import org.portalscope.mpi.message.ReceiveCriteria;
import org.portalscope.mpi.state.ActiveCollective;
import org.portalscope.mpi.state.Communicator;
import org.portalscope.mpi.state.MpiRequest;
import org.portalscope.mpi.state.MpiState;
import org.portalscope.mpi.state.Transfer;
import org.portalscope.protocol.call.ProcedureFrame;
import org.portalscope.protocol.call.ResumableCall;
import org.portalscope.protocol.state.Ranks;
import org.portalscope.protocol.value.CallVariable;

/**
 * Whom a call waits for: the other sides of the requests that it waits for, the senders of the message that it probes for, or at the end those that have not
 * received all messages.
 */
public final class Waits {

    private static final List<String> FOR_ANY = List.of("MPI_Waitany", "MPI_Waitsome");
    private static final List<String> PROBES = List.of("MPI_Probe", "MPI_Mprobe");

    private final MpiState state;
    /** The collective that the call is, or is in; nothing if it is in none. */
    private final Optional<CollectiveKind> collective;

    private Waits(ResumableCall call, MpiState state) {
        this.state = state;
        Set<String> calls = call.frames().stream().map(frame -> frame.procedure().name()).collect(Collectors.toSet());
        collective = Stream.of(CollectiveKind.values()).filter(kind -> calls.contains(kind.call())).findFirst();
    }

    /** What a call that cannot go on waits for; nothing if it does not wait for other processes. */
    public static Optional<ProtocolWait> of(ResumableCall call, MpiState state) {
        return state.endpoint() == null ? Optional.empty() : new Waits(call, state).of(call);
    }

    private Optional<ProtocolWait> of(ResumableCall call) {
        for (int i = call.frames().size() - 1; i >= 0; i--) {
            ProcedureFrame frame = call.frames().get(i);
            if (PROBES.contains(frame.procedure().name())) {
                return Optional.of(new ProtocolWait(ProtocolWait.Mode.ALL, List.of(probe(frame))));
            }
            boolean isEnd = frame.procedure().name().equals(SetupCalls.FINALIZE);
            List<MpiRequest> open = isEnd ? requests() : requests(frame);
            if (isEnd && open.isEmpty()) {
                return receipts();
            } else if (!open.isEmpty()) {
                return wait(open, FOR_ANY.contains(frame.procedure().name()) ? ProtocolWait.Mode.ANY : ProtocolWait.Mode.ALL);
            }
        }
        return Optional.empty();
    }

    private Optional<ProtocolWait> wait(List<MpiRequest> open, ProtocolWait.Mode mode) {
        List<ProtocolWait.Need> needs = open.stream().filter(this::needsOthers).map(this::need).toList();
        boolean oneComes = mode == ProtocolWait.Mode.ANY && needs.size() < open.size();
        return needs.isEmpty() || oneComes ? Optional.empty() : Optional.of(new ProtocolWait(mode, needs));
    }

    /** Those that have not received all messages of this process. */
    private Optional<ProtocolWait> receipts() {
        List<ProtocolWait.Need> needs = IntStream.range(0, state.peerCount()).filter(rank -> state.peer(rank).left() < state.credits())
                .mapToObj(rank -> new ProtocolWait.Need("receives of its messages by rank " + rank, List.of(state.ranks().process(rank)))).toList();
        return needs.isEmpty() ? Optional.empty() : Optional.of(new ProtocolWait(ProtocolWait.Mode.ALL, needs));
    }

    /** All requests that are not complete. */
    private List<MpiRequest> requests() {
        return StreamSupport.stream(state.requests().spliterator(), false).filter(request -> !request.isComplete()).toList();
    }

    /** The requests of the messages of a nonblocking collective, instead of its own. */
    private Stream<MpiRequest> messages(MpiRequest request) {
        ActiveCollective active = state.collectives().of(request.number());
        return active == null ? Stream.of(request)
                : Stream.of(active.receive(), active.send()).map(state::request).filter(message -> message != null && !message.isComplete());
    }

    /** The nonblocking collective that a message belongs to, or the collective that the call is. */
    private Optional<CollectiveKind> collectiveOf(MpiRequest message) {
        return state.collectives().active().stream().filter(each -> each.receive() == message.number() || each.send() == message.number())
                .map(ActiveCollective::kind).findFirst().or(() -> collective);
    }

    /** The requests in the variables of a procedure that are not complete. */
    private List<MpiRequest> requests(ProcedureFrame frame) {
        return frame.procedure().variables().stream().flatMap(variable -> handles(frame, variable)).distinct().map(handle -> Requests.active(handle, state))
                .filter(request -> request != null && !request.isComplete()).flatMap(this::messages).toList();
    }

    private static Stream<Long> handles(ProcedureFrame frame, CallVariable variable) {
        Object value = frame.value(variable);
        if (value == null) {
            return Stream.of();
        }
        return variable.type().equals(MpiRequest.TYPE) ? Stream.of((Long) value)
                : MpiRequest.TYPE.equals(variable.type().element()) ? ((List<?>) value).stream().map(Long.class::cast) : Stream.of();
    }

    /** Whether a request is not complete before another process does something. */
    private boolean needsOthers(MpiRequest request) {
        return switch (request.phase()) {
            case WAITS_FOR_CREDIT -> true;
            case ACTIVE -> !request.transfer().kind().isSend() || request.entry() != 0;
            case MATCHED, ASTRAY, COMPLETE -> false;
        };
    }

    private ProtocolWait.Need need(MpiRequest request) {
        Transfer transfer = request.transfer();
        Communicator communicator = state.communicator(transfer.communicator());
        Optional<CollectiveKind> kind = Communicator.isCollective(transfer.context()) ? collectiveOf(request) : Optional.empty();
        String what = kind.isPresent() ? collective(transfer, kind.get())
                : transfer.kind().isSend()
                ? (request.phase() == MpiRequest.Phase.WAITS_FOR_CREDIT ? "a credit for its " : "a receive of its ") + transfer.words()
                : "a message from " + transfer.criteria().words();
        return new ProtocolWait.Need(what, processes(communicator, transfer.peer()));
    }

    private static String collective(Transfer transfer, CollectiveKind kind) {
        return (transfer.kind().isSend() ? "a receive by" : "a message from") + " rank " + transfer.peer() + " in " + kind.call();
    }

    private ProtocolWait.Need probe(ProcedureFrame frame) {
        Arguments arguments = Arguments.RECEIVE;
        Communicator communicator = state.communicator((Long) frame.value(arguments.comm()));
        ReceiveCriteria criteria = new ReceiveCriteria(communicator.context(), (Long) frame.value(arguments.peer()), (Long) frame.value(arguments.tag()));
        return new ProtocolWait.Need("a message from " + criteria.words(), processes(communicator, criteria.source()));
    }

    /** The processes of a rank, or of all ranks but the own one. */
    private List<ProcessId> processes(Communicator communicator, long rank) {
        Ranks ranks = state.ranks();
        List<ProcessId> processes = new ArrayList<>();
        IntStream.range(0, communicator.size()).filter(each -> rank == ReceiveCriteria.ANY ? each != communicator.rank() : each == rank)
                .forEach(each -> processes.add(ranks.process(communicator.worldRank(each))));
        return processes;
    }
}
