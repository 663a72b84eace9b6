package org.portalscope.engine.snapshot;

import java.util.ArrayList;
import java.util.BitSet;
import java.util.List;

import org.portalscope.engine.api.Handle;
import org.portalscope.engine.api.Limits;
import org.portalscope.engine.api.Ptl;
import org.portalscope.engine.encoding.FieldException;
import org.portalscope.engine.encoding.FieldReader;
import org.portalscope.engine.encoding.ValueReader;
import org.portalscope.engine.message.DropReason;
import org.portalscope.engine.state.AccessEntry;
import org.portalscope.engine.state.DescriptorValues;
import org.portalscope.engine.state.EntryValues;
import org.portalscope.engine.state.EventQueue;
import org.portalscope.engine.state.MatchEntry;
import org.portalscope.engine.state.MemoryDescriptor;
import org.portalscope.engine.state.NetworkInterface;
import org.portalscope.engine.state.Operation;
import org.portalscope.engine.state.PortalsState;

/** What an interface is going to hold, as it has been read: complete and consistent, but not in the interface yet. */
final class RestoredInterface {

    private final NetworkInterface ni;
    private final ValueReader values;
    private final FieldReader in;
    private final int generation;
    private final long nextSequence;
    private final long[] dropCounts = new long[DropReason.values().length];
    private final List<DropReason> latestDrops = new ArrayList<>();
    private final Limits limits;
    private final List<AccessEntry> accessTable = new ArrayList<>();
    private final RestoredTable<MatchEntry> entries;
    private final List<List<MatchEntry>> lists = new ArrayList<>();
    private final RestoredTable<MemoryDescriptor> descriptors;
    private final RestoredTable<EventQueue> queues;
    private final List<Operation> operations = new ArrayList<>();

    /** Reads what an interface is going to hold. */
    RestoredInterface(NetworkInterface ni, ValueReader values) {
        this.ni = ni;
        this.values = values;
        in = values.fields();
        generation = values.count();
        nextSequence = in.number();
        readDrops();
        limits = values.truth() ? limits() : null;
        readAccessTable();
        entries = new RestoredTable<>(Handle.Kind.ME, ni, values, this::entry);
        readLists();
        descriptors = new RestoredTable<>(Handle.Kind.MD, ni, values, this::descriptor);
        queues = new RestoredTable<>(Handle.Kind.EQ, ni, values, this::queue);
        for (int left = values.count(); left > 0; left--) {
            operations.add(operation());
        }
    }

    private Limits limits() {
        Limits read = values.structure(Limits.DEFAULT);
        if (!read.equals(read.atMost(ni.largest()))) {
            throw new FieldException("the limits of interface " + ni.number() + " are beyond the largest");
        }
        return read;
    }

    private void readDrops() {
        DropReason[] reasons = DropReason.values();
        int known = values.index(reasons.length + 1);
        for (int i = 0; i < known; i++) {
            dropCounts[i] = in.number();
        }
        for (byte reason : in.bytes()) {
            if (reason < 0 || reason >= reasons.length) {
                throw new FieldException("no reason to drop a message has the number " + reason);
            }
            latestDrops.add(reasons[reason]);
        }
    }

    private void readAccessTable() {
        for (int i = 0; limits != null && i <= limits.maxAtableIndex(); i++) {
            accessTable.add(values.truth() ? AccessEntry.DENY : values.structure(AccessEntry.sameUser(0)));
        }
    }

    private MatchEntry entry() {
        long handle = in.handle();
        EntryValues read = values.structure(EntryValues.BLANK);
        ValueReader.index(read.portal(), limits == null ? 0 : limits.maxPtableIndex() + 1);
        MatchEntry before = ni.entries().get(handle);
        return new MatchEntry(handle, before != null && before.values().equals(read) ? before.values() : read); // steps that are kept have them, too
    }

    private void readLists() {
        int listed = 0;
        BitSet places = new BitSet();
        for (int portal = 0; limits != null && portal <= limits.maxPtableIndex(); portal++) {
            List<MatchEntry> list = new ArrayList<>();
            for (int left = values.count(); left > 0; left--) {
                MatchEntry entry = entries.get(in.handle());
                list.add(entry);
                places.set(Handle.index(entry.handle()));
            }
            lists.add(list);
            listed += list.size();
        }
        if (listed != entries.objects().size() || places.cardinality() != listed) {
            throw new FieldException("the match lists do not hold each match entry once");
        }
    }

    private MemoryDescriptor descriptor() {
        long handle = in.handle();
        DescriptorValues read = values.structure(DescriptorValues.BLANK);
        if (read.entry() != Ptl.ME_NONE) {
            entries.get(read.entry());
        }
        return new MemoryDescriptor(handle, ni, read);
    }

    private EventQueue queue() {
        EventQueue queue = new EventQueue(in.handle(), in.number());
        long lost = in.number();
        boolean gap = values.truth();
        List<EventQueue.Queued> events = new ArrayList<>();
        for (int left = values.count(); left > 0; left--) {
            events.add(values.structure(EventQueue.Queued.BLANK));
        }
        queue.refill(events, lost, gap);
        for (int left = values.count(); left > 0; left--) {
            queue.addWaiter(values.integer());
        }
        return queue;
    }

    private Operation operation() {
        Operation operation = values.pendingOperation();
        descriptors.get(operation.descriptor());
        if (operation.networkInterface() != ni.number()) {
            throw new FieldException(operation.label() + " is not of interface " + ni.number());
        }
        return operation;
    }

    /** Puts everything in its place. */
    void install(PortalsState state) {
        ni.restore(generation, nextSequence, limits, accessTable);
        ni.dropLog().restore(dropCounts, latestDrops);
        entries.install(ni.entries());
        for (int portal = 0; portal < lists.size(); portal++) {
            for (MatchEntry entry : lists.get(portal)) {
                ni.link(portal, entry, null);
            }
        }
        descriptors.install(ni.descriptors());
        for (MemoryDescriptor descriptor : descriptors.objects()) {
            if (!Handle.isNone(descriptor.entry())) {
                entries.get(descriptor.entry()).attach(descriptor);
            }
        }
        queues.install(ni.queues());
        operations.forEach(state::resume);
    }
}
