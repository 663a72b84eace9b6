package org.portalscope.engine.state;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collection;
import java.util.Collections;
import java.util.List;
import java.util.stream.IntStream;

import org.portalscope.engine.annotation.Mutation;
import org.portalscope.engine.api.Handle;
import org.portalscope.engine.api.InterfaceSpec;
import org.portalscope.engine.api.Limits;
import org.portalscope.engine.api.ProcessId;
import org.portalscope.engine.description.Elements;
import org.portalscope.engine.description.Field;
import org.portalscope.engine.description.Fields;
import org.portalscope.engine.description.Structure;
import org.portalscope.engine.message.DropReason;

/** A network interface of a process, Portals 3.2 §3.4: Portal table, access control table, status registers and objects. */
public final class NetworkInterface implements Structure {

    private final int number;
    private final ProcessId id;
    private final long packedId;
    private final int uid;
    private final Limits largest;
    private final int longestList;
    private final HandleTable<MatchEntry> entries;
    private final HandleTable<MemoryDescriptor> descriptors;
    private final HandleTable<EventQueue> queues;
    private final OperationTable operations = new OperationTable();
    private final DropLog drops = new DropLog();
    private long newest;
    private List<MatchList> portalTable = List.of();
    private MatchList[] lists = {};
    private AccessEntry[] accessEntries = {};
    private Limits limits;
    private long nextSequence = 1;
    private int generation;

    NetworkInterface(int number, InterfaceSpec spec) {
        this.number = number;
        id = spec.id();
        packedId = id.packed();
        uid = spec.uid();
        largest = spec.limits();
        longestList = spec.longestList();
        entries = new HandleTable<>(Handle.Kind.ME, number);
        descriptors = new HandleTable<>(Handle.Kind.MD, number);
        queues = new HandleTable<>(Handle.Kind.EQ, number);
    }

    /** Gives it a Portal table and an access control table. */
    @Mutation
    public void open(Limits actual) {
        List<AccessEntry> fresh = new ArrayList<>(Collections.nCopies(actual.maxAtableIndex() + 1, AccessEntry.DENY));
        fresh.set(0, AccessEntry.sameUser(uid));
        open(actual, fresh);
    }

    /**
     * Becomes an interface without objects and operations that has been shut down some times.
     *
     * @param actual the limits, or null if it is not initialized
     */
    @Mutation
    public void restore(int newGeneration, long sequence, Limits actual, List<AccessEntry> access) {
        operations.clear();
        newest = 0;
        generation = newGeneration;
        nextSequence = sequence;
        if (actual == null) {
            close();
        } else {
            open(actual, access);
        }
    }

    private void open(Limits actual, List<AccessEntry> access) {
        limits = actual;
        lists = new MatchList[actual.maxPtableIndex() + 1];
        Arrays.fill(lists, MatchList.EMPTY);
        portalTable = Collections.unmodifiableList(Arrays.asList(lists));
        accessEntries = access.toArray(AccessEntry[]::new);
    }

    /** The inverse of {@link #open}. */
    @Mutation
    public void close() {
        limits = null;
        portalTable = List.of();
        lists = new MatchList[0];
        accessEntries = new AccessEntry[0];
    }

    /** Takes its tables away; its handle becomes stale. */
    @Mutation
    public void shutDown() {
        close();
        generation++;
    }

    /** The inverse of {@link #shutDown}. */
    @Mutation
    public void unshutDown(Limits limitsBefore, List<AccessEntry> accessBefore) {
        generation--;
        open(limitsBefore, accessBefore);
    }

    /** Its place among the interfaces of the process. */
    public int number() {
        return number;
    }

    /** How often it has been shut down. */
    public int generation() {
        return generation;
    }

    /** The handle that PtlNIInit returns; another one after each PtlNIFini. */
    public long handle() {
        return Handle.of(Handle.Kind.NI, number, generation, number);
    }

