package org.portalscope.engine.memory;

import java.util.ArrayList;
import java.util.Collections;
import java.util.HexFormat;
import java.util.List;

import org.portalscope.engine.annotation.Mutation;

/**
 * The memory of a process: named regions at addresses that depend only on the order and size of the declarations, each on a
 * page of its own with a hole behind it, so that a byte too far is not legal.
 */
public final class AddressSpace {

    private static final long PAGE = 0x1000;

    private final List<Region> regions = new ArrayList<>();
    private final List<Region> regionsToRead = Collections.unmodifiableList(regions);
    /** What was asked for last is asked for again; null if it has gone. */
    private Region recent;
    /** What was asked for before that: many go to and fro between two. */
    private Region former;

    /** The regions in order of their addresses. */
    public List<Region> regions() {
        return regionsToRead;
    }

    /** The region that holds an address, or null. */
    public Region at(long address) {
        return within(address, 0);
    }

    /** Whether a piece of memory lies within one region; a piece without bytes is always legal. */
    public boolean legal(long address, long length) {
        return length == 0 || length > 0 && find(address, length) != null;
    }

    /**
     * A copy of some bytes.
     *
     * @throws IllegalArgumentException if they are not within one region
     */
    public byte[] read(long address, long length) {
        if (length == 0) {
            return new byte[0];
        }
        Region region = holding(address, length);
        return region.block().copy(region.index(address), (int) length);
    }

    /**
     * Copies some bytes into an array, to an index on.
     *
     * @throws IllegalArgumentException if they are not within one region
     */
    public void read(long address, byte[] to, int at, int count) {
        if (count > 0) {
            Region region = holding(address, count);
            region.block().read(region.index(address), to, at, count);
        }
    }

    /**
     * The byte at an address, 0 to 255.
     *
     * @throws IllegalArgumentException if it is not within a region
     */
    public int byteAt(long address) {
        Region region = holding(address, 1);
        return region.block().get(region.index(address)) & 0xFF;
    }

    /**
     * The number at an address, of eight bytes, the least significant first.
     *
     * @throws IllegalArgumentException if they are not within one region
     */
    public long longAt(long address) {
        Region region = holding(address, Long.BYTES);
        return region.block().longAt(region.index(address));
    }

    /** Adds a region behind the others. */
    @Mutation
    public void declare(Region region) {
        regions.add(region);
    }

    /** Puts back a region that was removed, among the others. */
    @Mutation
    public void restore(Region region) {
        int place = regions.size();
        while (place > 0 && regions.get(place - 1).address() > region.address()) {
            place--;
        }
        regions.add(place, region);
    }

    /** Removes a region. */
    @Mutation
    public void remove(Region region) {
        recent = null;
        former = null;
        regions.remove(region);
    }

    /** Address of the next region. */
    public long nextAddress() {
        if (regions.isEmpty()) {
            return PAGE;
        }
        Region last = regions.get(regions.size() - 1);
        return (last.address() + last.length()) / PAGE * PAGE + 2 * PAGE;
    }

    /** Writes bytes within one region. */
    @Mutation
    public void write(long address, byte[] data) {
        write(address, data, 0, data.length);
    }

    /** Writes so many bytes of an array, from an index on, within one region. */
    @Mutation
    public void write(long address, byte[] from, int first, int count) {
        if (count > 0) {
            holding(address, count).write(address, from, first, count);
        }
    }

    /**
     * The region that holds some bytes.
     *
     * @throws IllegalArgumentException if they are not within one region
     */
    public Region holding(long address, long length) {
        Region region = find(address, length);
        if (region == null) {
            throw new IllegalArgumentException(length + " bytes at 0x" + Long.toHexString(address) + " are not within one region");
        }
        return region;
    }

    /** The region that holds some bytes, or null; those of the last times are looked at first. */
    private Region find(long address, long length) {
        if (recent == null || !recent.holds(address, length)) {
            Region found = former != null && former.holds(address, length) ? former : within(address, length);
            former = recent;
            recent = found;
        }
        return recent;
    }

    private Region within(long address, long length) {
        int low = 0;
        int high = regions.size() - 1;
        while (low <= high) {
            int middle = (low + high) >>> 1;
            Region region = regions.get(middle);
            if (region.holds(address, length)) {
                return region;
            }
            if (address < region.address()) {
                high = middle - 1;
            } else {
                low = middle + 1;
            }
        }
        return null;
    }

    public void dump(StringBuilder out) {
        regions.forEach(region -> out.append(region.name()).append(" at ").append(region.address()).append(' ')
                .append(HexFormat.of().formatHex(region.bytes())).append('\n'));
    }
}
