package org.portalscope.mpi.call;

import static org.portalscope.mpi.progress.MpiCalls.REQUEST;
import static org.portalscope.mpi.progress.MpiCalls.state;
import static org.portalscope.protocol.CallParameter.in;
import static org.portalscope.protocol.CallParameter.inOut;
import static org.portalscope.protocol.CallParameter.out;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.function.BiConsumer;
import java.util.function.Predicate;
import java.util.stream.IntStream;

import org.portalscope.mpi.error.MpiErrors;
import org.portalscope.mpi.state.MpiRequest;
import org.portalscope.mpi.state.MpiState;
import org.portalscope.mpi.state.MpiStatus;
import org.portalscope.protocol.ProtocolOperation;
import org.portalscope.protocol.call.CallContext;
import org.portalscope.protocol.call.CallView;
import org.portalscope.protocol.call.Continuation;
import org.portalscope.protocol.call.Dispatcher;
import org.portalscope.protocol.call.Procedure;
import org.portalscope.protocol.value.CallVariable;
import org.portalscope.protocol.value.ProtocolError;
import org.portalscope.protocol.value.ValueType;

/** The calls that wait for requests, or ask whether they are complete: of one, all, any or some. */
final class CompletionCalls {

    static final CallVariable STATUS = new CallVariable("status", MpiStatus.TYPE);
    static final CallVariable FLAG = new CallVariable("flag", ValueType.INTEGER);
    static final CallVariable REQUESTS = new CallVariable("array_of_requests", ValueType.listOf(MpiRequest.TYPE));
    static final CallVariable COUNT = new CallVariable("count", ValueType.INTEGER);

    private static final CallVariable STATUSES = new CallVariable("array_of_statuses", ValueType.listOf(MpiStatus.TYPE));
    private static final CallVariable INCOUNT = new CallVariable("incount", ValueType.INTEGER);
    private static final CallVariable NEXT = new CallVariable("next", MpiRequest.TYPE);
    private static final CallVariable INDEX = new CallVariable("index", ValueType.INTEGER);
    private static final CallVariable OUTCOUNT = new CallVariable("outcount", ValueType.INTEGER);
    private static final CallVariable INDICES = new CallVariable("array_of_indices", ValueType.listOf(ValueType.INTEGER));

    /** {@code MPI_UNDEFINED}. */
    static final long UNDEFINED = -32766;

    private final Dispatcher dispatcher;

    CompletionCalls(Dispatcher dispatcher) {
        this.dispatcher = dispatcher;
    }

    List<ProtocolOperation> operations() {
        return List.of(
                new ProtocolOperation(one("MPI_Wait").thenWait(dispatcher, call -> Requests.isComplete(call.number(REQUEST), state(call)),
                        CompletionCalls::takeOne).end(), List.of(inOut(REQUEST), out(STATUS)), null, "Waits until a request is complete."),
                test(), getStatus(),
                new ProtocolOperation(several("MPI_Waitall", COUNT).outputs(STATUSES).variables(INDEX, NEXT)
                        .thenDo(call -> passComplete(call, 0))
                        .thenWait(dispatcher, call -> Requests.isComplete(call.number(NEXT), state(call)), CompletionCalls::passNext)
                        .then(CompletionCalls::takeAll).end(), List.of(in(COUNT), inOut(REQUESTS), out(STATUSES)), null,
                        "Waits until all of some requests are complete."),
                new ProtocolOperation(several("MPI_Testall", COUNT).outputs(FLAG, STATUSES).thenProgress(dispatcher)
                        .then(call -> all(call) ? set(call, FLAG, 1) : set(call, FLAG, 0))
                        .then(call -> call.number(FLAG) == 1 ? takeAll(call) : Continuation.ON).end(),
                        List.of(in(COUNT), inOut(REQUESTS), out(FLAG), out(STATUSES)), null,
                        "Whether all of some requests are complete; if so, they are given back."),
                new ProtocolOperation(several("MPI_Waitany", COUNT).outputs(INDEX, STATUS).thenWait(dispatcher, call -> any(call, COUNT))
                        .then(CompletionCalls::takeAny).end(), List.of(in(COUNT), inOut(REQUESTS), out(INDEX), out(STATUS)), null,
                        "Waits until one of some requests is complete."),
                new ProtocolOperation(several("MPI_Testany", COUNT).outputs(INDEX, FLAG, STATUS).thenProgress(dispatcher)
                        .then(call -> any(call, COUNT) ? set(call, FLAG, 1) : set(call, FLAG, 0))
                        .then(call -> call.number(FLAG) == 1 ? takeAny(call) : set(call, INDEX, UNDEFINED)).end(),
                        List.of(in(COUNT), inOut(REQUESTS), out(INDEX), out(FLAG), out(STATUS)), null,
                        "Whether one of some requests is complete; if so, it is given back."),
                new ProtocolOperation(several("MPI_Waitsome", INCOUNT).outputs(OUTCOUNT, INDICES, STATUSES)
                        .thenWait(dispatcher, call -> any(call, INCOUNT)).then(CompletionCalls::takeSome).end(),
                        List.of(in(INCOUNT), inOut(REQUESTS), out(OUTCOUNT), out(INDICES), out(STATUSES)), null,
                        "Waits until at least one of some requests is complete, and gives back all that are."),
                new ProtocolOperation(several("MPI_Testsome", INCOUNT).outputs(OUTCOUNT, INDICES, STATUSES).thenProgress(dispatcher)
                        .then(CompletionCalls::takeSome).end(), List.of(in(INCOUNT), inOut(REQUESTS), out(OUTCOUNT), out(INDICES), out(STATUSES)), null,
                        "Gives back those of some requests that are complete."));
    }

