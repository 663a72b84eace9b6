package org.portalscope.model.projection;

import java.util.Map;
import java.util.Set;

import org.portalscope.engine.api.Event;

/**
 * In what a process after a jump differs from itself before.
 *
 * @param handles    of the entries, descriptors and queues that are new or other than they were
 * @param thresholds of descriptors whose threshold is another
 * @param offsets    of descriptors whose local offset is another, in bytes
 * @param logged     events that wait in a queue and did not
 * @param regions    the addresses of those that are new
 */
public record StateChanges(Set<Long> handles, Map<Long, Difference> thresholds, Map<Long, Difference> offsets, Set<Event> logged, Set<Long> regions) {

    /** A number in both states. */
    public record Difference(long before, long after) {
    }
}
