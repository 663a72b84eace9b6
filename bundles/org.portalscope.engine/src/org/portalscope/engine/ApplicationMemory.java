package org.portalscope.engine;

import org.portalscope.engine.effect.MemoryMutator;
import org.portalscope.engine.memory.Region;
import org.portalscope.engine.state.PortalsState;
import org.portalscope.engine.state.RegionUse;

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
        String user = RegionUse.first(state, region);
        if (user != null) {
            throw new IllegalArgumentException("region " + region.name() + " is still used by " + user);
        }
        mutator.releaseRegion(region);
    }
}
