package org.portalscope.engine.reference;

import static org.portalscope.engine.api.ReturnCode.PTL_AC_INV_INDEX;
import static org.portalscope.engine.api.ReturnCode.PTL_EQ_EMPTY;
import static org.portalscope.engine.api.ReturnCode.PTL_FAIL;
import static org.portalscope.engine.api.ReturnCode.PTL_ILL_MD;
import static org.portalscope.engine.api.ReturnCode.PTL_INIT_DUP;
import static org.portalscope.engine.api.ReturnCode.PTL_INIT_INV;
import static org.portalscope.engine.api.ReturnCode.PTL_INUSE;
import static org.portalscope.engine.api.ReturnCode.PTL_INV_EQ;
import static org.portalscope.engine.api.ReturnCode.PTL_INV_MD;
import static org.portalscope.engine.api.ReturnCode.PTL_INV_HANDLE;
import static org.portalscope.engine.api.ReturnCode.PTL_INV_ME;
import static org.portalscope.engine.api.ReturnCode.PTL_INV_NI;
import static org.portalscope.engine.api.ReturnCode.PTL_INV_PROC;
import static org.portalscope.engine.api.ReturnCode.PTL_INV_PTINDEX;
import static org.portalscope.engine.api.ReturnCode.PTL_INV_SR_INDX;
import static org.portalscope.engine.api.ReturnCode.PTL_MD_INUSE;
import static org.portalscope.engine.api.ReturnCode.PTL_ML_TOOLONG;
import static org.portalscope.engine.api.ReturnCode.PTL_NOINIT;
import static org.portalscope.engine.api.ReturnCode.PTL_NOSPACE;
import static org.portalscope.engine.api.ReturnCode.PTL_NOUPDATE;
import static org.portalscope.engine.api.ReturnCode.PTL_OK;
import static org.portalscope.engine.api.ReturnCode.PTL_PT_FULL;
import static org.portalscope.engine.api.ReturnCode.PTL_PT_INV_INDEX;
import static org.portalscope.engine.api.ReturnCode.PTL_SEGV;

import java.util.List;
import java.util.Map;
import java.util.function.Consumer;

import org.portalscope.engine.api.AckRequest;
import org.portalscope.engine.api.Event;
import org.portalscope.engine.api.EventKind;
import org.portalscope.engine.api.InsertPosition;
import org.portalscope.engine.api.Limits;
import org.portalscope.engine.api.LongOut;
import org.portalscope.engine.api.MdValues;
import org.portalscope.engine.api.Out;
import org.portalscope.engine.api.ProcessId;
import org.portalscope.engine.api.Ptl;
import org.portalscope.engine.api.ReturnCode;
import org.portalscope.engine.api.Unlink;
import org.portalscope.engine.message.DropReason;

/** The functions of Portals 3.2 §3 as one process calls them. */
public final class ReferenceProcess {

    private static final long LARGEST_QUEUE = 1L << 20;

    public final List<Interface> interfaces;
    public final Memory memory = new Memory();
    private final Limits largest;
    private final int longestList;
    private final List<ProcessId> reachable;
    private final boolean broken;
    private final Consumer<Message> network;
    private final ReferenceMessages messages;
    private boolean initialized;
    private int operations;
    private long handles = 1;

    /**
     * A process before its first call.
     *
     * @param longestList entries that a match list holds at most (R49)
     * @param reachable   the processes that there are, this one at distance 0, all others at 1
     * @param broken      whether PtlInit fails
     */
    public ReferenceProcess(List<Interface> interfaces, Limits largest, int longestList, List<ProcessId> reachable, boolean broken,
            Consumer<Message> network) {
        this.broken = broken;
        this.reachable = reachable;
        this.interfaces = interfaces;
        this.largest = largest;
        this.longestList = longestList;
        this.network = network;
        messages = new ReferenceMessages(memory, network);
    }

    public void arrive(Message message) {
        messages.arrive(interfaces.stream().filter(ni -> ni.id.equals(message.header.target())).findFirst().orElseThrow(), message);
    }

    public void complete(Interface ni, Operation operation) {
        messages.complete(ni, operation);
    }

    public void fail(Interface ni, Operation operation, int niFailType) {
        messages.fail(ni, operation, niFailType);
    }

    /** What threads that were woken in PtlEQWait have not yet taken, by thread. */
    public Map<Integer, Queue.Served> served() {
        return messages.served;
    }