    /** Whether it has been shut down so often that no further handle is left. */
    public boolean usedUp() {
        return generation > Handle.LAST_GENERATION;
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

    /** The most that PtlNIInit grants. */
    public Limits largest() {
        return largest;
    }

    /** Entries that a match list holds at most. */
    public int longestList() { // R49
        return longestList;
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

    /** Links an entry in the match list of a valid Portal index, before another one, or at the end if that is null. */
    @Mutation
    public void link(int index, MatchEntry entry, MatchEntry before) {
        if (lists[index] == MatchList.EMPTY) {
            lists[index] = new MatchList();
        }
        lists[index].link(entry, before);
    }

    public boolean validPortal(int index) {
        return index >= 0 && index < lists.length;
    }

    /** The lowest Portal index whose match list is empty; one that is not valid if there is none. */
    public int unusedPortal() { // R37
        int index = 0;
        while (index < lists.length && lists[index].first() != null) {
            index++;
        }
        return index;
    }

    /** The access control table. */
    public List<AccessEntry> accessTable() {
        return List.of(accessEntries);
    }

    /** The access control entry of a valid cookie. */
    public AccessEntry accessEntry(int index) {
        return accessEntries[index];
    }

    @Mutation
    public void setAccessEntry(int index, AccessEntry entry) {
        accessEntries[index] = entry;
    }

    /** How many entries the access control table has. */
    public int accessTableSize() {
        return accessEntries.length;
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

    /** The operations that have started and not ended, in the order of their start, not as values; only until the next input. */
    public List<PendingOperation> pendingOperations() {
        return operations.inOrder();
    }

    /** The operations that have started and not ended, by link. */
    public OperationTable operationTable() {
        return operations;
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

    /** The drops so far. */
    public DropLog dropLog() {
        return drops;
    }

    /** Requests dropped so far, {@code PTL_SR_DROP_COUNT}. */
    public long dropCount() {
        return drops.total();
    }

    /** Messages dropped so far for one reason. */
    public long dropCount(DropReason reason) {
        return drops.count(reason);
    }

    /** Why a message was dropped, by its number from 0; null if that is so long ago that it has been forgotten. */
    public DropReason dropReason(long message) {
        return drops.reason(message);
    }

    /** Why the latest messages were dropped, as far as that is remembered, in the order in which they were. */
    public List<DropReason> drops() {
        return drops.latest();
    }

    /** The sequence number that the next event or operation gets. */
    public long nextSequence() {
        return nextSequence;
    }

    @Mutation
    public void setNextSequence(long number) {
        nextSequence = number;
    }

    /** Gives the next sequence number away. */
    @Mutation
    public long takeSequence() {
        return nextSequence++;
    }

    /** Makes an operation pending whose link is the next sequence number. */
    void start(PendingOperation operation) {
        operations.add(operation);
        newest = operation.link();
        nextSequence = newest + 1;
    }

    /** Lets the sequence numbers go on behind one that was given. */
    @Mutation
    public void countSequence(long given) {
        if (given >= nextSequence) {
            nextSequence = given + 1;
        }
    }

    /** Its identity, limits and registers, and what its tables hold: the access entries that admit somebody, the lists with entries, and all objects. */
    @Override
    public List<Field> members() {
        return new Fields().value("id", id).value("limits", limits).count("dropped", dropCount())
                .value("access_entries",
                        new Elements(IntStream.range(0, accessEntries.length).filter(index -> !accessEntries[index].denies()).mapToObj(this::access).toList()))
                .value("match_lists", new Elements(portalTable.stream().filter(list -> list.size() > 0).toList()))
                .value("descriptors", new Elements(descriptors.all())).value("queues", new Elements(queues.all()))
                .value("operations", new Elements(List.copyOf(operations()))).list();
    }

    /** An access entry that admits somebody. */
    private Structure access(int index) {
        return () -> new Fields().index("index", index)
                .all(accessEntries[index].members().stream().filter(member -> !member.name().equals(AccessEntry.DENIES)).toList()).list();
    }

    void dump(StringBuilder out) {
        out.append("interface ").append(number).append('.').append(generation).append(' ').append(limits)
                .append(" sequence ").append(nextSequence).append(" dropped ").append(drops).append('\n')
                .append(accessTable()).append('\n');
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
