package org.portalscope.mpi.call;

import static org.portalscope.mpi.progress.MpiCalls.change;
import static org.portalscope.mpi.progress.MpiCalls.state;
import static org.portalscope.mpi.progress.MpiCalls.words;
import static org.portalscope.protocol.CallParameter.in;
import static org.portalscope.protocol.CallParameter.out;

import java.util.List;
import java.util.Objects;

import org.portalscope.engine.api.InsertPosition;
import org.portalscope.engine.api.Limits;
import org.portalscope.engine.api.ProcessId;
import org.portalscope.engine.api.Ptl;
import org.portalscope.engine.api.ReturnCode;
import org.portalscope.engine.api.Unlink;
import org.portalscope.engine.step.Numbers;
import org.portalscope.mpi.error.MpiErrors;
import org.portalscope.mpi.message.MessageBits;
import org.portalscope.mpi.message.MpiPortals;
import org.portalscope.mpi.progress.MpiCalls;
import org.portalscope.mpi.progress.MpiParameters;
import org.portalscope.mpi.progress.Progress;
import org.portalscope.mpi.state.Communicator;
import org.portalscope.mpi.state.Endpoint;
import org.portalscope.mpi.state.MpiRequest;
import org.portalscope.mpi.state.MpiState;
import org.portalscope.mpi.state.ShortBuffer;
import org.portalscope.mpi.state.ThreadLevel;
import org.portalscope.mpi.state.UnexpectedMessage;
import org.portalscope.protocol.ProtocolOperation;
import org.portalscope.protocol.call.CallContext;
import org.portalscope.protocol.call.CallView;
import org.portalscope.protocol.call.Continuation;
import org.portalscope.protocol.call.Job;
import org.portalscope.protocol.call.Procedure;
import org.portalscope.protocol.state.Ranks;
import org.portalscope.protocol.value.Buffer;
import org.portalscope.protocol.value.CallVariable;
import org.portalscope.protocol.value.ProtocolError;
import org.portalscope.protocol.value.ValueType;

/**
 * {@code MPI_Init} and {@code MPI_Finalize}. The match list of messages is, from its begin: posted receives, the mark, which also notes long messages, short
 * buffers, and an entry that notes the rest. No message is sent before all processes have theirs, and none is on its way when they go.
 */
final class SetupCalls {

    static final String FINALIZE = "MPI_Finalize";

    /** What {@code MPI_Finalize} warns of. */
    private static final String NOT_FREED = "not freed";

    /** Events that a queue can hold for each credit that others have: the START and the END of a message. */
    private static final long EVENTS_OF_A_MESSAGE = 2;
    /** Events of the requests that can be active at a time. */
    private static final long REQUEST_EVENTS = 1 << 20;

    private static final CallVariable NI = new CallVariable("interface", ValueType.NI);
    private static final CallVariable UNEXPECTED = new CallVariable("unexpected_queue", ValueType.EQ);
    private static final CallVariable REQUESTS = new CallVariable("request_queue", ValueType.EQ);
    private static final CallVariable CREDITS = new CallVariable("credit_queue", ValueType.EQ);
    private static final CallVariable MARK = new CallVariable("mark", ValueType.ME);
    private static final CallVariable REST = new CallVariable("rest", ValueType.ME);
    private static final CallVariable ENTRY = new CallVariable("credits", ValueType.ME);
    private static final CallVariable DESCRIPTOR = new CallVariable("credit_descriptor", ValueType.MD);
    private static final CallVariable BUFFER = new CallVariable("buffer", ValueType.INTEGER);
    private static final CallVariable RANK = new CallVariable("rank", ValueType.INTEGER);
    private static final CallVariable SIZE = new CallVariable("size", ValueType.INTEGER);

    private static final CallVariable REQUIRED = new CallVariable("required", ValueType.INTEGER);
    private static final CallVariable PROVIDED = new CallVariable("provided", ValueType.INTEGER);
    private static final CallVariable ERRORCODE = new CallVariable("errorcode", ValueType.INTEGER);

    private final MpiParameters parameters;
    private final Progress progress;
    private final Procedure barrier;

