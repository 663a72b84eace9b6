package org.portalscope.lapi.progress;

import static org.portalscope.lapi.progress.LapiCalls.DESCRIPTOR;
import static org.portalscope.lapi.progress.LapiCalls.ENTRY;
import static org.portalscope.lapi.progress.LapiCalls.MEMORY;
import static org.portalscope.lapi.progress.LapiCalls.NUMBER;
import static org.portalscope.lapi.progress.LapiCalls.TASK;
import static org.portalscope.lapi.progress.LapiCalls.change;
import static org.portalscope.lapi.progress.LapiCalls.epoch;
import static org.portalscope.lapi.progress.LapiCalls.number;
import static org.portalscope.lapi.progress.LapiCalls.operation;
import static org.portalscope.lapi.progress.LapiCalls.process;
import static org.portalscope.lapi.progress.LapiCalls.state;
import static org.portalscope.lapi.progress.LapiCalls.task;
import static org.portalscope.lapi.progress.LapiCalls.words;

import java.util.List;

import org.portalscope.engine.api.AckRequest;
import org.portalscope.engine.api.InsertPosition;
import org.portalscope.engine.api.MdValues;
import org.portalscope.engine.api.Ptl;
import org.portalscope.engine.api.Unlink;
import org.portalscope.lapi.error.LapiErrors;
import org.portalscope.lapi.message.LapiBits;
import org.portalscope.lapi.message.LapiPortals;
import org.portalscope.lapi.message.RequestHeader;
import org.portalscope.lapi.message.VectorDescription;
import org.portalscope.lapi.state.OriginOperation;
import org.portalscope.protocol.call.CallContext;
import org.portalscope.protocol.call.CallView;
import org.portalscope.protocol.call.Continuation;
import org.portalscope.protocol.call.Dispatcher;
import org.portalscope.protocol.call.Procedure;
import org.portalscope.protocol.value.Buffer;
import org.portalscope.protocol.value.CallVariable;
import org.portalscope.protocol.value.FunctionResult;
import org.portalscope.protocol.value.ValueType;

/** Gives operations to Portals: data are put where they belong, everything else is a request, whose place at the target nobody else uses. */
public final class OperationStart {

    private static final CallVariable FROM = new CallVariable("from", ValueType.ADDRESS);
    private static final CallVariable LENGTH = new CallVariable("length", ValueType.INTEGER);
    private static final CallVariable TO = new CallVariable("to", ValueType.ADDRESS);
    private static final CallVariable COUNTER = new CallVariable("counter", ValueType.ADDRESS);

    private final LapiParameters parameters;
    private final Procedure takeNumber;
    private final Procedure put;
    private final Procedure expectReply;
    private final Procedure sendRequest;

    OperationStart(LapiParameters parameters, Dispatcher dispatcher) {
        this.parameters = parameters;
        takeNumber = Procedure.named("take_number", TASK)
                .thenWait(dispatcher, call -> state(call).isPurged(task(call)) || hasRoom(call))
                .thenReturn(call -> state(call).isPurged(task(call)) ? -1L : (long) state(call).target(task(call)).next());
        put = Procedure.named("put_data", TASK, NUMBER, FROM, LENGTH, TO, COUNTER).variables(DESCRIPTOR)
                .thenCall(call -> bind(call, call.number(FROM), call.number(LENGTH)))
                .then(call -> call.get(DESCRIPTOR) == null ? Continuation.result(0L) : Continuation.ON)
                .thenCheck(OperationStart::putData)
                .thenReturn(call -> 1L);
        expectReply = Procedure.named("expect_reply", TASK, NUMBER).variables(ENTRY)
                .then(OperationStart::requirePending)
                .thenMake(ENTRY, call -> call.meAttach(state(call).endpoint().networkInterface(), LapiPortals.ANSWERS, process(call),
                        LapiBits.of(LapiBits.REPLY, epoch(call), number(call), 0), 0, Unlink.PTL_UNLINK, InsertPosition.PTL_INS_BEFORE))
                .then(OperationStart::requirePending)
                .thenCheck(call -> call.mdAttach(call.number(ENTRY), reply(call), Unlink.PTL_UNLINK, Unlink.PTL_RETAIN))
                .then(OperationStart::requirePending)
                .thenDo(call -> serve(call, operation(call).memory()))
                .end();
        sendRequest = Procedure.named("send_request", TASK, NUMBER, MEMORY, LENGTH).variables(ENTRY, DESCRIPTOR)
                .then(call -> call.buffer(MEMORY).length() == 0 ? Continuation.to("send") : Continuation.ON)
                .thenMake(ENTRY, call -> call.meAttach(state(call).endpoint().networkInterface(), LapiPortals.OFFERS, process(call),
                        LapiBits.of(LapiBits.OFFER, epoch(call), number(call), 0), 0, Unlink.PTL_UNLINK, InsertPosition.PTL_INS_AFTER))
                .thenCheck(call -> call.mdAttach(call.number(ENTRY), offer(call), Unlink.PTL_RETAIN, Unlink.PTL_RETAIN))
                .thenDo(call -> serve(call, call.buffer(MEMORY)))
                .label("send").thenCall(call -> bind(call, place(call), call.number(LENGTH)))
                .thenCheck(this::putRequest)
                .end();
    }

