package org.portalscope.mpi.call;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.Predicate;
import java.util.stream.IntStream;
import java.util.stream.Stream;

import org.portalscope.engine.api.ProcessId;
import org.portalscope.engine.protocol.Phrase;
import org.portalscope.engine.protocol.ProtocolWait;
import org.portalscope.engine.step.Numbers;
import org.portalscope.mpi.collective.CollectiveKind;
import org.portalscope.mpi.message.ReceiveCriteria;
import org.portalscope.mpi.state.ActiveCollective;
import org.portalscope.mpi.state.Communicator;
import org.portalscope.mpi.state.EnvelopeWords;
import org.portalscope.mpi.state.MpiRequest;
import org.portalscope.mpi.state.MpiState;
import org.portalscope.mpi.state.Transfer;
import org.portalscope.protocol.call.ProcedureFrame;
import org.portalscope.protocol.call.ResumableCall;
import org.portalscope.protocol.state.Ranks;
import org.portalscope.protocol.value.CallVariable;

/**
 * What a call is blocked in, and who can release it: the other sides of its requests, the senders of the message that it probes for, or at the end the
 * processes that have not received all messages.
 */
public final class BlockingConditions {

    private static final Set<String> FOR_ANY = Set.of("MPI_Waitany", "MPI_Waitsome", "MPI_Testany", "MPI_Testsome");
    private static final Set<String> PROBES = Set.of("MPI_Probe", "MPI_Mprobe", "MPI_Iprobe", "MPI_Improbe");
    /** Calls that are one operation, which need not be named beside them. */
    private static final Set<String> SINGLE = Set.of("MPI_Send", "MPI_Ssend", "MPI_Bsend", "MPI_Rsend", "MPI_Recv", "MPI_Mrecv");

    private final MpiState state;
    private final EnvelopeWords words;
    /** The call that the program makes, which may be in others. */
    private final String call;

    private BlockingConditions(ResumableCall call, MpiState state) {
        this.state = state;
        this.call = call.frames().get(0).procedure().name();
        words = new EnvelopeWords(state);
    }

    /** What a call waits or looks for; nothing if it does not wait for other processes. */
    public static Optional<ProtocolWait> of(ResumableCall call, MpiState state) {
        return state.endpoint() == null ? Optional.empty() : new BlockingConditions(call, state).of(call);
    }

    private Optional<ProtocolWait> of(ResumableCall open) {
        for (int i = open.frames().size() - 1; i >= 0; i--) {
            ProcedureFrame frame = open.frames().get(i);
            if (PROBES.contains(frame.procedure().name())) {
                return looksForOthers(frame) ? Optional.of(wait(ProtocolWait.Mode.ALL, List.of(probe(frame)))) : Optional.empty();
            }
            List<MpiRequest> requests = requests(frame);
            if (!requests.isEmpty()) {
                return wait(requests, FOR_ANY.contains(frame.procedure().name()) ? ProtocolWait.Mode.ANY : ProtocolWait.Mode.ALL);
            }
        }
        return call.equals(SetupCalls.FINALIZE) ? receipts() : Optional.empty();
    }

    /** Whether a probe looks for messages that there can be: not for those of {@code MPI_PROC_NULL}, nor with arguments that are wrong. */
    private boolean looksForOthers(ProcedureFrame probe) {
        Communicator communicator = state.communicator((Long) probe.value(Arguments.RECEIVE.comm()));
        long source = (Long) probe.value(Arguments.RECEIVE.peer());
        return communicator != null && (source == ReceiveCriteria.ANY || source >= 0 && source < communicator.size());
    }

    private ProtocolWait wait(ProtocolWait.Mode mode, List<ProtocolWait.Need> needs) {
        return new ProtocolWait(call, Phrase.EMPTY, mode, needs);
    }

    private Optional<ProtocolWait> wait(List<MpiRequest> open, ProtocolWait.Mode mode) {
        List<MpiRequest> blocked = open.stream().filter(this::needsOthers).toList();
        boolean oneComes = mode == ProtocolWait.Mode.ANY && blocked.size() < open.size();
        if (blocked.isEmpty() || oneComes) {
            return Optional.empty();
        }
        List<ProtocolWait.Need> needs = blocked.stream().map(this::need).toList();
        return Optional.of(new ProtocolWait(call, where(blocked.get(0)), mode, needs));
    }

    /** The communicator of a collective; all processes take part in that of {@code MPI_Finalize}. */
    private Phrase where(MpiRequest request) {
        boolean isSaid = Communicator.isCollective(request.transfer().context()) && nonblocking(request).isEmpty() && !call.equals(SetupCalls.FINALIZE);
        return isSaid ? Phrase.of(" on ").object(EnvelopeWords.object(communicator(request))) : Phrase.EMPTY;
    }

    private Communicator communicator(MpiRequest request) {
        return state.communicator(request.transfer().communicator());
    }

    /** The processes that have not received all messages of this one. */
    private Optional<ProtocolWait> receipts() {
        List<ProtocolWait.Need> needs = IntStream.range(0, state.peerCount()).filter(rank -> state.peer(rank).left() < state.credits())
                .mapToObj(this::receipt).toList();
        return needs.isEmpty() ? Optional.empty() : Optional.of(wait(ProtocolWait.Mode.ALL, needs));
    }

