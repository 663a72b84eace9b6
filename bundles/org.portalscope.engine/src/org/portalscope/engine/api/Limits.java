package org.portalscope.engine.api;

import org.portalscope.engine.description.Described;
import org.portalscope.engine.description.MemberMapper;

/**
 * The limits of an interface, {@code ptl_ni_limits_t} of Portals 3.2 §3.4.1.
 *
 * @param maxMatchEntries  match entries that can be allocated at any one time
 * @param maxMemDescriptors memory descriptors that can be allocated at any one time
 * @param maxEventQueues   event queues that can be allocated at any one time
 * @param maxAtableIndex   largest access control table index
 * @param maxPtableIndex   largest Portal table index
 */
public record Limits(int maxMatchEntries, int maxMemDescriptors, int maxEventQueues, int maxAtableIndex, int maxPtableIndex) implements Described<Limits> {

    /** What an interface offers unless it is configured otherwise. */
    public static final Limits DEFAULT = new Limits(1 << 20, 1 << 20, 1 << 12, 63, 63);

    /** An address from which nothing can be read: the call returns {@code PTL_SEGV}. Recognized by its identity. */
    public static final Limits ILLEGAL = new Limits(0, 0, 0, 0, 0);

    /** The smaller of two limits, member by member; negative wishes count as zero. */
    public Limits atMost(Limits other) {
        return new Limits(least(maxMatchEntries, other.maxMatchEntries), least(maxMemDescriptors, other.maxMemDescriptors),
                least(maxEventQueues, other.maxEventQueues), least(maxAtableIndex, other.maxAtableIndex),
                least(maxPtableIndex, other.maxPtableIndex));
    }

    private static int least(int a, int b) {
        return Math.max(0, Math.min(a, b));
    }

    @Override
    public Limits map(MemberMapper members) {
        return new Limits(members.count("max_match_entries", maxMatchEntries), members.count("max_mem_descriptors", maxMemDescriptors),
                members.count("max_event_queues", maxEventQueues), members.index("max_atable_index", maxAtableIndex),
                members.index("max_ptable_index", maxPtableIndex));
    }
}
