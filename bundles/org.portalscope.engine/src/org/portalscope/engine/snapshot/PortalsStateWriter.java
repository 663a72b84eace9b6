package org.portalscope.engine.snapshot;

import java.util.List;

import org.portalscope.engine.encoding.FieldWriter;
import org.portalscope.engine.encoding.ValueWriter;
import org.portalscope.engine.memory.Region;
import org.portalscope.engine.message.DropReason;
import org.portalscope.engine.state.AccessEntry;
import org.portalscope.engine.state.EventQueue;
import org.portalscope.engine.state.HandleTable;
import org.portalscope.engine.state.MatchEntry;
import org.portalscope.engine.state.MatchList;
import org.portalscope.engine.state.MemoryDescriptor;
import org.portalscope.engine.state.NetworkInterface;
import org.portalscope.engine.state.PortalsState;

/** Writes the state of a process field by field, but for the content of its memory; {@link PortalsStateReader} reads it. */
final class PortalsStateWriter {

    private final FieldWriter out;
    private final ValueWriter values;

    PortalsStateWriter(FieldWriter out) {
        this.out = out;
        values = new ValueWriter(out);
    }

    /** Writes what a process is made from. */
    void specification(PortalsState state) {
        out.number(state.interfaces().size());
        for (NetworkInterface ni : state.interfaces()) {
            values.process(ni.id());
            out.number(ni.uid());
            values.structure(ni.largest());
            out.number(ni.longestList());
        }
    }

    void write(PortalsState state) {
        values.truth(state.initialized());
        out.number(state.operationCount());
        out.number(state.served().size());
        state.served().forEach((thread, result) -> {
            out.number(thread);
            values.structure(result);
        });
        out.number(state.memory().regions().size());
        for (Region region : state.memory().regions()) {
            out.text(region.name());
            out.number(region.address());
            out.number(region.length());
        }
        state.interfaces().forEach(this::write);
    }

    private void write(NetworkInterface ni) {
        out.number(ni.generation());
        out.number(ni.nextSequence());
        writeDrops(ni);
        values.truth(ni.initialized());
        if (ni.initialized()) {
            values.structure(ni.limits());
            ni.accessTable().forEach(this::write);
        }
        writePlaces(ni.entries());
        ni.entries().all().forEach(this::write);
        ni.portalTable().forEach(this::write);
        writePlaces(ni.descriptors());
        ni.descriptors().all().forEach(this::write);
        writePlaces(ni.queues());
        ni.queues().all().forEach(this::write);
        out.number(ni.operations().size());
        ni.operations().forEach(values::pendingOperation);
    }

    private void writeDrops(NetworkInterface ni) {
        out.number(DropReason.values().length);
        for (DropReason reason : DropReason.values()) {
            out.number(ni.dropCount(reason));
        }
        List<DropReason> reasons = ni.drops();
        byte[] latest = new byte[reasons.size()];
        for (int i = 0; i < latest.length; i++) {
            latest[i] = (byte) reasons.get(i).ordinal();
        }
        out.bytes(latest);
    }

    private void write(AccessEntry entry) {
        values.truth(entry.denies());
        if (!entry.denies()) {
            values.structure(entry);
        }
    }

    private void writePlaces(HandleTable<?> table) {
        long[] handles = table.handles();
        out.number(handles.length);
        for (long handle : handles) {
            out.handle(handle);
        }
        int[] free = table.freePlaces();
        out.number(free.length);
        for (int place : free) {
            out.number(place);
        }
        out.number(table.size());
    }

    private void write(MatchEntry entry) {
        out.handle(entry.handle());
        values.structure(entry.values());
    }

    private void write(MatchList list) {
        out.number(list.size());
        for (MatchEntry entry = list.first(); entry != null; entry = entry.next()) {
            out.handle(entry.handle());
        }
    }

    private void write(MemoryDescriptor descriptor) {
        out.handle(descriptor.handle());
        values.structure(descriptor.values());
    }

    private void write(EventQueue queue) {
        out.handle(queue.handle());
        out.number(queue.capacity());
        out.number(queue.lost());
        values.truth(queue.gap());
        out.number(queue.size());
        queue.events().forEach(values::structure);
        out.number(queue.waiters().size());
        queue.waiters().forEach(out::number);
    }
}