    /** @param barrier of {@code MPI_COMM_WORLD}, before everything is given back */
    SetupCalls(MpiParameters parameters, Progress progress, Procedure barrier) {
        this.parameters = parameters;
        this.progress = progress;
        this.barrier = barrier;
    }

    List<ProtocolOperation> operations() {
        return List.of(
                new ProtocolOperation(init("MPI_Init").end(), null, "Begins to use MPI; all processes of the run call it.").ignoring("argc", "argv"),
                new ProtocolOperation(init("MPI_Init_thread", REQUIRED).outputs(PROVIDED).thenDo(call -> call.set(PROVIDED, call.number(REQUIRED))).end(),
                        List.of(in(REQUIRED), out(PROVIDED)), null,
                        "Begins to use MPI with a thread level, which is provided whatever it is; all processes of the run call it or MPI_Init.")
                        .ignoring("argc", "argv"),
                new ProtocolOperation(Procedure.named("MPI_Query_thread").outputs(PROVIDED)
                        .then(call -> Checks.require(Checks.phase(call)))
                        .thenDo(call -> call.set(PROVIDED, state(call).threadLevel().number())).end(),
                        List.of(out(PROVIDED)), null, "The thread level that is provided; MPI_THREAD_SINGLE after MPI_Init."),
                new ProtocolOperation(Procedure.named("MPI_Abort", Arguments.COMM, ERRORCODE)
                        .then(call -> Checks.require(Checks.communicator(call, Arguments.SEND)))
                        .then(SetupCalls::abort).end(), null, "Ends the run, which has failed then, with an error code."),
                new ProtocolOperation(finish(), null, "Ends the use of MPI; all processes of the run call it, after their communications are complete."),
                new ProtocolOperation(Procedure.named("MPI_Comm_rank", Arguments.COMM).outputs(RANK)
                        .then(call -> Checks.require(Checks.communicator(call, Arguments.SEND)))
                        .thenDo(call -> call.set(RANK, (long) Arguments.SEND.communicator(call).rank())).end(),
                        List.of(in(Arguments.COMM), out(RANK)), null, "The rank of the process in a communicator."),
                new ProtocolOperation(Procedure.named("MPI_Comm_size", Arguments.COMM).outputs(SIZE)
                        .then(call -> Checks.require(Checks.communicator(call, Arguments.SEND)))
                        .thenDo(call -> call.set(SIZE, (long) Arguments.SEND.communicator(call).size())).end(),
                        List.of(in(Arguments.COMM), out(SIZE)), null, "How many processes a communicator has."));
    }

    /** @param required the thread level that is wanted, or nothing */
    private Procedure.Builder init(String name, CallVariable... required) {
        return Procedure.named(name, required).variables(NI, UNEXPECTED, REQUESTS, CREDITS, MARK, REST, ENTRY, DESCRIPTOR, BUFFER)
                .then(call -> begin(call, required.length == 0 ? ThreadLevel.SINGLE.number() : call.number(required[0])))
                .thenCheck(call -> call.init())
                .thenMake(NI, call -> call.niInit(Ptl.PTL_IFACE_DEFAULT, Ptl.PTL_PID_ANY, Limits.DEFAULT))
                .thenMake(UNEXPECTED, call -> call.eqAlloc(call.number(NI), unexpectedEvents(call)))
                .thenMake(REQUESTS, call -> call.eqAlloc(call.number(NI), REQUEST_EVENTS))
                .thenMake(CREDITS, call -> call.eqAlloc(call.number(NI), creditEvents(call)))
                .thenMake(MARK, call -> call.meAttach(call.number(NI), MpiPortals.MESSAGES, ProcessId.ANY, MessageBits.PROTOCOL.of(MessageBits.LONG),
                        ~MessageBits.PROTOCOL.mask(), Unlink.PTL_RETAIN, InsertPosition.PTL_INS_AFTER))
                .thenCheck(call -> call.mdAttach(call.number(MARK), MpiCalls.note(MpiPortals.MARK, call.number(UNEXPECTED)), Unlink.PTL_RETAIN,
                        Unlink.PTL_RETAIN))
                .thenMake(REST, call -> call.meInsert(call.number(MARK), ProcessId.ANY, 0, -1, Unlink.PTL_RETAIN, InsertPosition.PTL_INS_AFTER))
                .thenCheck(call -> call.mdAttach(call.number(REST), MpiCalls.note(MpiPortals.REST, call.number(UNEXPECTED)), Unlink.PTL_RETAIN,
                        Unlink.PTL_RETAIN))
                .thenMake(ENTRY, call -> call.meAttach(call.number(NI), MpiPortals.CREDITS, ProcessId.ANY, 0, -1, Unlink.PTL_RETAIN,
                        InsertPosition.PTL_INS_AFTER))
                .thenCheck(call -> call.mdAttach(call.number(ENTRY), MpiCalls.note(0, call.number(CREDITS)), Unlink.PTL_RETAIN, Unlink.PTL_RETAIN))
                .thenMake(DESCRIPTOR, call -> call.mdBind(call.number(NI), MpiCalls.note(0, call.number(CREDITS))))
                .thenDo(SetupCalls::open)
                .label("buffer").then(this::declareBuffer)
                .thenEnter(progress.linkBuffer(), BUFFER)
                .then(call -> Continuation.to("buffer"))
                .label("end").thenBarrier();
    }

