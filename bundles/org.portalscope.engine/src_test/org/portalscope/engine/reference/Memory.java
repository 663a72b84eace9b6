package org.portalscope.engine.reference;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/** The memory of a process: regions that can be addressed, and nothing between them. */
public final class Memory {

    public final List<Region> regions = new ArrayList<>();

    /** A region at its address. */
    public record Region(long address, byte[] bytes) {
    }

    boolean isLegal(long address, long length) {
        return length == 0 || region(address, length) != null;
    }

    byte[] read(long address, long length) {
        if (length == 0) {
            return new byte[0];
        }
        Region region = region(address, length);
        int from = (int) (address - region.address);
        return Arrays.copyOfRange(region.bytes, from, from + (int) length);
    }

    void write(long address, byte[] data, long length) {
        for (int i = 0; i < length; i++) {
            Region region = region(address + i, 1);
            region.bytes[(int) (address + i - region.address)] = data[i];
        }
    }

    private Region region(long address, long length) {
        for (Region region : regions) {
            if (address >= region.address && length > 0 && length <= region.bytes.length
                    && address - region.address <= region.bytes.length - length) {
                return region;
            }
        }
        return null;
    }
}