    private ProtocolWait.Need receipt(int rank) {
        Phrase reason = words.member(state.communicator(Communicator.WORLD), rank)
                .words(" has not confirmed the receipt of " + Numbers.count(state.credits() - state.peer(rank).left(), "message"));
        return ProtocolWait.Need.of("", Phrase.EMPTY, reason, List.of(state.ranks().process(rank)));
    }

    /** The requests that a procedure waits for: those in its variables, or all of which what it gives back is used for. */
    private List<MpiRequest> requests(ProcedureFrame frame) {
        return switch (frame.procedure().name()) {
            case SetupCalls.FINALIZE -> requests(request -> true);
            case CommunicatorCalls.FREE -> requests(request -> request.transfer().communicator() == (Long) frame.value(Arguments.COMM));
            case BufferCalls.DETACH -> requests(request -> request.transfer().kind() == Transfer.Kind.BUFFERED_SEND);
            default -> frame.procedure().variables().stream().flatMap(variable -> handles(frame, variable)).distinct()
                    .map(handle -> Requests.active(handle, state)).filter(request -> request != null && !request.isComplete()).flatMap(this::messages)
                    .toList();
        };
    }

    /** The requests of the messages of a nonblocking collective, instead of its own. */
    private Stream<MpiRequest> messages(MpiRequest request) {
        ActiveCollective collective = state.collectives().of(request.number());
        return collective == null ? Stream.of(request)
                : Stream.of(collective.receive(), collective.send()).map(state::request).filter(message -> message != null && !message.isComplete());
    }

    /** The nonblocking collective that a message belongs to. */
    private Optional<CollectiveKind> nonblocking(MpiRequest message) {
        return state.collectives().active().stream().filter(each -> each.receive() == message.number() || each.send() == message.number())
                .map(ActiveCollective::kind).findFirst();
    }

    private List<MpiRequest> requests(Predicate<MpiRequest> which) {
        return state.requests().stream().filter(request -> !request.isComplete()).filter(which).toList();
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
        return Communicator.isCollective(transfer.context()) ? part(request) : transfer.kind().isSend() ? send(request) : receive(request);
    }

    private ProtocolWait.Need part(MpiRequest request) {
        Transfer transfer = request.transfer();
        Communicator communicator = communicator(request);
        Phrase member = words.member(communicator, transfer.peer());
        Phrase reason = request.phase() == MpiRequest.Phase.WAITS_FOR_CREDIT ? credit(communicator, transfer)
                : Phrase.of("waiting for ").then(member).words(" to do its part");
        NearMisses near = new NearMisses(state, communicator, transfer.criteria(), "");
        Optional<String> nonblocking = nonblocking(request).map(CollectiveKind::call);
        Phrase partner = nonblocking.isEmpty() ? Phrase.EMPTY : Phrase.of("on ").object(EnvelopeWords.object(communicator));
        return new ProtocolWait.Need(nonblocking.orElse(""), partner, reason, processes(communicator, transfer.peer()),
                Optional.of(EnvelopeWords.envelope(communicator, transfer.peer(), nonblocking.orElse(call))), List.of(),
                transfer.kind().isSend() ? List.of() : near.all());
    }

    private ProtocolWait.Need send(MpiRequest request) {
        Transfer transfer = request.transfer();
        Communicator communicator = communicator(request);
        Phrase reason = request.phase() == MpiRequest.Phase.WAITS_FOR_CREDIT ? credit(communicator, transfer)
                : Phrase.of("no matching receive has taken it");
        return new ProtocolWait.Need(operation(transfer), words.partner("to", communicator, transfer.peer(), transfer.tag()), reason,
                processes(communicator, transfer.peer()), Optional.of(EnvelopeWords.envelope(communicator, transfer.peer(), transfer.tag())),
                request.cancelRefused() ? List.of(Phrase.of("MPI_Cancel had no effect: sends are not cancelled")) : List.of(), List.of());
    }

    private Phrase credit(Communicator communicator, Transfer transfer) {
        return Phrase.of("no credit is left until ").then(words.member(communicator, transfer.peer())).words(" has received earlier messages");
    }

    private ProtocolWait.Need receive(MpiRequest request) {
        return receive(operation(request.transfer()), communicator(request), request.transfer().criteria(), "this receive");
    }

    private String operation(Transfer transfer) {
        return SINGLE.contains(call) ? "" : transfer.kind().words();
    }

    private ProtocolWait.Need probe(ProcedureFrame frame) {
        Arguments arguments = Arguments.RECEIVE;
        Communicator communicator = state.communicator((Long) frame.value(arguments.comm()));
        ReceiveCriteria criteria = new ReceiveCriteria(communicator.context(), (Long) frame.value(arguments.peer()), (Long) frame.value(arguments.tag()));
        return receive("", communicator, criteria, "this probe");
    }

    private ProtocolWait.Need receive(String operation, Communicator communicator, ReceiveCriteria criteria, String noun) {
        return new ProtocolWait.Need(operation, words.partner("from", communicator, criteria.source(), criteria.tag()),
                Phrase.of("no matching message has arrived"), processes(communicator, criteria.source()),
                Optional.of(EnvelopeWords.envelope(communicator, criteria.source(), criteria.tag())), List.of(),
                new NearMisses(state, communicator, criteria, noun).all());
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