    /** Waits until an operation on a task can begin; returns its number, or a negative one if the task has been purged. */
    public Procedure takeNumber() {
        return takeNumber;
    }

    /** Puts memory of this task to an address of another; returns 0 if the memory is not legal. */
    public Procedure put() {
        return put;
    }

    /** Makes room for what another task will reply. */
    public Procedure expectReply() {
        return expectReply;
    }

    /** Puts a request that lies at its place in the outgoing memory, and offers the data that do not come with it. */
    public Procedure sendRequest() {
        return sendRequest;
    }

    List<Procedure> procedures() {
        return List.of(takeNumber, put, expectReply, sendRequest);
    }

    private boolean hasRoom(CallView call) {
        int next = state(call).target(task(call)).next();
        return state(call).operation(OriginOperation.key(task(call), parameters.before(next))) == null;
    }

    /** Begins an operation, whose number has been taken. */
    public static void begin(CallContext call, OriginOperation operation) {
        change(call, () -> words(operation, call) + " begins", state -> state.begin(operation));
    }

    /** Fails if the task has been purged meanwhile. */
    private static Continuation requirePending(CallContext call) {
        return operation(call) == null ? Continuation.fail(LapiErrors.of(LapiErrors.PURGED_TASK)) : Continuation.ON;
    }

    private static Continuation bind(CallContext call, long address, long length) {
        FunctionResult bound = call.mdBind(state(call).endpoint().networkInterface(),
                LapiCalls.sending(call, address, length, OriginOperation.key(task(call), number(call))));
        call.set(DESCRIPTOR, bound.succeeded() ? bound.number() : null);
        return Continuation.ON;
    }

    private static FunctionResult putData(CallContext call) {
        long to = call.number(LENGTH) == 0 ? 0 : call.number(TO);
        return call.put(call.number(DESCRIPTOR), AckRequest.PTL_NOACK_REQ, process(call), LapiPortals.MEMORY, LapiPortals.COOKIE,
                LapiBits.of(LapiBits.DATA, epoch(call), number(call), LapiBits.page(to)), to % LapiBits.PAGE_SIZE, call.number(COUNTER));
    }

    private FunctionResult putRequest(CallContext call) {
        return call.put(call.number(DESCRIPTOR), AckRequest.PTL_NOACK_REQ, process(call), LapiPortals.REQUESTS, LapiPortals.COOKIE,
                LapiBits.of(LapiBits.REQUEST, epoch(call), number(call), 0), parameters.place(state(call).tasks().own(), number(call)), 0);
    }

    private long place(CallView call) {
        return state(call).outgoing().address() + parameters.place(task(call), number(call));
    }

    private static void serve(CallContext call, Buffer memory) {
        OriginOperation operation = operation(call);
        if (operation != null) {
            change(call, () -> words(operation, call) + " has an entry", state -> state.served(operation, call.number(ENTRY), memory));
        }
    }

    private static MdValues offer(CallView call) {
        Buffer data = call.buffer(MEMORY);
        return new MdValues(data.address(), data.length(), Ptl.PTL_MD_THRESH_INF, Ptl.MAX_OFFSET_NONE, Ptl.PTL_MD_OP_GET, 0, Ptl.PTL_EQ_NONE);
    }

    /** Where the reply comes: at its place if that is one piece, else into memory of its own. */
    private static MdValues reply(CallView call) {
        OriginOperation operation = operation(call);
        Buffer memory = operation.memory();
        VectorDescription.Piece piece = memory == null ? operation.origin().piece(0) : new VectorDescription.Piece(memory.address(), memory.length());
        return new MdValues(piece.length() == 0 ? 0 : piece.address(), piece.length(), 1, Ptl.MAX_OFFSET_NONE, Ptl.PTL_MD_OP_PUT | Ptl.PTL_MD_ACK_DISABLE,
                operation.key(), state(call).endpoint().targetQueue());
    }

    /**
     * Writes a request to its place in the outgoing memory, with its data if they come with it.
     *
     * @return memory that holds the data otherwise, or {@link LapiCalls#NO_MEMORY}
     */
    public Buffer write(CallContext call, int task, int number, RequestHeader header, byte[] data) {
        long place = state(call).outgoing().address() + parameters.place(task, number);
        call.write(place, header.toBytes());
        if (data.length <= parameters.inline()) {
            call.write(place + RequestHeader.SIZE, data);
            return LapiCalls.NO_MEMORY;
        }
        Buffer memory = call.declare("data of operation " + number + " on task " + task, data.length);
        call.write(memory.address(), data);
        return memory;
    }

    /** Bytes of the message that brings a request with so many bytes of data. */
    public long messageLength(long data) {
        return parameters.messageLength(data);
    }
}
