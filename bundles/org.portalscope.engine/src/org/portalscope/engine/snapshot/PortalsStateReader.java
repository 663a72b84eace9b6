package org.portalscope.engine.snapshot;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

import org.portalscope.engine.encoding.FieldException;
import org.portalscope.engine.encoding.FieldReader;
import org.portalscope.engine.encoding.ValueReader;
import org.portalscope.engine.memory.AddressSpace;
import org.portalscope.engine.memory.MemoryBlock;
import org.portalscope.engine.memory.Region;
import org.portalscope.engine.state.NetworkInterface;
import org.portalscope.engine.state.PortalsState;
import org.portalscope.engine.state.WaitResult;

/** Reads the state of a process that a {@link PortalsStateWriter} has written. It changes nothing before {@link #install}. */
final class PortalsStateReader {

    private final PortalsState state;
    private final FieldReader in;
    private final ValueReader values;
    private final boolean initialized;
    private final int operationCount;
    private final Map<Integer, WaitResult> served = new TreeMap<>();
    private final List<RestoredRegion> regions = new ArrayList<>();
    private final List<RestoredInterface> interfaces = new ArrayList<>();

    /** A region as it has been read; its length is in bytes. */
    private record RestoredRegion(String name, long address, int length) {

        long end() {
            return address + length;
        }

        boolean is(Region region) {
            return region.name().equals(name) && region.address() == address && region.length() == length;
        }
    }

    /** Reads what a process is going to hold, but for the content of its memory. */
    PortalsStateReader(PortalsState state, FieldReader in) {
        this.state = state;
        this.in = in;
        values = new ValueReader(in);
        initialized = values.truth();
        operationCount = values.integer();
        for (int left = values.count(); left > 0; left--) {
            served.put(values.integer(), values.structure(WaitResult.BLANK));
        }
        for (int left = values.count(); left > 0; left--) {
            regions.add(region());
        }
        for (NetworkInterface ni : state.interfaces()) {
            interfaces.add(new RestoredInterface(ni, values));
        }
    }

    private RestoredRegion region() {
        RestoredRegion region = new RestoredRegion(in.text(), in.number(), values.count());
        long end = regions.isEmpty() ? 0 : regions.get(regions.size() - 1).end();
        if (region.address < end || region.address % MemoryPage.SIZE != 0) {
            throw new FieldException("region " + region.name + " is not on pages of its own");
        }
        return region;
    }

    /** The pages that its memory consists of: the number of each and how many bytes it has, in the order of addresses. */
    List<PageExtent> pages() {
        List<PageExtent> pages = new ArrayList<>();
        regions.forEach(region -> pages.addAll(PageExtent.of(region.address(), region.length())));
        return pages;
    }

    /**
     * Puts everything in its place.
     *
     * @param pages the content of memory: {@link #pages}
     * @param known the pages that it had before
     */
    void install(List<MemoryPage> pages, KnownPages known) {
        installRegions();
        known.restore(pages, state.memory());
        interfaces.forEach(ni -> ni.install(state));
        state.restore(initialized, operationCount, served);
    }

    /** Regions that are there already keep their places. */
    private void installRegions() {
        AddressSpace memory = state.memory();
        int same = 0;
        while (same < Math.min(regions.size(), memory.regions().size()) && regions.get(same).is(memory.regions().get(same))) {
            same++;
        }
        while (memory.regions().size() > same) {
            memory.remove(memory.regions().get(memory.regions().size() - 1));
        }
        for (RestoredRegion region : regions.subList(same, regions.size())) {
            memory.declare(new Region(region.name(), region.address(), MemoryBlock.zeros(region.length())));
        }
    }
}
