package org.portalscope.engine.reference;

import java.util.ArrayList;
import java.util.List;

import org.portalscope.engine.api.Limits;
import org.portalscope.engine.api.ProcessId;
import org.portalscope.engine.api.Ptl;
import org.portalscope.engine.message.DropReason;

/** A network interface of a process, Portals 3.2 §3.4. */
public final class Interface {

    public final ProcessId id;
    public final int uid;
    public long handle;
    public Limits limits;
    public List<List<Entry>> portalTable = List.of();
    public List<Access> accessTable = List.of();
    public List<Descriptor> descriptors = List.of();
    public List<Queue> queues = List.of();
    public List<Operation> operations = List.of();
    public final List<DropReason> drops = new ArrayList<>();
    long sequence = 1;

    /** An entry of the access control table, Portals 3.2 §3.10; an entry that was never set has no id and admits nobody. */
    public record Access(ProcessId id, int uid, int portal) {
    }

    public Interface(ProcessId id, int uid) {
        this.id = id;
        this.uid = uid;
    }

    void open(long newHandle, Limits actual) {
        handle = newHandle;
        limits = actual;
        portalTable = new ArrayList<>();
        for (int i = 0; i <= limits.maxPtableIndex(); i++) {
            portalTable.add(new ArrayList<>());
        }
        accessTable = new ArrayList<>();
        accessTable.add(new Access(ProcessId.ANY, uid, Ptl.PTL_PT_INDEX_ANY)); // R25
        for (int i = 1; i <= limits.maxAtableIndex(); i++) {
            accessTable.add(new Access(null, 0, 0)); // R25
        }
        descriptors = new ArrayList<>();
        queues = new ArrayList<>();
        operations = new ArrayList<>();
    }

    void close() {
        limits = null;
        portalTable = List.of();
        accessTable = List.of();
        descriptors = List.of();
        queues = List.of();
        operations = List.of();
    }

    boolean isOpen() {
        return limits != null;
    }

    Entry entry(long wanted) {
        for (List<Entry> list : portalTable) {
            for (Entry entry : list) {
                if (entry.handle == wanted) {
                    return entry;
                }
            }
        }
        return null;
    }

    Descriptor descriptor(long wanted) {
        for (Descriptor descriptor : descriptors) {
            if (descriptor.handle == wanted) {
                return descriptor;
            }
        }
        return null;
    }

    Queue queue(long wanted) {
        for (Queue queue : queues) {
            if (queue.handle == wanted) {
                return queue;
            }
        }
        return null;
    }

    int entryCount() {
        return portalTable.stream().mapToInt(List::size).sum();
    }
}
