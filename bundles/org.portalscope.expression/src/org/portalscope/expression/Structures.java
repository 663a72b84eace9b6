package org.portalscope.expression;

import java.util.Map;

import org.portalscope.engine.api.Limits;
import org.portalscope.engine.api.MdValues;
import org.portalscope.engine.api.ProcessId;
import org.portalscope.engine.api.Ptl;

/** Makes structures of the document from the members that are given; what is omitted has its usual value. */
final class Structures {

    private Structures() {
    }

    static ProcessId processId(Map<String, Long> given) {
        return new ProcessId(integer(given, "nid", Ptl.PTL_NID_ANY), integer(given, "pid", Ptl.PTL_PID_ANY));
    }

    static Limits limits(Map<String, Long> given) {
        Limits usual = Limits.DEFAULT;
        return new Limits(integer(given, "max_match_entries", usual.maxMatchEntries()),
                integer(given, "max_mem_descriptors", usual.maxMemDescriptors()),
                integer(given, "max_event_queues", usual.maxEventQueues()),
                integer(given, "max_atable_index", usual.maxAtableIndex()),
                integer(given, "max_ptable_index", usual.maxPtableIndex()));
    }

    /** Omitted: no memory, no bound on operations or offset, no options, no queue. */
    static MdValues descriptor(Map<String, Long> given) {
        return new MdValues(given.getOrDefault("start", 0L), given.getOrDefault("length", 0L),
                integer(given, "threshold", Ptl.PTL_MD_THRESH_INF), given.getOrDefault("max_offset", Ptl.MAX_OFFSET_NONE), // R46
                integer(given, "options", 0), given.getOrDefault("user_ptr", 0L), given.getOrDefault("eventq", Ptl.PTL_EQ_NONE));
    }

    /** A number that an {@code int} does not hold becomes the nearest one. */
    private static int integer(Map<String, Long> given, String name, int usual) {
        long value = given.getOrDefault(name, (long) usual);
        return (int) Math.max(Integer.MIN_VALUE, Math.min(Integer.MAX_VALUE, value));
    }
}
