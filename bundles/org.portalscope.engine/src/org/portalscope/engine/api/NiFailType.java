package org.portalscope.engine.api;

import java.util.List;

/**
 * Why an operation failed, {@code ptl_ni_fail_t} of Portals 3.2 §3.9.3, which leaves the values to the network interface: these are
 * those of Portalscope.
 */
public final class NiFailType { // R73

    /** It did not fail. */
    public static final int PTL_NI_OK = 0;
    /** Its data were lost on the way. */
    public static final int PTL_NI_DATA_LOST = 1;
    /** Its data arrived other than they were sent. */
    public static final int PTL_NI_DATA_CORRUPT = 2;
    /** The other process has died. */
    public static final int PTL_NI_PEER_DEAD = 3;

    /** The names of the values, each at the index that is its value. */
    public static final List<String> NAMES = List.of("PTL_NI_OK", "PTL_NI_DATA_LOST", "PTL_NI_DATA_CORRUPT", "PTL_NI_PEER_DEAD");

    private NiFailType() {
    }

    /** The name of a value; its digits if it has none. */
    public static String text(int niFailType) {
        return niFailType >= 0 && niFailType < NAMES.size() ? NAMES.get(niFailType) : Integer.toString(niFailType);
    }

    /**
     * The inverse of {@link #text}.
     *
     * @throws NumberFormatException if the text is neither a name nor digits
     */
    public static int value(String text) {
        int named = NAMES.indexOf(text);
        return named >= 0 ? named : Integer.parseInt(text);
    }
}
