package org.portalscope.analysis.comparison;

import java.util.Arrays;
import java.util.function.BiConsumer;

import org.portalscope.engine.description.Unit;
import org.portalscope.engine.memory.AddressSpace;
import org.portalscope.engine.memory.Region;
import org.portalscope.engine.step.Subject;

/** Compares the memory of a process in two runs, region by region, and tells each longest extent in which all bytes differ. */
record MemoryComparison(AddressSpace left, AddressSpace right) {

    void differences(BiConsumer<Subject.OfExtent, MemberDifference> found) {
        for (Region region : left.regions()) {
            Region other = right.at(region.address());
            if (other == null) {
                found.accept(extent(region), new MemberDifference("region", Unit.NONE, region.name(), null));
            } else {
                bytes(region.address(), region.bytes(), other.bytes(), found);
            }
        }
        right.regions().stream().filter(region -> left.at(region.address()) == null)
                .forEach(region -> found.accept(extent(region), new MemberDifference("region", Unit.NONE, null, region.name())));
    }

    private static Subject.OfExtent extent(Region region) {
        return new Subject.OfExtent(region.address(), region.length());
    }

    private static void bytes(long address, byte[] one, byte[] other, BiConsumer<Subject.OfExtent, MemberDifference> found) {
        int from = Arrays.mismatch(one, other);
        int length = Math.min(one.length, other.length);
        while (from >= 0 && from < length) {
            int to = from;
            while (to < length && one[to] != other[to]) {
                to++;
            }
            found.accept(new Subject.OfExtent(address + from, to - from),
                    new MemberDifference("bytes", Unit.NONE, Arrays.copyOfRange(one, from, to), Arrays.copyOfRange(other, from, to)));
            int next = Arrays.mismatch(one, to, length, other, to, length);
            from = next < 0 ? -1 : to + next;
        }
    }
}
