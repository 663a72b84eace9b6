package org.portalscope.dat.state;

import org.portalscope.dat.object.LocalMemoryRegion;
import org.portalscope.dat.transfer.IoVector;

/** Memory that is registered. Immutable to all who see it; the segment that an operation has named last is kept, since most name the same one again. */
final class RegisteredMemory {

    private final LocalMemoryRegion region;
    private IoVector last;

    RegisteredMemory(LocalMemoryRegion region) {
        this.region = region;
    }

    LocalMemoryRegion region() {
        return region;
    }

    /** Some of its bytes, not none, as the only segment of an operation. */
    IoVector segment(long address, long length) {
        IoVector known = last;
        if (known == null || known.address() != address || known.length() != length) {
            known = IoVector.of(region.segment(address, length));
            last = known;
        }
        return known;
    }
}
