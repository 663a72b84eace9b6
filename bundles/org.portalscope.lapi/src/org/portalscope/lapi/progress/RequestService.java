package org.portalscope.lapi.progress;

import static org.portalscope.lapi.progress.LapiCalls.DESCRIPTOR;
import static org.portalscope.lapi.progress.LapiCalls.MEMORY;
import static org.portalscope.lapi.progress.LapiCalls.NUMBER;
import static org.portalscope.lapi.progress.LapiCalls.TASK;
import static org.portalscope.lapi.progress.LapiCalls.change;
import static org.portalscope.lapi.progress.LapiCalls.epoch;
import static org.portalscope.lapi.progress.LapiCalls.name;
import static org.portalscope.lapi.progress.LapiCalls.number;
import static org.portalscope.lapi.progress.LapiCalls.process;
import static org.portalscope.lapi.progress.LapiCalls.state;
import static org.portalscope.lapi.progress.LapiCalls.task;
import static org.portalscope.lapi.progress.Signals.STATUS;
import static org.portalscope.lapi.progress.Signals.VALUE;

import java.util.List;

import org.portalscope.engine.api.AckRequest;
import org.portalscope.engine.api.MdValues;
import org.portalscope.lapi.message.LapiBits;
import org.portalscope.lapi.message.LapiMessageFault;
import org.portalscope.lapi.message.LapiPortals;
import org.portalscope.lapi.message.RequestHeader;
import org.portalscope.lapi.message.VectorDescription;
import org.portalscope.lapi.state.ServedRequest;
import org.portalscope.protocol.call.CallContext;
import org.portalscope.protocol.call.CallView;
import org.portalscope.protocol.call.Callback;
import org.portalscope.protocol.call.Continuation;
import org.portalscope.protocol.call.Procedure;
import org.portalscope.protocol.value.Buffer;
import org.portalscope.protocol.value.CallVariable;
import org.portalscope.protocol.value.ValueType;

/** Serves the requests of other tasks: fetches the data that did not come along, does what is asked for, and answers. */
final class RequestService {

    /** Where the data of the request lie. */
    private static final CallVariable DATA = new CallVariable("data", ValueType.ADDRESS);
    private static final CallVariable SERIAL = new CallVariable("serial", ValueType.INTEGER);
    /** 1 if the memory of a reply is LAPI's own, else 0. */
    private static final CallVariable OWN = new CallVariable("own", ValueType.INTEGER);
    /** What a header handler returns: where the data go, the completion handler, and its argument. */
    private static final CallVariable RETURNED = new CallVariable("returned", ValueType.listOf(ValueType.INTEGER));

    private final LapiParameters parameters;
    private final LapiMessageVerification verification;
    private final Procedure reply;
    private final Procedure deliver;
    private final Procedure serve;
    private final Procedure fetch;
    private final Procedure fetched;
    private final Procedure replied;

    RequestService(LapiParameters parameters, Signals signals, LapiMessageVerification verification) {
        this.parameters = parameters;
        this.verification = verification;
        reply = Procedure.named("reply", TASK, NUMBER, MEMORY, OWN).variables(SERIAL, DESCRIPTOR)
                .thenDo(call -> begin(call, true, written(call).tgtCntr(), call.number(OWN) == 0 ? null : call.buffer(MEMORY)))
                .thenMake(DESCRIPTOR, call -> call.mdBind(state(call).endpoint().networkInterface(), descriptor(call)))
                .thenCheck(call -> call.put(call.number(DESCRIPTOR), AckRequest.PTL_NOACK_REQ, process(call), LapiPortals.ANSWERS, LapiPortals.COOKIE,
                        LapiBits.of(LapiBits.REPLY, epoch(call), number(call), 0), 0, 0))
                .end();
        deliver = Procedure.named("deliver_active_message", TASK, NUMBER, DATA).variables(RETURNED)
                .thenCallBack(this::headerHandler, RETURNED)
                .then(this::copyData)
                .then(call -> returned(call, 1) == 0 ? Continuation.to("done") : Continuation.ON)
                .thenCallBack(call -> LapiHandlers.completion(returned(call, 1), state(call).context().handle(), returned(call, 2)), null)
                .label("done").thenReturn(call -> count(call, written(call)));
        serve = Procedure.named("serve_request", TASK, NUMBER, DATA).variables(STATUS, VALUE, MEMORY, OWN)
                .then(this::perform)
                .label("complete").thenEnter(signals.complete(), TASK, NUMBER, STATUS, VALUE)
                .then(call -> Continuation.finished())
                .label("reply").thenEnter(reply, TASK, NUMBER, MEMORY, OWN)
                .then(call -> Continuation.finished())
                .label("deliver").thenEnter(deliver, List.of(TASK, NUMBER, DATA), STATUS)
                .then(call -> Continuation.to("complete")).end();
        fetch = Procedure.named("fetch_data", TASK, NUMBER).variables(SERIAL, MEMORY, DESCRIPTOR)
                .then(this::declare)
                .thenDo(call -> begin(call, false, 0, call.buffer(MEMORY)))
                .thenMake(DESCRIPTOR, call -> call.mdBind(state(call).endpoint().networkInterface(), descriptor(call)))
                .thenCheck(call -> call.get(call.number(DESCRIPTOR), process(call), LapiPortals.OFFERS, LapiPortals.COOKIE,
                        LapiBits.of(LapiBits.OFFER, epoch(call), number(call), 0), 0))
                .end();
        fetched = Procedure.named("serve_fetched", SERIAL, DESCRIPTOR).variables(TASK, NUMBER, MEMORY)
                .thenCheck(call -> call.mdUnlink(call.number(DESCRIPTOR)))
                .thenDo(RequestService::takeFetched)
                .thenEnter(serve, call -> List.of(call.number(TASK), call.number(NUMBER), call.buffer(MEMORY).address()), null)
                .thenDo(call -> call.release(call.buffer(MEMORY)))
                .end();
        replied = Procedure.named("end_reply", SERIAL, DESCRIPTOR)
                .thenCheck(call -> call.mdUnlink(call.number(DESCRIPTOR)))
                .thenDo(RequestService::endServed)
                .end();
    }

