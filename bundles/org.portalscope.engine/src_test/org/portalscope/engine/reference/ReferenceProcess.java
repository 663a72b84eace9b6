package org.portalscope.engine.reference;

import static org.portalscope.engine.api.ReturnCode.PTL_FAIL;
import static org.portalscope.engine.api.ReturnCode.PTL_NOINIT;
import static org.portalscope.engine.api.ReturnCode.PTL_OK;
import static org.portalscope.engine.api.ReturnCode.PTL_SEGV;

import java.util.List;
import java.util.Map;
import java.util.function.Consumer;

import org.portalscope.engine.api.AckRequest;
import org.portalscope.engine.api.Event;
import org.portalscope.engine.api.InsertPosition;
import org.portalscope.engine.api.Limits;
import org.portalscope.engine.api.LongOut;
import org.portalscope.engine.api.MdValues;
import org.portalscope.engine.api.Out;
import org.portalscope.engine.api.ProcessId;
import org.portalscope.engine.api.ReturnCode;
import org.portalscope.engine.api.Unlink;

/** The functions of Portals 3.2 §3 as one process calls them. */
public final class ReferenceProcess {

    public final List<Interface> interfaces;
    public final Memory memory;
    private final boolean broken;
    private final ReferenceState state;
    private final ReferenceInterfaceCalls interfaceCalls;
    private final ReferenceEntryCalls entryCalls;
    private final ReferenceDescriptorCalls descriptorCalls;
    private final ReferenceQueueCalls queueCalls;
    private final ReferenceMovementCalls movementCalls;
    private boolean initialized;

    /**
     * A process before its first call.
     *
     * @param longestList entries that a match list holds at most (R49)
     * @param reachable   the processes that there are, this one at distance 0, all others at 1
     * @param broken      whether PtlInit fails
     */
    public ReferenceProcess(List<Interface> interfaces, Limits largest, int longestList, List<ProcessId> reachable, boolean broken,
            Consumer<Message> network) {
        this.interfaces = interfaces;
        this.broken = broken;
        state = new ReferenceState(interfaces, network);
        memory = state.memory;
        interfaceCalls = new ReferenceInterfaceCalls(state, largest, reachable);
        entryCalls = new ReferenceEntryCalls(state, longestList);
        descriptorCalls = new ReferenceDescriptorCalls(state);
        queueCalls = new ReferenceQueueCalls(state);
        movementCalls = new ReferenceMovementCalls(state, network);
    }

    public void arrive(Message message) {
        state.messages.arrive(interfaces.stream().filter(ni -> ni.id.equals(message.header.target())).findFirst().orElseThrow(), message);
    }

    public void complete(Interface ni, Operation operation) {
        state.messages.complete(ni, operation);
    }

    public void fail(Interface ni, Operation operation, int niFailType) {
        state.messages.fail(ni, operation, niFailType);
    }

    /** What threads that were woken in PtlEQWait have not yet taken, by thread. */
    public Map<Integer, Queue.Served> served() {
        return state.messages.served;
    }

    /** Lets a thread that was woken return from PtlEQWait. */
    public ReturnCode waitReturned(int thread, Out<Event> event) {
        return queueCalls.waitReturned(thread, event);
    }

