package org.portalscope.engine.api;

/**
 * What a network interface of a process is made from, Portals 3.2 §3.4.
 *
 * @param id          the id of the process on this interface (§3.6)
 * @param uid         the user on whose behalf it runs there (§3.5)
 * @param limits      the most that PtlNIInit grants
 * @param longestList entries that a match list holds at most, from 1; one more is {@code PTL_ML_TOOLONG}
 */
public record InterfaceSpec(ProcessId id, int uid, Limits limits, int longestList) { // R49

    /** Entries that a match list holds at most unless something else is said. */
    public static final int LONGEST_LIST = 1 << 20;

    /** An interface with the default limits. */
    public static InterfaceSpec of(ProcessId id, int uid) {
        return new InterfaceSpec(id, uid, Limits.DEFAULT, LONGEST_LIST);
    }
}
