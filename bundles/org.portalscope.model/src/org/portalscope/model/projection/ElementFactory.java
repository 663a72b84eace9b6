package org.portalscope.model.projection;

import java.util.List;

import org.portalscope.engine.api.Handle;
import org.portalscope.engine.api.Unlink;
import org.portalscope.engine.state.AccessEntry;
import org.portalscope.engine.state.DescriptorValues;
import org.portalscope.engine.state.EntryValues;
import org.portalscope.engine.state.EventQueue.Queued;
import org.portalscope.model.EventQueue;
import org.portalscope.model.MatchEntry;
import org.portalscope.model.MemoryDescriptor;
import org.portalscope.model.NetworkInterface;
import org.portalscope.model.Portal;
import org.portalscope.model.PortalsFactory;
import org.portalscope.model.Region;

/** Makes model objects from the engine's values. */
final class ElementFactory {

    private static final PortalsFactory FACTORY = PortalsFactory.eINSTANCE;

    private ElementFactory() {
    }

    static Region region(String name, long address, long length) {
        Region region = FACTORY.createRegion();
        region.setName(name);
        region.setAddress(address);
        region.setLength(length);
        return region;
    }

    /** Gives an interface the tables that it has once it is initialized. */
    static void open(NetworkInterface ni, int portals, List<AccessEntry> access) {
        ni.setInitialized(true);
        ni.getAccessEntries().addAll(access);
        for (int index = 0; index < portals; index++) {
            Portal portal = FACTORY.createPortal();
            portal.setIndex(index);
            ni.getPortals().add(portal);
        }
    }

    /** Takes its tables from an interface. */
    static void close(NetworkInterface ni) {
        ni.setInitialized(false);
        ni.getPortals().clear();
        ni.getAccessEntries().clear();
    }

    static MatchEntry entry(long handle, EntryValues values) {
        MatchEntry entry = FACTORY.createMatchEntry();
        entry.setHandle(handle);
        entry.setUnlink(values.unlink() == Unlink.PTL_UNLINK);
        update(entry, values);
        return entry;
    }

    /** Gives an entry what a debugger can edit. */
    static void update(MatchEntry entry, EntryValues values) {
        entry.setMatchId(values.matchId());
        entry.setMatchBits(values.matchBits());
        entry.setIgnoreBits(values.ignoreBits());
    }

    /** A descriptor with its references to what the index knows already. */
    static MemoryDescriptor descriptor(ProcessIndex index, long handle, DescriptorValues values) {
        MemoryDescriptor descriptor = FACTORY.createMemoryDescriptor();
        descriptor.setHandle(handle);
        update(index, descriptor, values);
        descriptor.setUnlinkOp(values.unlinkOp() == Unlink.PTL_UNLINK);
        descriptor.setUnlinkNofit(values.unlinkNofit() == Unlink.PTL_UNLINK);
        descriptor.setPending(values.pending());
        descriptor.setDetached(values.detached());
        descriptor.setEntry(Handle.isNone(values.entry()) ? null : index.entry(values.entry()));
        return descriptor;
    }

    /** Gives a descriptor what PtlMDUpdate can replace. */
    static void update(ProcessIndex index, MemoryDescriptor descriptor, DescriptorValues values) {
        descriptor.setStart(values.md().start());
        descriptor.setLength(values.md().length());
        descriptor.setThreshold(values.md().threshold());
        descriptor.setMaxOffset(values.md().maxOffset());
        descriptor.setOptions(values.md().options());
        descriptor.setEventq(values.md().eventq());
        descriptor.setLocalOffset(values.localOffset());
        descriptor.setQueue(index.queue(values.md().eventq()));
        descriptor.setRegion(index.region(values.md().start()));
    }

    static EventQueue queue(long handle, long capacity, List<Queued> events, long lost) {
        EventQueue queue = FACTORY.createEventQueue();
        queue.setHandle(handle);
        queue.setCapacity(capacity);
        queue.setLost(lost);
        events.stream().map(Queued::event).forEach(queue.getEvents()::add);
        return queue;
    }
}