    /** Calls a function by its name in the document; null if the thread waits. */
    public ReturnCode call(int thread, String function, List<Object> a) {
        if (!initialized && !function.equals("PtlInit") && !function.equals("PtlFini")) {
            return PTL_NOINIT;
        }
        return switch (function) {
            case "PtlInit" -> init((LongOut) a.get(0));
            case "PtlNIInit" -> interfaceCalls.niInit(integer(a, 0), integer(a, 1), (Limits) a.get(2), out(a, 3), (LongOut) a.get(4));
            case "PtlNIStatus" -> interfaceCalls.niStatus(number(a, 0), integer(a, 1), (LongOut) a.get(2));
            case "PtlMEAttach" -> entryCalls.meAttach(number(a, 0), integer(a, 1), entry(a, 2), (InsertPosition) a.get(6), (LongOut) a.get(7));
            case "PtlFini" -> fini();
            case "PtlNIFini" -> interfaceCalls.niFini(number(a, 0));
            case "PtlNIDist" -> interfaceCalls.niDist(number(a, 0), (ProcessId) a.get(1), (LongOut) a.get(2));
            case "PtlNIHandle" -> interfaceCalls.niHandle(number(a, 0), (LongOut) a.get(1));
            case "PtlGetUid" -> interfaceCalls.getUid(number(a, 0), (LongOut) a.get(1));
            case "PtlGetId" -> interfaceCalls.getId(number(a, 0), out(a, 1));
            case "PtlMEAttachAny" -> entryCalls.meAttachAny(number(a, 0), (LongOut) a.get(1), entry(a, 2), (LongOut) a.get(6));
            case "PtlMEInsert" -> entryCalls.meInsert(number(a, 0), entry(a, 1), (InsertPosition) a.get(5), (LongOut) a.get(6));
            case "PtlMEUnlink" -> entryCalls.meUnlink(number(a, 0));
            case "PtlMDAttach" -> descriptorCalls.mdAttach(number(a, 0), (MdValues) a.get(1), (Unlink) a.get(2), (Unlink) a.get(3), (LongOut) a.get(4));
            case "PtlMDBind" -> descriptorCalls.mdBind(number(a, 0), (MdValues) a.get(1), (LongOut) a.get(2));
            case "PtlMDUnlink" -> descriptorCalls.mdUnlink(number(a, 0));
            case "PtlMDUpdate" -> descriptorCalls.mdUpdate(number(a, 0), out(a, 1), (MdValues) a.get(2), number(a, 3));
            case "PtlEQFree" -> queueCalls.eqFree(number(a, 0));
            case "PtlEQAlloc" -> queueCalls.eqAlloc(number(a, 0), number(a, 1), (LongOut) a.get(2));
            case "PtlEQGet" -> queueCalls.eqGet(number(a, 0), out(a, 1));
            case "PtlEQWait" -> queueCalls.eqWait(thread, number(a, 0), out(a, 1));
            case "PtlACEntry" -> interfaceCalls.acEntry(number(a, 0), integer(a, 1), (ProcessId) a.get(2), integer(a, 3), integer(a, 4));
            case "PtlPut" -> put(a);
            case "PtlGet" -> get(a);
            default -> throw new IllegalArgumentException(function);
        };
    }

    private ReturnCode init(LongOut maxInterfaces) {
        if (!LongOut.legal(maxInterfaces)) {
            return PTL_SEGV;
        }
        if (broken) {
            return PTL_FAIL;
        }
        initialized = true;
        maxInterfaces.set(interfaces.size());
        return PTL_OK;
    }

    private ReturnCode fini() { // R29
        interfaces.forEach(state.messages::close);
        initialized = false;
        return PTL_OK;
    }

    private ReturnCode put(List<Object> a) {
        boolean ack = a.get(1) == AckRequest.PTL_ACK_REQ;
        return movementCalls.move(Header.Kind.PUT, number(a, 0), ack, (ProcessId) a.get(2), integer(a, 3), integer(a, 4), number(a, 5), number(a, 6),
                number(a, 7));
    }

    private ReturnCode get(List<Object> a) {
        return movementCalls.move(Header.Kind.GET, number(a, 0), true, (ProcessId) a.get(1), integer(a, 2), integer(a, 3), number(a, 4), number(a, 5), 0);
    }

    private Entry entry(List<Object> a, int first) {
        return new Entry(state.nextHandle(), (ProcessId) a.get(first), number(a, first + 1), number(a, first + 2), (Unlink) a.get(first + 3));
    }

    @SuppressWarnings("unchecked")
    private static <T> Out<T> out(List<Object> a, int index) {
        return (Out<T>) a.get(index);
    }

    private static long number(List<Object> a, int index) {
        return (Long) a.get(index);
    }

    private static int integer(List<Object> a, int index) {
        return (int) Math.max(Integer.MIN_VALUE, Math.min(Integer.MAX_VALUE, number(a, index)));
    }
}