    List<Procedure> procedures() {
        return List.of(reply, deliver, serve, fetch, fetched, replied);
    }

    /** A request has come, and has been verified. */
    Continuation arrived(CallContext call, int task, int number) {
        RequestHeader header = written(call, task, number);
        return header.length() <= parameters.inline()
                ? Continuation.enter(serve, (long) task, (long) number, place(call, task, number) + RequestHeader.SIZE)
                : Continuation.enter(fetch, (long) task, (long) number);
    }

    /** The data of a request have been fetched. */
    Continuation fetched(long serial, long descriptor) {
        return Continuation.enter(fetched, serial, descriptor);
    }

    /** A reply has left as a whole, or a message that serves a request has failed. */
    Continuation ended(CallContext call, long serial, long descriptor, boolean failed) {
        ServedRequest request = state(call).served(serial);
        if (!failed) {
            CounterMemory.increment(call, request.tgtCntr(), request.origin());
        }
        return Continuation.enter(replied, serial, descriptor);
    }

    private long place(CallView call, int task, int number) {
        return state(call).requests().address() + parameters.place(task, number);
    }

    private RequestHeader written(CallContext call, int task, int number) {
        return RequestHeader.parse(call.read(place(call, task, number), RequestHeader.SIZE));
    }

    /** The header of a request as it is now: its origin can have written another one since it came. */
    private RequestHeader written(CallContext call) {
        return written(call, task(call), number(call));
    }

    /** The same if it fits, and its data are there; else null, and it is counted. */
    private RequestHeader header(CallContext call) {
        RequestHeader header = written(call);
        boolean isInline = call.number(DATA) == place(call, task(call), number(call)) + RequestHeader.SIZE;
        boolean fits = verification.isPossible(header) && header.length() <= parameters.inline() == isInline
                && call.isMemory(call.number(DATA), header.length());
        if (!fits) {
            LapiMessageVerification.refuse(call, task(call), number(call), LapiMessageFault.HEADER);
        }
        return fits ? header : null;
    }

    /** Memory for the data of a request, unless its header has become another one that does not fit. */
    private Continuation declare(CallContext call) {
        RequestHeader header = written(call);
        if (!verification.isPossible(header) || header.length() <= parameters.inline()) {
            LapiMessageVerification.refuse(call, task(call), number(call), LapiMessageFault.HEADER);
            return Continuation.finished();
        }
        call.set(MEMORY, call.declare("data of operation " + number(call) + " of task " + task(call), header.length()));
        return Continuation.ON;
    }

    private static void begin(CallContext call, boolean isReply, long tgtCntr, Buffer own) {
        ServedRequest request = new ServedRequest(state(call).nextServed(), isReply, task(call), number(call), tgtCntr, own);
        call.set(SERIAL, request.serial());
        change(call, () -> isReply ? operation(request, call) + " is answered" : "data of " + operation(request, call) + " are fetched",
                state -> state.begin(request));
    }

    private static String operation(ServedRequest request, CallContext call) {
        return "operation #" + request.number() + " of " + name(request.origin(), call);
    }

    private static MdValues descriptor(CallView call) {
        return LapiCalls.sending(call, call.buffer(MEMORY).address(), call.buffer(MEMORY).length(), ServedRequest.key(call.number(SERIAL)));
    }

    private static void takeFetched(CallContext call) {
        ServedRequest request = state(call).served(call.number(SERIAL));
        call.set(TASK, (long) request.origin());
        call.set(NUMBER, (long) request.number());
        call.set(MEMORY, request.memory());
        change(call, () -> "data of " + operation(request, call) + " are here", state -> state.without(request));
    }

