package org.portalscope.cli.node;

import java.util.List;

import org.portalscope.engine.api.AckRequest;
import org.portalscope.engine.api.EventData;
import org.portalscope.engine.api.EventKind;
import org.portalscope.engine.api.InsertPosition;
import org.portalscope.engine.api.MdValues;
import org.portalscope.engine.api.ProcessId;
import org.portalscope.engine.api.Ptl;
import org.portalscope.engine.api.Unlink;
import org.portalscope.engine.description.Unit;
import org.portalscope.engine.encoding.FieldReader;
import org.portalscope.engine.encoding.FieldWriter;
import org.portalscope.engine.protocol.ProtocolTable;
import org.portalscope.protocol.CallParameter;
import org.portalscope.protocol.Protocol;
import org.portalscope.protocol.ProtocolOperation;
import org.portalscope.protocol.call.CallContext;
import org.portalscope.protocol.call.CallView;
import org.portalscope.protocol.call.Continuation;
import org.portalscope.protocol.call.Dispatcher;
import org.portalscope.protocol.call.Procedure;
import org.portalscope.protocol.state.ProtocolState;
import org.portalscope.protocol.value.Buffer;
import org.portalscope.protocol.value.CallVariable;
import org.portalscope.protocol.value.ProtocolError;
import org.portalscope.protocol.value.QueueHandles;
import org.portalscope.protocol.value.ValueType;

/** A protocol that carries bytes to processes by their ranks, into memory that it declares, and counts those that have come. */
public final class Courier implements Protocol {

    private static final int PORTAL = 4;
    private static final int ROOM = 64;
    private static final ProtocolError NO_RANK = new ProtocolError("COURIER_RANK", "there is no such rank");

    private static final CallVariable NI = new CallVariable("interface", ValueType.NI);
    private static final CallVariable RANK = new CallVariable("rank", ValueType.INTEGER);
    private static final CallVariable SIZE = new CallVariable("size", ValueType.INTEGER);
    private static final CallVariable COUNT = new CallVariable("count", ValueType.INTEGER);
    private static final CallVariable DATA = new CallVariable("data", ValueType.BUFFER);
    private static final CallVariable INBOX = new CallVariable("inbox", ValueType.BUFFER);
    private static final CallVariable QUEUE = new CallVariable("queue", ValueType.EQ);
    private static final CallVariable ENTRY = new CallVariable("entry", ValueType.ME);
    private static final CallVariable DESCRIPTOR = new CallVariable("descriptor", ValueType.MD);

    /** The interface, the queue, how many parcels have come and how many have left. */
    private record Parcels(long ni, long queue, long come, long left) implements ProtocolState {

        @Override
        public void write(FieldWriter out) {
            out.handle(ni);
            out.handle(queue);
            out.number(come);
            out.number(left);
        }

        @Override
        public List<ProtocolTable> tables() {
            List<ProtocolTable.Column> columns = List.of(new ProtocolTable.Column("come", Unit.COUNT), new ProtocolTable.Column("left", Unit.COUNT));
            return List.of(new ProtocolTable("parcels", columns, List.of(new ProtocolTable.Row(List.of(come(), left()), List.of(), List.of()))));
        }
    }

    /** Counts what comes and leaves. */
    private enum Events implements Dispatcher {
        DISPATCHER;

        @Override
        public QueueHandles queues(ProtocolState state) {
            return QueueHandles.of(((Parcels) state).queue);
        }

        @Override
        public Continuation dispatch(EventData event, long queue, CallContext call) {
            Parcels now = state(call);
            long come = now.come + (event.kind() == EventKind.PTL_EVENT_PUT_END ? 1 : 0);
            long left = now.left + (event.kind() == EventKind.PTL_EVENT_SEND_END ? 1 : 0);
            call.setState(new Parcels(now.ni, queue, come, left), come + " have come, " + left + " have left");
            return Continuation.AGAIN;
        }
    }

    private static final Procedure OPEN = Procedure.named("courier_open", NI).variables(QUEUE, ENTRY).outputs(INBOX, RANK, SIZE)
            .thenDo(call -> call.set(INBOX, call.declare("inbox", ROOM)))
            .thenMake(QUEUE, call -> call.eqAlloc(call.number(NI), ROOM))
            .thenMake(ENTRY, call -> call.meAttach(call.number(NI), PORTAL, ProcessId.ANY, 0, -1, Unlink.PTL_RETAIN, InsertPosition.PTL_INS_AFTER))
            .thenCheck(call -> call.mdAttach(call.number(ENTRY), memory(call.buffer(INBOX), Ptl.PTL_MD_OP_PUT, call.number(QUEUE)), Unlink.PTL_RETAIN,
                    Unlink.PTL_RETAIN))
            .thenDo(call -> call.setState(new Parcels(call.number(NI), call.number(QUEUE), 0, 0), "open"))
            .thenDo(call -> call.set(RANK, (long) call.job().rank()))
            .thenDo(call -> call.set(SIZE, (long) call.job().processes().size())).end();

    private static final Procedure SEND = Procedure.named("courier_send", RANK, DATA).variables(DESCRIPTOR, COUNT)
            .then(call -> call.number(RANK) < call.job().processes().size() ? Continuation.ON : Continuation.fail(NO_RANK))
            .thenDo(call -> call.set(COUNT, state(call).left + 1))
            .thenMake(DESCRIPTOR, call -> call.mdBind(state(call).ni, memory(call.buffer(DATA), 0, state(call).queue)))
            .thenCheck(call -> call.put(call.number(DESCRIPTOR), AckRequest.PTL_NOACK_REQ, call.job().processes().get((int) call.number(RANK)), PORTAL, 0, 0,
                    0, 0))
            .thenWait(Events.DISPATCHER, call -> state(call).left >= call.number(COUNT)).end();

    private static final Procedure AWAIT = Procedure.named("courier_await", COUNT)
            .thenWait(Events.DISPATCHER, call -> state(call).come >= call.number(COUNT)).end();

    private static final Procedure MEET = Procedure.named("courier_meet").thenBarrier().thenBarrier().end();

    private static Parcels state(CallView call) {
        return (Parcels) call.state();
    }

    private static MdValues memory(Buffer memory, int options, long queue) {
        return new MdValues(memory.address(), memory.length(), Ptl.PTL_MD_THRESH_INF, Ptl.MAX_OFFSET_NONE, options, 0, queue);
    }

    @Override
    public String name() {
        return "courier";
    }

    @Override
    public String about() {
        return "Carries bytes.";
    }

    @Override
    public List<ProtocolError> errors() {
        return List.of(NO_RANK);
    }

    @Override
    public List<ProtocolOperation> operations() {
        return List.of(new ProtocolOperation(OPEN, List.of(CallParameter.in(NI), CallParameter.out(INBOX), CallParameter.out(RANK), CallParameter.out(SIZE)),
                null, "Begins."), new ProtocolOperation(SEND, null, "Sends."), new ProtocolOperation(AWAIT, null, "Waits until so many have come."),
                new ProtocolOperation(MEET, null, "Waits until all have called it."));
    }

    @Override
    public ProtocolState start() {
        return new Parcels(0, 0, 0, 0);
    }

    @Override
    public ProtocolState read(FieldReader in) {
        return new Parcels(in.handle(), in.handle(), in.number(), in.number());
    }
}