    private static Procedure.Builder one(String name) {
        return Procedure.named(name, REQUEST).outputs(REQUEST, STATUS)
                .then(call -> Checks.require(Checks.phase(call)))
                .then(call -> Checks.require(Requests.error(call.number(REQUEST), state(call))));
    }

    /** {@code MPI_Test}, whose status came before its flag once; its variables are still in that order, as recordings hold them. */
    private ProtocolOperation test() {
        Procedure procedure = Procedure.named("MPI_Test", REQUEST).variables(STATUS, FLAG).outputs(REQUEST, FLAG, STATUS)
                .then(call -> Checks.require(Checks.phase(call)))
                .then(call -> Checks.require(Requests.error(call.number(REQUEST), state(call))))
                .thenProgress(dispatcher).then(CompletionCalls::testOne).end();
        return new ProtocolOperation(procedure, List.of(inOut(REQUEST), out(FLAG), out(STATUS)), null,
                "Whether a request is complete; if so, it is given back.").formerly(List.of(inOut(REQUEST), out(STATUS), out(FLAG)));
    }

    private ProtocolOperation getStatus() {
        Procedure procedure = Procedure.named("MPI_Request_get_status", REQUEST).outputs(FLAG, STATUS)
                .then(call -> Checks.require(Checks.phase(call)))
                .then(call -> Checks.require(Requests.error(call.number(REQUEST), state(call))))
                .thenProgress(dispatcher).then(CompletionCalls::lookAtOne).end();
        return new ProtocolOperation(procedure, List.of(in(REQUEST), out(FLAG), out(STATUS)), null, "Whether a request is complete, which it stays.");
    }

    private static Procedure.Builder several(String name, CallVariable count) {
        return Procedure.named(name, count, REQUESTS).outputs(REQUESTS)
                .then(call -> Checks.require(Checks.phase(call)))
                .then(call -> Checks.require(error(call, count)));
    }

    /** Whether there are as many requests as the count says. */
    static ProtocolError countError(CallView call, CallVariable count) {
        long wanted = call.number(count);
        int given = call.list(REQUESTS).size();
        return wanted < 0 || wanted > given
                ? MpiErrors.of(MpiErrors.COUNT, count.name() + " is " + wanted + ", and there are " + given + " requests") : null;
    }

    private static ProtocolError error(CallView call, CallVariable variable) {
        ProtocolError error = countError(call, variable);
        int count = error == null ? (int) call.number(variable) : 0;
        for (int i = 0; error == null && i < count; i++) {
            error = Requests.error(request(call, i), state(call));
        }
        return error;
    }

    private static long request(CallView call, int index) {
        return call.<Long>list(REQUESTS).get(index);
    }

    private static Continuation set(CallContext call, CallVariable variable, long value) {
        call.set(variable, value);
        return Continuation.ON;
    }

    /** The index of the first request from an index on that is not complete; the count if all are. */
    private static int incomplete(CallView call, int from) {
        List<Long> requests = call.list(REQUESTS);
        long count = call.number(COUNT);
        MpiState state = state(call);
        int index = from;
        while (index < count && Requests.isComplete(requests.get(index), state)) {
            index++;
        }
        return index;
    }

    /** The next request is that of the first index from an index on that is not complete, {@code MPI_REQUEST_NULL} if all are. */
    private static void passComplete(CallContext call, int from) {
        int next = incomplete(call, from);
        call.set(INDEX, (long) next);
        call.set(NEXT, next < call.number(COUNT) ? request(call, next) : MpiRequest.NULL);
    }

    /** Waits for the first of the requests behind the next one that is not complete, if there is one. */
    private static Continuation passNext(CallContext call) {
        if (call.number(NEXT) == MpiRequest.NULL) {
            return Continuation.ON;
        }
        passComplete(call, (int) call.number(INDEX) + 1);
        return call.number(NEXT) == MpiRequest.NULL ? Continuation.ON : Continuation.WAIT;
    }

    private static IntStream indices(CallView call, CallVariable count) {
        return IntStream.range(0, (int) call.number(count));
    }

    private static boolean all(CallView call) {
        return indices(call, COUNT).allMatch(i -> Requests.isComplete(request(call, i), state(call)));
    }