    private static void endServed(CallContext call) {
        ServedRequest request = state(call).served(call.number(SERIAL));
        change(call, () -> operation(request, call) + " is answered", state -> state.without(request));
        if (request.memory() != null) {
            call.release(request.memory());
        }
    }

    private Continuation perform(CallContext call) {
        RequestHeader header = header(call);
        call.set(VALUE, 0L);
        call.set(STATUS, Signals.REFUSED);
        return header == null ? Continuation.ON : switch (header.kind()) {
            case PUT_VECTORS -> putVectors(call, header);
            case GET_VECTORS -> getVectors(call, header);
            case READ_MODIFY_WRITE -> readModifyWrite(call, header);
            case ACTIVE_MESSAGE -> Continuation.to("deliver");
        };
    }

    private static Continuation putVectors(CallContext call, RequestHeader header) {
        byte[] data = call.read(call.number(DATA), header.length());
        VectorDescription vector = VectorDescription.parse(data);
        if (vector == null || vector.size() + vector.length() != data.length) {
            LapiMessageVerification.refuse(call, task(call), number(call), LapiMessageFault.VECTOR);
        } else if (PackedMemory.isLegal(call, vector)) {
            PackedMemory.write(call, vector, data, vector.size());
            call.set(STATUS, count(call, header));
        }
        return Continuation.ON;
    }

    /** Adds one to the target counter; what becomes of the operation. */
    private static long count(CallContext call, RequestHeader header) {
        return CounterMemory.increment(call, header.tgtCntr(), task(call)) ? Signals.DONE : Signals.REFUSED;
    }

    private static Continuation getVectors(CallContext call, RequestHeader header) {
        VectorDescription vector = VectorDescription.parse(call.read(call.number(DATA), header.length()));
        if (vector == null || vector.size() != header.length()) {
            LapiMessageVerification.refuse(call, task(call), number(call), LapiMessageFault.VECTOR);
            return Continuation.ON;
        }
        boolean isCounterLegal = header.tgtCntr() == 0 || CounterMemory.isLegal(call, header.tgtCntr(), CounterMemory.WORD);
        if (!PackedMemory.isLegal(call, vector) || !isCounterLegal) {
            return Continuation.ON;
        }
        boolean isOwn = vector.count() > 1 && vector.length() > 0;
        call.set(OWN, isOwn ? 1L : 0L);
        if (isOwn) {
            Buffer packed = call.declare("reply of operation " + number(call) + " of task " + task(call), vector.length());
            call.write(packed.address(), PackedMemory.read(call, vector));
            call.set(MEMORY, packed);
        } else {
            VectorDescription.Piece piece = vector.piece(0);
            call.set(MEMORY, vector.length() == 0 ? LapiCalls.NO_MEMORY : new Buffer("piece", piece.address(), piece.length()));
        }
        return Continuation.to("reply");
    }

    private static Continuation readModifyWrite(CallContext call, RequestHeader header) {
        ReadModifyWrite operation = ReadModifyWrite.values()[(int) header.argument(0)];
        long variable = header.argument(1);
        int width = (int) header.argument(4);
        if (CounterMemory.isLegal(call, variable, width)) {
            ReadModifyWrite.Result result = operation.apply(CounterMemory.read(call, variable, width), header.arguments().subList(2, 4));
            CounterMemory.write(call, variable, result.variable(), width);
            call.set(VALUE, result.previous());
            call.set(STATUS, Signals.DONE);
        }
        return Continuation.ON;
    }

    private Callback headerHandler(CallView call) {
        long place = place(call, task(call), number(call));
        RequestHeader header = RequestHeader.parse(call.look(place, RequestHeader.SIZE));
        boolean fits = verification.isPossible(header) && call.isMemory(call.number(DATA), header.length());
        long uhdrLength = header.argument(1);
        return LapiHandlers.header(fits ? header.argument(0) : 0, state(call).context().handle(), call.number(DATA), uhdrLength, header.length() - uhdrLength);
    }

    private static long returned(CallView call, int index) {
        List<Long> returned = call.list(RETURNED);
        return returned != null && index < returned.size() ? returned.get(index) : 0;
    }

    /** Copies the data where the header handler wants them; without a place for them, or without data, nothing is copied. */
    private Continuation copyData(CallContext call) {
        if (call.get(RETURNED) == null) {
            LapiMessageVerification.refuse(call, task(call), number(call), LapiMessageFault.HANDLER);
            return Continuation.result(Signals.REFUSED);
        }
        RequestHeader header = header(call);
        if (header == null) {
            return Continuation.result(Signals.REFUSED);
        }
        long uhdrLength = header.argument(1);
        long length = header.length() - uhdrLength;
        long to = returned(call, 0);
        if (length == 0 || to == 0) {
            return Continuation.ON;
        }
        if (!CounterMemory.isLegal(call, to, length)) {
            return Continuation.result(Signals.REFUSED);
        }
        call.write(to, call.read(call.number(DATA) + uhdrLength, length));
        return Continuation.ON;
    }
}