    /** Calls a function by its name in the document; null if the thread waits. */
    public ReturnCode call(int thread, String function, List<Object> a) {
        if (!initialized && !function.equals("PtlInit") && !function.equals("PtlFini")) {
            return PTL_NOINIT;
        }
        return switch (function) {
            case "PtlInit" -> init((LongOut) a.get(0));
            case "PtlNIInit" -> niInit(integer(a, 0), integer(a, 1), (Limits) a.get(2), out(a, 3), (LongOut) a.get(4));
            case "PtlNIStatus" -> niStatus(number(a, 0), integer(a, 1), (LongOut) a.get(2));
            case "PtlMEAttach" -> meAttach(number(a, 0), integer(a, 1), entry(a, 2), (InsertPosition) a.get(6), (LongOut) a.get(7));
            case "PtlFini" -> fini();
            case "PtlNIFini" -> niFini(number(a, 0));
            case "PtlNIDist" -> niDist(number(a, 0), (ProcessId) a.get(1), (LongOut) a.get(2));
            case "PtlNIHandle" -> niHandle(number(a, 0), (LongOut) a.get(1));
            case "PtlGetUid" -> getUid(number(a, 0), (LongOut) a.get(1));
            case "PtlGetId" -> getId(number(a, 0), out(a, 1));
            case "PtlMEAttachAny" -> meAttachAny(number(a, 0), (LongOut) a.get(1), entry(a, 2), (LongOut) a.get(6));
            case "PtlMEInsert" -> meInsert(number(a, 0), entry(a, 1), (InsertPosition) a.get(5), (LongOut) a.get(6));
            case "PtlMEUnlink" -> meUnlink(number(a, 0));
            case "PtlMDAttach" -> mdAttach(number(a, 0), (MdValues) a.get(1), (Unlink) a.get(2), (Unlink) a.get(3), (LongOut) a.get(4));
            case "PtlMDBind" -> mdBind(number(a, 0), (MdValues) a.get(1), (LongOut) a.get(2));
            case "PtlMDUnlink" -> mdUnlink(number(a, 0));
            case "PtlMDUpdate" -> mdUpdate(number(a, 0), out(a, 1), (MdValues) a.get(2), number(a, 3));
            case "PtlEQFree" -> eqFree(number(a, 0));
            case "PtlEQAlloc" -> eqAlloc(number(a, 0), number(a, 1), (LongOut) a.get(2));
            case "PtlEQGet" -> eqGet(number(a, 0), out(a, 1));
            case "PtlEQWait" -> eqWait(thread, number(a, 0), out(a, 1));
            case "PtlACEntry" -> acEntry(number(a, 0), integer(a, 1), (ProcessId) a.get(2), integer(a, 3), integer(a, 4));
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

    private ReturnCode niInit(int number, int pid, Limits desired, Out<Limits> actual, LongOut handle) {
        if (number < 0 || number >= interfaces.size()) {
            return PTL_INIT_INV;
        }
        Interface ni = interfaces.get(number);
        if (pid != Ptl.PTL_PID_ANY && pid != ni.id.pid()) {
            return PTL_INV_PROC; // R60
        }
        if (desired == Limits.ILLEGAL || !Out.legal(actual) || !LongOut.legal(handle)) {
            return PTL_SEGV; // R62
        }
        boolean again = ni.isOpen();
        if (!again) {
            ni.open(handles++, desired == null ? largest : desired.atMost(largest));
        }
        actual.set(ni.limits);
        handle.set(ni.handle);
        return again ? PTL_INIT_DUP : PTL_OK; // R10
    }

    private ReturnCode fini() { // R29
        interfaces.forEach(messages::close);
        initialized = false;
        return PTL_OK;
    }

    private ReturnCode niFini(long handle) {
        Interface ni = open(handle);
        if (ni == null) {
            return PTL_INV_NI;
        }
        messages.close(ni);
        return PTL_OK;
    }

    private ReturnCode niDist(long handle, ProcessId process, LongOut distance) {
        Interface ni = open(handle);
        if (ni == null) {
            return PTL_INV_NI;
        }
        if (!reachable.contains(process)) {
            return PTL_INV_PROC;
        }
        return stored(distance, ni.id.equals(process) ? 0 : 1);
    }

    private ReturnCode niHandle(long handle, LongOut out) {
        for (Interface ni : interfaces) {
            Descriptor descriptor = ni.descriptor(handle);
            if (open(handle) == ni || ni.entry(handle) != null || ni.queue(handle) != null || descriptor != null && !descriptor.detached) {
                return stored(out, ni.handle);
            }
        }
        return PTL_INV_HANDLE;
    }

    private ReturnCode getUid(long handle, LongOut uid) {
        Interface ni = open(handle);
        if (ni == null) {
            return PTL_INV_NI;
        }
        return stored(uid, ni.uid);
    }

    private ReturnCode getId(long handle, Out<ProcessId> id) {
        Interface ni = open(handle);
        if (ni == null) {
            return PTL_INV_NI;
        }
        if (!Out.legal(id)) {
            return PTL_SEGV;
        }
        id.set(ni.id);
        return PTL_OK;
    }

    private ReturnCode niStatus(long handle, int register, LongOut status) {
        Interface ni = open(handle);
        if (ni == null) {
            return PTL_INV_NI;
        }
        if (register < Ptl.PTL_SR_DROP_COUNT || register > DropReason.values().length) {
            return PTL_INV_SR_INDX; // R1
        }
        return stored(status, ni.drops.stream().filter(drop -> register == Ptl.PTL_SR_DROP_COUNT || drop.register() == register).count()); // R65
    }

    private ReturnCode meAttach(long handle, int index, Entry entry, InsertPosition position, LongOut out) {
        Interface ni = open(handle);
        if (ni == null) {
            return PTL_INV_NI;
        }
        if (index < 0 || index > ni.limits.maxPtableIndex()) {
            return PTL_INV_PTINDEX; // R2
        }
        List<Entry> list = ni.portalTable.get(index);
        return link(ni, list, position == InsertPosition.PTL_INS_BEFORE ? 0 : list.size(), entry, out); // R9
    }

    private ReturnCode meAttachAny(long handle, LongOut index, Entry entry, LongOut out) {
        Interface ni = open(handle);
        if (ni == null) {
            return PTL_INV_NI;
        }
        if (entry.matchId.nid() < Ptl.PTL_NID_ANY || entry.matchId.pid() < Ptl.PTL_PID_ANY) {
            return PTL_INV_PROC;
        }
        int unused = 0;
        while (unused < ni.portalTable.size() && !ni.portalTable.get(unused).isEmpty()) {
            unused++;
        }
        if (unused == ni.portalTable.size()) {
            return PTL_PT_FULL;
        }
        if (!LongOut.legal(index)) {
            return PTL_SEGV; // R62
        }
        ReturnCode code = link(ni, ni.portalTable.get(unused), 0, entry, out);
        if (code == PTL_OK) {
            index.set(unused); // R37
        }
        return code;
    }

    private ReturnCode meInsert(long current, Entry entry, InsertPosition position, LongOut out) { // R8
        for (Interface ni : interfaces) {
            Entry there = ni.entry(current);
            for (List<Entry> list : ni.portalTable) {
                int at = list.indexOf(there);
                if (at >= 0) {
                    return link(ni, list, position == InsertPosition.PTL_INS_BEFORE ? at : at + 1, entry, out);
                }
            }
        }
        return PTL_INV_ME;
    }

    private ReturnCode link(Interface ni, List<Entry> list, int at, Entry entry, LongOut out) {
        if (entry.matchId.nid() < Ptl.PTL_NID_ANY || entry.matchId.pid() < Ptl.PTL_PID_ANY) {
            return PTL_INV_PROC;
        }
        if (list.size() >= longestList) {
            return PTL_ML_TOOLONG; // R49
        }
        if (ni.entryCount() >= ni.limits.maxMatchEntries()) {
            return PTL_NOSPACE;
        }
        if (!LongOut.legal(out)) {
            return PTL_SEGV; // R62
        }
        list.add(at, entry);
        out.set(entry.handle);
        return PTL_OK;
    }

    private ReturnCode meUnlink(long handle) {
        for (Interface ni : interfaces) {
            Entry entry = ni.entry(handle);
            if (entry != null) {
                ni.portalTable.forEach(list -> list.remove(entry));
                unlinkWithEntry(ni, entry.descriptor);
                return PTL_OK;
            }
        }
        return PTL_INV_ME;
    }

    private static void unlinkWithEntry(Interface ni, Descriptor descriptor) { // R19
        if (descriptor != null && descriptor.pending > 0) {
            descriptor.entry = null;
            descriptor.detached = true;
        } else if (descriptor != null) {
            ni.descriptors.remove(descriptor);
        }
    }

    private ReturnCode mdAttach(long match, MdValues md, Unlink unlinkOp, Unlink unlinkNofit, LongOut out) {
        for (Interface ni : interfaces) {
            Entry entry = ni.entry(match);
            if (entry != null && entry.descriptor != null) {
                return PTL_INUSE;
            }
            if (entry != null && (!isLegal(md) || !isQueueOf(ni, md.eventq()))) {
                return PTL_ILL_MD;
            }
            if (entry != null && out == LongOut.ILLEGAL) {
                return PTL_SEGV; // R62
            }
            if (entry != null) {
                return create(ni, md, entry, unlinkOp, unlinkNofit, out);
            }
        }
        return PTL_INV_ME;
    }

    private ReturnCode mdBind(long handle, MdValues md, LongOut out) {
        Interface ni = open(handle);
        if (ni == null) {
            return PTL_INV_NI;
        }
        boolean elsewhere = interfaces.stream().anyMatch(other -> other != ni && other.queue(md.eventq()) != null);
        if (!isLegal(md) || elsewhere) {
            return PTL_ILL_MD;
        }
        if (!isQueueOf(ni, md.eventq())) {
            return PTL_INV_EQ;
        }
        return LongOut.legal(out) ? create(ni, md, null, Unlink.PTL_RETAIN, Unlink.PTL_RETAIN, out) : PTL_SEGV; // R16
    }

    private boolean isLegal(MdValues md) {
        return md.length() >= 0 && md.threshold() >= Ptl.PTL_MD_THRESH_INF && memory.isLegal(md.start(), md.length());
    }

    private static boolean isQueueOf(Interface ni, long eventq) {
        return eventq == Ptl.PTL_EQ_NONE || ni.queue(eventq) != null;
    }

    private ReturnCode create(Interface ni, MdValues md, Entry entry, Unlink unlinkOp, Unlink unlinkNofit, LongOut out) {
        if (ni.descriptors.size() >= ni.limits.maxMemDescriptors()) {
            return PTL_NOSPACE;
        }
        Descriptor descriptor = new Descriptor(handles++, md, entry, unlinkOp, unlinkNofit);
        ni.descriptors.add(descriptor);
        if (entry != null) {
            entry.descriptor = descriptor;
        }
        if (out != null) {
            out.set(descriptor.handle);
        }
        return PTL_OK;
    }

    private ReturnCode mdUnlink(long handle) {
        Interface ni = ownerOf(handle);
        if (ni == null) {
            return PTL_INV_MD;
        }
        Descriptor descriptor = ni.descriptor(handle);
        if (descriptor.pending > 0) {
            return PTL_MD_INUSE; // R43
        }
        messages.release(ni, descriptor);
        return PTL_OK;
    }

    private ReturnCode mdUpdate(long handle, Out<MdValues> oldMd, MdValues newMd, long testq) {
        Interface ni = ownerOf(handle);
        if (ni == null) {
            return PTL_INV_MD;
        }
        if (oldMd == Out.<MdValues>illegal() || newMd == MdValues.ILLEGAL) {
            return PTL_SEGV;
        }
        if (testq != Ptl.PTL_EQ_NONE && queue(testq) == null) {
            return PTL_INV_EQ;
        }
        if (newMd != null && (!isLegal(newMd) || !isQueueOf(ni, newMd.eventq()))) {
            return PTL_ILL_MD;
        }
        Descriptor descriptor = ni.descriptor(handle);
        if (oldMd != null) {
            oldMd.set(descriptor.values()); // R20
        }
        if (newMd != null && testq != Ptl.PTL_EQ_NONE && !queue(testq).items.isEmpty()) {
            return PTL_NOUPDATE;
        }
        if (newMd != null) {
            descriptor.update(newMd); // R44
        }
        return PTL_OK;
    }

    private ReturnCode eqFree(long handle) {
        Queue queue = queue(handle);
        if (queue == null) {
            return PTL_INV_EQ;
        }
        messages.refuseWaiters(queue, PTL_INV_EQ); // R45
        interfaces.stream().filter(ni -> ni.queue(handle) == queue).forEach(ni -> ni.queues.remove(queue));
        return PTL_OK;
    }

    private ReturnCode eqAlloc(long handle, long count, LongOut out) {
        Interface ni = open(handle);
        if (ni == null) {
            return PTL_INV_NI;
        }
        if (Long.compareUnsigned(count, LARGEST_QUEUE) > 0 || ni.queues.size() >= ni.limits.maxEventQueues()) {
            return PTL_NOSPACE;
        }
        if (!LongOut.legal(out)) {
            return PTL_SEGV;
        }
        Queue queue = new Queue(handles++, count);
        ni.queues.add(queue);
        out.set(queue.handle);
        return PTL_OK;
    }

    private ReturnCode eqGet(long handle, Out<Event> event) {
        Queue queue = queue(handle);
        if (queue == null) {
            return PTL_INV_EQ;
        }
        if (!Out.legal(event)) {
            return PTL_SEGV;
        }
        return queue.items.isEmpty() ? PTL_EQ_EMPTY : taken(queue.take(), event);
    }

    private ReturnCode eqWait(int thread, long handle, Out<Event> event) {
        Queue queue = queue(handle);
        if (queue == null) {
            return PTL_INV_EQ;
        }
        if (!Out.legal(event)) {
            return PTL_SEGV;
        }
        if (queue.items.isEmpty()) {
            queue.waiters.add(thread);
            return null;
        }
        return taken(queue.take(), event);
    }

    /** Lets a thread that was woken return from PtlEQWait. */
    public ReturnCode waitReturned(int thread, Out<Event> event) {
        return taken(messages.served.remove(thread), event);
    }

    private static ReturnCode taken(Queue.Served served, Out<Event> event) {
        event.set(served.event());
        return served.code();
    }

    private ReturnCode acEntry(long handle, int index, ProcessId matchId, int user, int portal) {
        Interface ni = open(handle);
        if (ni == null) {
            return PTL_INV_NI;
        }
        if (index < 0 || index > ni.limits.maxAtableIndex()) {
            return PTL_AC_INV_INDEX;
        }
        if (matchId.nid() < Ptl.PTL_NID_ANY || matchId.pid() < Ptl.PTL_PID_ANY) {
            return PTL_INV_PROC;
        }
        if (portal != Ptl.PTL_PT_INDEX_ANY && (portal < 0 || portal > ni.limits.maxPtableIndex())) {
            return PTL_PT_INV_INDEX; // R2
        }
        ni.accessTable.set(index, new Interface.Access(matchId, user, portal));
        return PTL_OK;
    }

    private ReturnCode put(List<Object> a) {
        boolean ack = a.get(1) == AckRequest.PTL_ACK_REQ;
        return move(Header.Kind.PUT, number(a, 0), ack, (ProcessId) a.get(2), integer(a, 3), integer(a, 4), number(a, 5), number(a, 6),
                number(a, 7));
    }

    private ReturnCode get(List<Object> a) {
        return move(Header.Kind.GET, number(a, 0), true, (ProcessId) a.get(1), integer(a, 2), integer(a, 3), number(a, 4), number(a, 5), 0);
    }

    private ReturnCode move(Header.Kind kind, long handle, boolean answer, ProcessId target, int portal, int cookie, long matchBits,
            long offset, long hdrData) {
        Interface ni = ownerOf(handle);
        if (ni == null || !ni.descriptor(handle).active()) {
            return PTL_INV_MD; // R13
        }
        if (target.nid() < 0 || target.pid() < 0) {
            return PTL_INV_PROC;
        }
        Descriptor descriptor = ni.descriptor(handle);
        boolean put = kind == Header.Kind.PUT;
        boolean answered = !put || answer && ni.queue(descriptor.md.eventq()) != null; // R26
        Message message = new Message(new Header(kind, ++operations, ni.id, ni.uid, target, portal, cookie, matchBits, offset,
                answered ? handle : Ptl.PTL_MD_NONE, descriptor.md.length(), 0, hdrData)); // R6
        Operation operation = messages.begin(ni, put ? Operation.Kind.SEND : Operation.Kind.FETCH, message, descriptor, 0,
                descriptor.md.length()); // R38
        if (put) {
            descriptor.count(operation.link(), 0); // R11
            messages.log(ni, operation, EventKind.PTL_EVENT_SEND_START, operation.link());
        }
        network.accept(message);
        return PTL_OK;
    }

    private static ReturnCode stored(LongOut out, long value) {
        if (!LongOut.legal(out)) {
            return PTL_SEGV;
        }
        out.set(value);
        return PTL_OK;
    }

    private Interface open(long handle) {
        return interfaces.stream().filter(ni -> ni.isOpen() && ni.handle == handle).findFirst().orElse(null);
    }

    /** The interface of a descriptor that can be named: one without its entry takes no new operation (R19). */
    private Interface ownerOf(long descriptor) {
        return interfaces.stream().filter(ni -> ni.descriptor(descriptor) != null && !ni.descriptor(descriptor).detached).findFirst()
                .orElse(null);
    }

    private Queue queue(long handle) {
        return interfaces.stream().map(ni -> ni.queue(handle)).filter(queue -> queue != null).findFirst().orElse(null);
    }

    private Entry entry(List<Object> a, int first) {
        return new Entry(handles++, (ProcessId) a.get(first), number(a, first + 1), number(a, first + 2), (Unlink) a.get(first + 3));
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