    /** Whether one is complete, or there is nothing to wait for. */
    private static boolean any(CallView call, CallVariable count) {
        Predicate<Integer> isActive = i -> Requests.isActive(request(call, i), state(call));
        return indices(call, count).anyMatch(i -> isActive.test(i) && Requests.isComplete(request(call, i), state(call)))
                || indices(call, count).noneMatch(isActive::test);
    }

    private static Continuation takeOne(CallContext call) {
        long handle = call.number(REQUEST);
        call.set(REQUEST, Requests.after(handle, state(call)));
        MpiStatus status = Requests.take(call, handle);
        call.set(STATUS, status.value());
        return Checks.require(status.error());
    }

    private static Continuation testOne(CallContext call) {
        boolean complete = Requests.isComplete(call.number(REQUEST), state(call));
        set(call, FLAG, complete ? 1 : 0);
        return complete ? takeOne(call) : Continuation.ON;
    }

    private static Continuation lookAtOne(CallContext call) {
        MpiRequest active = Requests.active(call.number(REQUEST), state(call));
        boolean complete = active == null || active.isComplete();
        set(call, FLAG, complete ? 1 : 0);
        MpiStatus status = active == null ? MpiStatus.EMPTY : active.status();
        if (complete) {
            call.set(STATUS, status.value());
        }
        return Checks.require(complete ? status.error() : null);
    }

    /** Gives back requests at some indices. */
    private static List<MpiStatus> take(CallContext call, int... indices) {
        List<Object> handles = new ArrayList<>(call.list(REQUESTS));
        List<MpiStatus> statuses = new ArrayList<>(indices.length);
        for (int index : indices) {
            long handle = (Long) handles.get(index);
            handles.set(index, Requests.after(handle, state(call)));
            statuses.add(Requests.take(call, handle));
        }
        call.set(REQUESTS, List.copyOf(handles));
        return statuses;
    }

    private static Continuation setStatuses(CallContext call, List<MpiStatus> statuses) {
        call.set(STATUSES, values(statuses));
        for (MpiStatus status : statuses) {
            if (status.error() != null) {
                return Continuation.fail(MpiErrors.of(MpiErrors.IN_STATUS, status.error().phrase()));
            }
        }
        return Continuation.ON;
    }

    /** The same as values of calls, which are kept: equal ones behind each other once. */
    private static List<Object> values(List<MpiStatus> statuses) {
        List<Object> values = new ArrayList<>(statuses.size());
        for (int i = 0; i < statuses.size(); i++) {
            boolean same = i > 0 && statuses.get(i).equals(statuses.get(i - 1));
            values.add(same ? values.get(i - 1) : statuses.get(i).value());
        }
        return List.copyOf(values);
    }

    private static Continuation takeAll(CallContext call) {
        return setStatuses(call, take(call, indices(call, COUNT).toArray()));
    }

    private static int[] complete(CallView call, CallVariable count) {
        return indices(call, count).filter(i -> Requests.isActive(request(call, i), state(call)) && Requests.isComplete(request(call, i), state(call)))
                .toArray();
    }

    private static Continuation takeAny(CallContext call) {
        int[] complete = complete(call, COUNT);
        if (complete.length == 0) {
            call.set(STATUS, MpiStatus.EMPTY.value());
            return set(call, INDEX, UNDEFINED);
        }
        set(call, INDEX, complete[0]);
        MpiStatus status = take(call, complete[0]).get(0);
        call.set(STATUS, status.value());
        return Checks.require(status.error());
    }

    private static Continuation takeSome(CallContext call) {
        int[] complete = complete(call, INCOUNT);
        boolean none = indices(call, INCOUNT).noneMatch(i -> Requests.isActive(request(call, i), state(call)));
        call.set(OUTCOUNT, none ? UNDEFINED : (long) complete.length);
        call.set(INDICES, Arrays.stream(complete).asLongStream().mapToObj(index -> (Object) index).toList());
        return setStatuses(call, take(call, complete));
    }

    /** Appends to a call that has begun a send: it waits, and fails if the request does. */
    static Procedure.Builder thenComplete(Procedure.Builder call, CallVariable request, Dispatcher dispatcher) {
        return thenComplete(call, request, dispatcher, (context, status) -> { });
    }

    /** Appends to a call that has begun a receive: it waits, takes the {@link #STATUS}, and fails if the request does. */
    static Procedure.Builder thenReceive(Procedure.Builder call, CallVariable request, Dispatcher dispatcher) {
        return thenComplete(call, request, dispatcher, (context, status) -> context.set(STATUS, status.value()));
    }

    private static Procedure.Builder thenComplete(Procedure.Builder call, CallVariable request, Dispatcher dispatcher,
            BiConsumer<CallContext, MpiStatus> taken) {
        return call.thenWait(dispatcher, view -> Requests.isComplete(view.number(request), state(view)), context -> {
            MpiStatus status = Requests.take(context, context.number(request));
            taken.accept(context, status);
            return Checks.require(status.error());
        });
    }
}
