package org.portalscope.model.projection;

import org.portalscope.engine.api.Handle;
import org.portalscope.engine.api.Unlink;
import org.portalscope.engine.state.DescriptorValues;
import org.portalscope.engine.state.EntryValues;
import org.portalscope.model.EventQueue;
import org.portalscope.model.MatchEntry;
import org.portalscope.model.MemoryDescriptor;
import org.portalscope.model.NetworkInterface;
import org.portalscope.model.Portal;
import org.portalscope.model.PortalsFactory;
import org.portalscope.model.Region;

/** Makes model objects from the engine's values. */
final class Elements {

    private static final PortalsFactory FACTORY = PortalsFactory.eINSTANCE;

    private Elements() {
    }

    static Region region(String name, long address, long length) {
        Region region = FACTORY.createRegion();
        region.setName(name);
        region.setAddress(address);
        region.setLength(length);
        return region;
    }

    /** Gives an interface the Portal table that it has once it is initialized. */
    static void open(NetworkInterface ni, int portals) {
        ni.setInitialized(true);
        for (int index = 0; index < portals; index++) {
            Portal portal = FACTORY.createPortal();
            portal.setIndex(index);
            ni.getPortals().add(portal);
        }
    }

    static MatchEntry entry(long handle, EntryValues values) {
        MatchEntry entry = FACTORY.createMatchEntry();
        entry.setHandle(handle);
        entry.setMatchId(values.matchId());
        entry.setMatchBits(values.matchBits());
        entry.setIgnoreBits(values.ignoreBits());
        entry.setUnlink(values.unlink() == Unlink.PTL_UNLINK);
        return entry;
    }

    /** A descriptor with its references to what the index knows already. */
    static MemoryDescriptor descriptor(ProcessIndex index, long handle, DescriptorValues values) {
        MemoryDescriptor descriptor = FACTORY.createMemoryDescriptor();
        descriptor.setHandle(handle);
        descriptor.setStart(values.md().start());
        descriptor.setLength(values.md().length());
        descriptor.setThreshold(values.md().threshold());
        descriptor.setMaxOffset(values.md().maxOffset());
        descriptor.setOptions(values.md().options());
        descriptor.setLocalOffset(values.localOffset());
        descriptor.setUnlinkOp(values.unlinkOp() == Unlink.PTL_UNLINK);
        descriptor.setUnlinkNofit(values.unlinkNofit() == Unlink.PTL_UNLINK);
        descriptor.setPending(values.pending());
        descriptor.setDetached(values.detached());
        descriptor.setEntry(Handle.isNone(values.entry()) ? null : index.entry(values.entry()));
        descriptor.setQueue(index.queue(values.md().eventq()));
        descriptor.setRegion(index.region(values.md().start()));
        return descriptor;
    }

    static EventQueue queue(long handle, long capacity) {
        EventQueue queue = FACTORY.createEventQueue();
        queue.setHandle(handle);
        queue.setCapacity(capacity);
        return queue;
    }
}
