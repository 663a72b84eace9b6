package org.portalscope.mpi.call;

import static org.portalscope.mpi.progress.MpiCalls.change;
import static org.portalscope.mpi.progress.MpiCalls.state;
import static org.portalscope.protocol.CallParameter.in;
import static org.portalscope.protocol.CallParameter.inOut;
import static org.portalscope.protocol.CallParameter.out;

import java.util.Comparator;
import java.util.List;
import java.util.stream.IntStream;

import org.portalscope.mpi.collective.CollectiveKind;
import org.portalscope.mpi.error.MpiErrors;
import org.portalscope.mpi.progress.Progress;
import org.portalscope.mpi.state.Communicator;
import org.portalscope.mpi.state.EnvelopeWords;
import org.portalscope.protocol.ProtocolOperation;
import org.portalscope.protocol.call.CallContext;
import org.portalscope.protocol.call.CallView;
import org.portalscope.protocol.call.Continuation;
import org.portalscope.protocol.call.Procedure;
import org.portalscope.protocol.value.CallVariable;
import org.portalscope.protocol.value.ProtocolError;
import org.portalscope.protocol.value.ValueType;

/**
 * The calls that make communicators of others, and free them. The processes agree on a context: each proposes the first that it has not given away, and
 * each reserves the largest proposed, unless another of its threads has been faster; then they try again.
 */
final class CommunicatorCalls {

    static final String FREE = "MPI_Comm_free";

    private static final CallVariable COLOR = new CallVariable("color", ValueType.INTEGER);
    private static final CallVariable KEY = new CallVariable("key", ValueType.INTEGER);
    private static final CallVariable COMM1 = new CallVariable("comm1", Communicator.TYPE);
    private static final CallVariable COMM2 = new CallVariable("comm2", Communicator.TYPE);
    private static final CallVariable RESULT = new CallVariable("result", ValueType.INTEGER);
    private static final CallVariable NEWCOMM = new CallVariable("newcomm", Communicator.TYPE);
    private static final CallVariable COLORS = CollectiveSide.integers("colors_and_keys");
    private static final CallVariable PROPOSED = CollectiveSide.integers("proposed_contexts");
    private static final CallVariable RESERVED = CollectiveSide.integers("reserved");
    private static final CallVariable CONTEXT = new CallVariable("context", ValueType.INTEGER);
    private static final CallVariable IS_RESERVED = new CallVariable("is_reserved", ValueType.INTEGER);

    private final NumberExchange exchange;
    private final Progress progress;

    CommunicatorCalls(CollectiveExecution execution, Progress progress) {
        exchange = new NumberExchange(execution);
        this.progress = progress;
    }

    List<ProtocolOperation> operations() {
        return List.of(
                new ProtocolOperation(thenAgree(known("MPI_Comm_dup", Arguments.COMM), CollectiveKind.COMM_DUP)
                        .thenDo(call -> make(call, parent(call).group())).end(),
                        List.of(in(Arguments.COMM), out(NEWCOMM)), null, "Makes another communicator of the same processes."),
                new ProtocolOperation(thenAgree(known("MPI_Comm_split", Arguments.COMM, COLOR, KEY).variables(COLORS)
                        .then(call -> Checks.require(colorError(call)))
                        .thenEnter(exchange.procedure(), call -> NumberExchange.arguments(call, CollectiveKind.COMM_SPLIT, call.number(COLOR),
                                call.number(KEY)), COLORS), CollectiveKind.COMM_SPLIT)
                        .thenDo(this::split).end(),
                        List.of(in(Arguments.COMM), in(COLOR), in(KEY), out(NEWCOMM)), null,
                        "Makes a communicator of the processes that name the same color, in the order of their keys; none of those that name MPI_UNDEFINED."),
                new ProtocolOperation(Procedure.named("MPI_Comm_compare", COMM1, COMM2).outputs(RESULT)
                        .then(call -> Checks.require(CollectiveOperations.first(() -> Checks.communicator(call, COMM1),
                                () -> Checks.communicator(call, COMM2))))
                        .thenDo(call -> call.set(RESULT, state(call).communicator(call.number(COMM1))
                                .compare(state(call).communicator(call.number(COMM2))).number())).end(),
                        List.of(in(COMM1), in(COMM2), out(RESULT)), null, "How far two communicators are the same: MPI_IDENT, MPI_CONGRUENT if they have the "
                                + "same processes in the same order, MPI_SIMILAR if in another, else MPI_UNEQUAL."),
                new ProtocolOperation(Procedure.named(FREE, Arguments.COMM).outputs(Arguments.COMM)
                        .then(call -> Checks.require(Checks.communicator(call, Arguments.SEND)))
                        .then(call -> Checks.require(freeError(call)))
                        .thenWait(progress.dispatcher(), CommunicatorCalls::isUnused)
                        .thenDo(CommunicatorCalls::free).end(),
                        List.of(inOut(Arguments.COMM)), null, "Gives a communicator back, once all that it was used for is complete."));
    }

