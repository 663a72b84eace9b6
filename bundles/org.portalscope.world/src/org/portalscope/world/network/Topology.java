package org.portalscope.world.network;

import java.util.Map;
import java.util.Set;

/** How far the processes of a world are from each other: what PtlNIDist tells them, Portals 3.2 §3.4.4. */
public final class Topology { // R68

    /** Every process is at distance 0 from itself and 1 from the others. */
    public static final Topology FLAT = new Topology(Map.of());

    private final Map<Set<String>, Long> distances;

    /** @param distances by the names of two processes, or of one for its distance from itself; the same in both directions */
    public Topology(Map<Set<String>, Long> distances) {
        this.distances = Map.copyOf(distances);
    }

    /** The distance of two processes, unsigned, by their names. */
    public long distance(String one, String other) {
        return one.equals(other) ? distances.getOrDefault(Set.of(one), 0L) : distances.getOrDefault(Set.of(one, other), 1L);
    }
}
