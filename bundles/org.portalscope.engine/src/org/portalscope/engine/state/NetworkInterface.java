package org.portalscope.engine.state;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collection;
import java.util.Collections;
import java.util.List;

import org.portalscope.engine.api.Handle;
import org.portalscope.engine.api.Limits;
import org.portalscope.engine.api.ProcessId;
import org.portalscope.engine.message.DropReason;

/** A network interface of a process, Portals 3.2 §3.4: Portal table, access control table, status registers and objects. */
public final class NetworkInterface {

    final int number;
    final ProcessId id;
    final long packedId;
    final int uid;
    final HandleTable<MatchEntry> entries;
    final HandleTable<MemoryDescriptor> descriptors;
    final HandleTable<EventQueue> queues;
    final OperationTable operations = new OperationTable();
    final List<DropReason> drops = new ArrayList<>();
    long newest;
    List<MatchList> portalTable = List.of();
    private MatchList[] lists = {};
    AccessEntry[] accessEntries = {};
    Limits limits;
    long nextSequence = 1;

    NetworkInterface(int number, ProcessId id, int uid) {
        this.number = number;
        this.id = id;
        packedId = id.packed();
        this.uid = uid;
        entries = new HandleTable<>(Handle.Kind.ME, number);
        descriptors = new HandleTable<>(Handle.Kind.MD, number);
        queues = new HandleTable<>(Handle.Kind.EQ, number);
    }

    void open(Limits actual) {
        limits = actual;
        List<MatchList> tables = new ArrayList<>();
        for (int i = 0; i <= actual.maxPtableIndex(); i++) {
            tables.add(new MatchList());
        }
        portalTable = Collections.unmodifiableList(tables);
        lists = tables.toArray(MatchList[]::new);
        accessEntries = new AccessEntry[actual.maxAtableIndex() + 1];
        Arrays.fill(accessEntries, AccessEntry.DENY);
        accessEntries[0] = AccessEntry.sameUser(uid);
    }

    void close() {
        limits = null;
        portalTable = List.of();
        lists = new MatchList[0];
        accessEntries = new AccessEntry[0];
    }

    public int number() {
        return number;
    }

    /** The handle that PtlNIInit returns. */
    public long handle() {
        return Handle.of(Handle.Kind.NI, number, 0, number);
    }

    /** The id of the process on this interface, packed. */
    public long packedId() {
        return packedId;
    }

    /** The id of the process on this interface. */
    public ProcessId id() {
        return id;
    }

    /** The user of the process on this interface. */
    public int uid() {
        return uid;
    }

    /** The actual limits, or null before PtlNIInit. */
    public Limits limits() {
        return limits;
    }

    /** Whether PtlNIInit has been called: the process has a Portal table. */
    public boolean initialized() {
        return limits != null;
    }

    /** The match lists by Portal index. */
    public List<MatchList> portalTable() {
        return portalTable;
    }

    /** The match list of a valid Portal index. */
    public MatchList list(int index) {
        return lists[index];
    }

    public boolean validPortal(int index) {
        return index >= 0 && index < lists.length;
    }

    /** The access control table. */
    public List<AccessEntry> accessTable() {
        return List.of(accessEntries);
    }

    /** The access control entry of a valid cookie. */
    public AccessEntry accessEntry(int index) {
        return accessEntries[index];
    }

    public boolean validCookie(int index) {
        return index >= 0 && index < accessEntries.length;
    }

    public HandleTable<MatchEntry> entries() {
        return entries;
    }

    public HandleTable<MemoryDescriptor> descriptors() {
        return descriptors;
    }

    public HandleTable<EventQueue> queues() {
        return queues;
    }

    /** The operations that have started and not ended, in the order of their start. */
    public Collection<Operation> operations() {
        return operations.inOrder().stream().map(PendingOperation::value).toList();
    }

    /** The operation of a link, or null. */
    public PendingOperation operation(long link) {
        return operations.get(link);
    }

    /** The operation that started last, or null if it has ended. */
    public PendingOperation newestOperation() {
        return operations.get(newest);
    }

    /** The get of an ordinal that waits for its reply, or null. */
    public PendingOperation fetch(int ordinal) {
        return operations.fetch(ordinal);
    }

    /** Requests dropped so far, {@code PTL_SR_DROP_COUNT}. */
    public long dropCount() {
        return drops.size();
    }

    /** Why requests were dropped, in the order in which they were. */
    public List<DropReason> drops() {
        return Collections.unmodifiableList(drops);
    }

    /** The sequence number that the next event or operation gets. */
    public long nextSequence() {
        return nextSequence;
    }

    /** Lets the sequence numbers go on behind one that was given. */
    void countSequence(long given) {
        if (given >= nextSequence) {
            nextSequence = given + 1;
        }
    }

    void dump(StringBuilder out) {
        out.append("interface ").append(number).append(' ').append(limits).append(" sequence ").append(nextSequence)
                .append(" dropped ").append(drops).append('\n').append(accessTable()).append('\n');
        for (int i = 0; i < portalTable.size(); i++) {
            for (MatchEntry entry = portalTable.get(i).first(); entry != null; entry = entry.next()) {
                entry.dump(out.append("portal ").append(i).append(": "));
            }
        }
        descriptors.all().forEach(descriptor -> descriptor.dump(out));
        queues.all().forEach(queue -> queue.dump(out));
        operations().forEach(operation -> out.append(operation).append('\n'));
        for (HandleTable<?> table : Arrays.asList(entries, descriptors, queues)) {
            table.dump(out);
        }
    }
}