    /** Procedures that these calls enter. */
    List<Procedure> procedures() {
        return List.of(exchange.procedure());
    }

    private static Procedure.Builder known(String name, CallVariable... parameters) {
        return Procedure.named(name, parameters).outputs(NEWCOMM).then(call -> Checks.require(Checks.communicator(call, Arguments.SEND)));
    }

    private Procedure.Builder thenAgree(Procedure.Builder call, CollectiveKind kind) {
        return call.variables(PROPOSED, RESERVED, CONTEXT, IS_RESERVED)
                .label("agree").thenEnter(exchange.procedure(),
                        view -> NumberExchange.arguments(view, kind, (long) state(view).communicators().contexts()), PROPOSED)
                .then(CommunicatorCalls::reserve)
                .thenEnter(exchange.procedure(), view -> NumberExchange.arguments(view, kind, view.number(IS_RESERVED)), RESERVED)
                .then(view -> view.<Long>list(RESERVED).contains(0L) ? Continuation.to("agree") : Continuation.ON);
    }

    private static Communicator parent(CallView call) {
        return state(call).communicator(call.number(Arguments.COMM));
    }

    private static Continuation reserve(CallContext call) {
        if (call.<Long>list(PROPOSED).stream().anyMatch(each -> each < 0 || each % Communicator.CONTEXTS != 0)) {
            return Continuation.fail(MpiErrors.of(MpiErrors.OTHER, "a rank proposes a context that cannot be: " + call.<Long>list(PROPOSED)));
        }
        long context = call.<Long>list(PROPOSED).stream().mapToLong(each -> each).max().orElseThrow();
        if (context > Communicator.CONTEXT_BOUND - Communicator.CONTEXTS) {
            return Continuation.fail(MpiErrors.of(MpiErrors.OTHER, "no context is left for another communicator: there are " + Communicator.CONTEXT_BOUND
                    + ", of which each takes " + Communicator.CONTEXTS));
        }
        boolean isFree = state(call).communicators().contexts() <= context;
        call.set(CONTEXT, context);
        call.set(IS_RESERVED, isFree ? 1L : 0L);
        if (isFree) {
            change(call, () -> "context " + context + " is reserved",
                    state -> state.communicators(known -> known.withContexts((int) context + Communicator.CONTEXTS)));
        }
        return Continuation.ON;
    }

    private void make(CallContext call, List<Integer> group) {
        Communicator made = Communicator.made((int) call.number(CONTEXT), group, state(call).ranks().own());
        change(call, () -> made.name() + " has " + made.size() + " processes", state -> state.communicators(known -> known.with(made)));
        progress.verifyEarlyMessages(call, made);
        call.set(NEWCOMM, made.handle());
    }

    private static ProtocolError colorError(CallView call) {
        long color = call.number(COLOR);
        return color >= 0 || color == CompletionCalls.UNDEFINED ? null
                : MpiErrors.of(MpiErrors.ARG, "color is " + color + ", and colors are not negative, or MPI_UNDEFINED");
    }

    private void split(CallContext call) {
        if (call.number(COLOR) == CompletionCalls.UNDEFINED) {
            call.set(NEWCOMM, Communicator.NULL);
            return;
        }
        List<Long> colorsAndKeys = call.list(COLORS);
        make(call, IntStream.range(0, parent(call).size()).filter(rank -> colorsAndKeys.get(2 * rank) == call.number(COLOR)).boxed()
                .sorted(Comparator.comparing(rank -> colorsAndKeys.get(2 * rank + 1))).map(rank -> parent(call).worldRank(rank)).toList());
    }

    private static ProtocolError freeError(CallView call) {
        Communicator communicator = parent(call);
        return communicator.isPredefined() ? MpiErrors.of(MpiErrors.COMM, communicator.name() + " cannot be freed") : null;
    }

    /** Whether all communications of a communicator are complete. */
    private static boolean isUnused(CallView call) {
        return state(call).requests().stream()
                .allMatch(request -> request.isComplete() || request.transfer().communicator() != call.number(Arguments.COMM));
    }

    private static void free(CallContext call) {
        Communicator communicator = parent(call);
        change(call, () -> call.names().object(EnvelopeWords.object(communicator)) + " is freed",
                state -> state.withoutCollectives(communicator.handle()).communicators(known -> known.without(communicator)));
        call.set(Arguments.COMM, Communicator.NULL);
    }
}
