package org.portalscope.engine.property;

import java.util.List;
import java.util.OptionalLong;
import java.util.stream.Collectors;

import org.portalscope.engine.api.Limits;
import org.portalscope.engine.api.ProcessId;

/**
 * Two processes and what happens to them, in order.
 *
 * @param seed  it was made from
 * @param uids  the user of each process
 */
record Case(long seed, Limits limits, int longestList, List<Integer> uids, List<Step> steps) {

    static final List<ProcessId> PROCESSES = List.of(new ProcessId(0, 0), new ProcessId(1, 4));

    /** Bytes of the regions of each process. */
    static final List<Integer> REGIONS = List.of(32, 16, 64);

    /** The distance between two processes, as their environment tells it. */
    static OptionalLong distance(ProcessId from, ProcessId to) {
        return PROCESSES.contains(to) ? OptionalLong.of(from.equals(to) ? 0 : 1) : OptionalLong.empty();
    }

    Case with(List<Step> others) {
        return new Case(seed, limits, longestList, uids, others);
    }

    @Override
    public String toString() {
        return "seed " + seed + ", " + limits + ", longest list " + longestList + ", users " + uids
                + steps.stream().map(step -> "\n  " + step).collect(Collectors.joining());
    }
}