    private static Continuation abort(CallContext call) {
        Communicator communicator = Arguments.SEND.communicator(call);
        return Continuation.fail(MpiErrors.of(MpiErrors.OTHER, words(call).named(communicator, communicator.rank())
                .words(" aborts the run with error code " + call.number(ERRORCODE))));
    }

    private Continuation begin(CallContext call, long level) {
        if (state(call).phase() != MpiState.Phase.BEFORE_INIT) {
            return Checks.require(MpiErrors.of(MpiErrors.OTHER, "MPI_Init has been called before"));
        } else if (!ThreadLevel.isLevel(level)) {
            return Checks.require(MpiErrors.of(MpiErrors.ARG, "required is " + level + ", and thread levels are MPI_THREAD_SINGLE to MPI_THREAD_MULTIPLE"));
        }
        Job job = call.job();
        int credits = parameters.creditsFor(job.processes().size());
        ProtocolError error = credits > 0 ? null
                : MpiErrors.of(MpiErrors.NO_MEM, parameters.buffers() + " buffers of " + parameters.bufferSize() + " bytes do not hold a message of "
                        + parameters.eagerLimit() + " bytes (eager_limit) from each of " + job.processes().size()
                        + " ranks while one buffer is full; set buffers, buffer_size or eager_limit");
        if (error == null) {
            change(call, () -> "MPI_COMM_WORLD has " + Numbers.count(job.processes().size(), "rank"),
                    state -> state.begin(new Ranks(job.processes(), job.rank()), credits, ThreadLevel.of(level)));
        }
        return Checks.require(error);
    }

    /** A message takes its credit until its END has been taken, which the credit then follows; and each buffer can be unlinked once before it is put back. */
    private long unexpectedEvents(CallView call) {
        int ranks = state(call).ranks().size();
        return EVENTS_OF_A_MESSAGE * ranks * parameters.creditsFor(ranks) + parameters.buffers() + parameters.strayEvents();
    }

    /** Others return at least one credit at a time, and no more than they have got; and this process has one message under way to each that returns credits. */
    private long creditEvents(CallView call) {
        int ranks = state(call).ranks().size();
        return EVENTS_OF_A_MESSAGE * ranks * (parameters.creditsFor(ranks) + 1) + parameters.strayEvents();
    }

    private static void open(CallContext call) {
        Endpoint endpoint = new Endpoint(call.number(NI), call.number(UNEXPECTED), call.number(REQUESTS), call.number(CREDITS), call.number(MARK),
                call.number(REST), call.number(ENTRY), call.number(DESCRIPTOR));
        change(call, () -> "MPI has its queues", state -> state.initialized(endpoint));
    }

    private Continuation declareBuffer(CallContext call) {
        int next = state(call).buffers().size();
        if (next == parameters.buffers()) {
            return Continuation.to("end");
        }
        call.set(BUFFER, (long) next);
        Buffer memory = call.declare("short buffer " + next, parameters.bufferSize());
        change(call, () -> "short buffer " + next, state -> state.buffers(buffers -> buffers.with(memory)));
        return Continuation.ON;
    }

