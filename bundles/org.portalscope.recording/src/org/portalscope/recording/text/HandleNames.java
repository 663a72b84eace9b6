package org.portalscope.recording.text;

import java.util.HashMap;
import java.util.Map;
import java.util.Set;

import org.portalscope.engine.api.Handle;
import org.portalscope.engine.api.Ptl;

/** The names of the handles of a process. A name stands for what the call which was named by it last has returned. */
final class HandleNames {

    private static final Map<String, Long> CONSTANTS = Map.of("PTL_EQ_NONE", Ptl.PTL_EQ_NONE, "PTL_MD_NONE", Ptl.PTL_MD_NONE, Handle.text(Ptl.PTL_EQ_NONE),
            Ptl.PTL_EQ_NONE, Handle.text(Ptl.PTL_MD_NONE), Ptl.PTL_MD_NONE, Handle.text(Ptl.ME_NONE), Ptl.ME_NONE);

    private final Map<String, Long> byName = new HashMap<>(CONSTANTS);

    /** The handle that a name stands for in every process, or null. */
    static Long constant(String name) {
        return CONSTANTS.get(name);
    }

    /** The handle of a name, or null if the name has not been defined. */
    Long value(String name) {
        return byName.get(name);
    }

    /** Lets a name stand for a handle. */
    void define(String name, long handle) {
        byName.put(name, handle);
    }

    /** The names that have been defined, and the constants. */
    Set<String> names() {
        return byName.keySet();
    }

    /** Whether a name can be defined: constants and numbers stand for themselves. */
    static boolean isFree(String name) {
        return !name.isEmpty() && !name.startsWith("PTL_") && !name.startsWith(Values.HEXADECIMAL) && !CONSTANTS.containsKey(name);
    }
}
