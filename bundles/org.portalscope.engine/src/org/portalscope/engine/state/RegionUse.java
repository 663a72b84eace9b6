package org.portalscope.engine.state;

import org.portalscope.engine.api.Handle;
import org.portalscope.engine.memory.Region;

/** What keeps a region of memory from being given back: descriptors and pending operations. R80 */
public final class RegionUse {

    private RegionUse() {
    }

    /** The first descriptor or operation that uses a region, as people call it, or null. */
    public static String first(PortalsState state, Region region) {
        for (NetworkInterface ni : state.interfaces()) {
            for (MemoryDescriptor descriptor : ni.descriptors().all()) {
                if (isIn(region, descriptor.start(), descriptor.length())) {
                    return Handle.text(descriptor.handle());
                }
            }
            for (PendingOperation operation : ni.pendingOperations()) {
                if (isIn(region, operation.address(), operation.length())) {
                    return operation.value().label();
                }
            }
        }
        return null;
    }

    private static boolean isIn(Region region, long start, long length) {
        return length > 0 && start >= region.address() && start - region.address() < region.length();
    }
}