    private Procedure finish() {
        return Procedure.named(FINALIZE).variables(BUFFER)
                .then(call -> Checks.require(Checks.phase(call)))
                .then(call -> Checks.require(unfinished(call)))
                .thenWait(progress.dispatcher(), call -> !hasActiveRequests(call), call -> Checks.require(refused(call)))
                .thenEnter(barrier)
                .label("return").thenEnter(progress.returnCredits())
                .thenWait(progress.dispatcher(), call -> state(call).isSettled() || canReturnMore(call),
                        call -> canReturnMore(call) ? Continuation.to("return") : Continuation.ON)
                .thenProgress(progress.dispatcher())
                .then(SetupCalls::checkEnd)
                .thenDo(call -> call.set(BUFFER, 0L))
                .label("buffer").then(call -> call.number(BUFFER) < state(call).buffers().size() ? Continuation.ON : Continuation.to("entries"))
                .then(call -> buffer(call).phase() == ShortBuffer.Phase.LINKED ? Continuation.ON : Continuation.to("release"))
                .thenCall(SetupCalls::unlinkBuffer)
                .label("release").then(SetupCalls::releaseBuffer)
                .label("entries").thenCheck(call -> call.meUnlink(state(call).endpoint().mark()))
                .thenCheck(call -> call.meUnlink(state(call).endpoint().rest()))
                .thenCheck(call -> call.meUnlink(state(call).endpoint().credits()))
                .thenCheck(call -> call.mdUnlink(state(call).endpoint().creditDescriptor()))
                .thenCheck(call -> call.eqFree(state(call).endpoint().unexpectedQueue()))
                .thenCheck(call -> call.eqFree(state(call).endpoint().requestQueue()))
                .thenCheck(call -> call.eqFree(state(call).endpoint().creditQueue()))
                .thenCheck(call -> call.niFini(state(call).endpoint().networkInterface()))
                .thenDo(call -> change(call, () -> "MPI is finalized", MpiState::asFinalized))
                .end();
    }

    /** Those that have been freed; each leaves when it is complete, unless it is a ready send that was refused. */
    private static boolean hasActiveRequests(CallView call) {
        return state(call).hasRequests() && state(call).requests().stream().anyMatch(request -> !request.isComplete());
    }

    /** The error of a ready send that has been freed and was refused, or null. */
    private static ProtocolError refused(CallView call) {
        return state(call).requests().stream().map(request -> request.status().error()).filter(Objects::nonNull).findFirst().orElse(null);
    }

    /** Whether credits are owed that could not be returned with the others, since a message that returned some was still under way. */
    private boolean canReturnMore(CallView call) {
        return parameters.boundsReturns() && state(call).canReturnCredits();
    }

    private static ProtocolError unfinished(CallView call) {
        for (MpiRequest request : state(call).requests()) {
            if (!request.freed()) {
                return MpiErrors.of(MpiErrors.PENDING, words(call).request(request).words(" has not been waited for"));
            }
        }
        return null;
    }

    private static Continuation checkEnd(CallContext call) {
        ProtocolError error = unreceived(call);
        if (error == null) {
            state(call).unfreed().forEach(left -> call.warn(NOT_FREED, () -> left.text(call.names())));
        }
        return Checks.require(error);
    }

    /** A message that has come and that nobody has received, or null. */
    private static ProtocolError unreceived(CallView call) {
        return state(call).unexpected().messages().stream().filter(UnexpectedMessage::isFree).findFirst()
                .map(message -> MpiErrors.of(MpiErrors.OTHER, words(call).message(message).words(" has not been received"))).orElse(null);
    }

    private static ShortBuffer buffer(CallView call) {
        return state(call).buffers().get((int) call.number(BUFFER));
    }

    /** PTL_INV_ME says that the buffer has become full and has been unlinked by itself. */
    private static Continuation unlinkBuffer(CallContext call) {
        ReturnCode code = call.meUnlink(buffer(call).entry()).code();
        return code.succeeded() || code == ReturnCode.PTL_INV_ME ? Continuation.ON : Continuation.fail(ProtocolError.of(code));
    }

    private static Continuation releaseBuffer(CallContext call) {
        call.releaseUnlessUsed(buffer(call).memory());
        call.set(BUFFER, call.number(BUFFER) + 1);
        return Continuation.to("buffer");
    }
}
