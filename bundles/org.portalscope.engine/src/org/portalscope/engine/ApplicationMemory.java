package org.portalscope.engine;

import org.portalscope.engine.api.Handle;
import org.portalscope.engine.effect.MemoryMutator;
import org.portalscope.engine.memory.Region;
import org.portalscope.engine.state.MemoryDescriptor;
import org.portalscope.engine.state.NetworkInterface;
import org.portalscope.engine.state.PendingOperation;
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

    void write(long address, byte[] from, int first, int count) {
        requireOwn(address, count);
        mutator.use(address, count, true);
        mutator.write(address, from, first, count);
    }

    void read(long address, byte[] to, int at, int count) {
        use(address, count);
        state.memory().read(address, to, at, count);
    }

    byte[] read(long address, long length) {
        use(address, length);
        return state.memory().read(address, length);
    }

    /** Reads what nobody looks at. */
    void use(long address, long length) {
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
                if (isIn(region, descriptor.start(), descriptor.length())) {
                    throw used(region, Handle.text(descriptor.handle()));
                }
            }
            for (PendingOperation operation : ni.pendingOperations()) {
                if (isIn(region, operation.address(), operation.length())) {
                    throw used(region, operation.value().label());
                }
            }
        }
        mutator.releaseRegion(region);
    }

    private static boolean isIn(Region region, long start, long length) {
        return length > 0 && start >= region.address() && start - region.address() < region.length();
    }

    private static IllegalArgumentException used(Region region, String user) {
        return new IllegalArgumentException("region " + region.name() + " is still used by " + user);
    }
}
