package org.portalscope.engine;

import org.portalscope.engine.api.Handle;
import org.portalscope.engine.effect.MemoryMutator;
import org.portalscope.engine.memory.Region;
import org.portalscope.engine.state.MemoryDescriptor;
import org.portalscope.engine.state.NetworkInterface;
import org.portalscope.engine.state.Operation;
import org.portalscope.engine.state.PortalsState;

/** What the application does with its memory by itself, Portals 3.2 §1.7. */
final class ApplicationMemory {

    private final PortalsState state;
    private final MemoryMutator mutator;

    ApplicationMemory(PortalsState state, MemoryMutator mutator) {
        this.state = state;
        this.mutator = mutator;
    }

    void write(long address, byte[] data) {
        requireOwn(address, data.length);
        mutator.use(address, data.length, true);
        mutator.write(address, data);
    }

    void read(long address, long length) {
        requireOwn(address, length);
        mutator.use(address, length, false);
    }

    private void requireOwn(long address, long length) {
        if (!state.memory().legal(address, length)) {
            throw new IllegalArgumentException(length + " bytes at 0x" + Long.toHexString(address) + " are not within one region");
        }
    }

    /** Gives a region back that nothing uses. */
    void release(long address) { // R80
        Region region = state.memory().at(address);
        if (region == null || region.address() != address) {
            throw new IllegalArgumentException("no region begins at 0x" + Long.toHexString(address));
        }
        for (NetworkInterface ni : state.interfaces()) {
            for (MemoryDescriptor descriptor : ni.descriptors().all()) {
                requireUnused(region, descriptor.start(), descriptor.length(), Handle.text(descriptor.handle()));
            }
            for (Operation operation : ni.operations()) {
                requireUnused(region, operation.address(), operation.length(), operation.label());
            }
        }
        mutator.releaseRegion(region);
    }

    private static void requireUnused(Region region, long start, long length, String user) {
        if (length > 0 && start >= region.address() && start - region.address() < region.length()) {
            throw new IllegalArgumentException("region " + region.name() + " is still used by " + user);
        }
    }
}
