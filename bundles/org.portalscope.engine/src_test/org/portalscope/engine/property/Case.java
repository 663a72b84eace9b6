package org.portalscope.engine.property;

import java.util.List;
import java.util.OptionalLong;
import java.util.stream.Collectors;

import org.portalscope.engine.api.Limits;
import org.portalscope.engine.api.ProcessId;
import org.portalscope.engine.call.Environment;

/**
 * Two processes and what happens to them, in order.
 *
 * @param seed it was made from
 */
record Case(long seed, Limits limits, int longestList, List<Party> parties, List<Step> steps) {

    /** The ids of each process, one for each interface that it may have. */
    static final List<List<ProcessId>> IDS = List.of(List.of(new ProcessId(0, 0), new ProcessId(2, 0)),
            List.of(new ProcessId(1, 4), new ProcessId(3, 4)));

    /** Bytes of the regions of each process. */
    static final List<Integer> REGIONS = List.of(32, 16, 64);

    /** The ids of all interfaces of all processes. */
    List<ProcessId> ids() {
        return parties.stream().flatMap(party -> party.ids().stream()).toList();
    }

    /** The environment of a process. */
    Environment environment(Party party) {
        return new Environment() {
            @Override
            public OptionalLong distance(ProcessId from, ProcessId to) {
                return ids().contains(to) ? OptionalLong.of(from.equals(to) ? 0 : 1) : OptionalLong.empty();
            }

            @Override
            public boolean failsToInitialize() {
                return party.broken();
            }
        };
    }

    Case with(List<Step> others) {
        return new Case(seed, limits, longestList, parties, others);
    }

    @Override
    public String toString() {
        return "seed " + seed + ", " + limits + ", longest list " + longestList + ", " + parties
                + steps.stream().map(step -> "\n  " + step).collect(Collectors.joining());
    }
}
