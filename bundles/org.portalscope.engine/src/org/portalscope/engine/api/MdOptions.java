package org.portalscope.engine.api;

import java.util.ArrayList;
import java.util.List;

import org.portalscope.engine.description.Elements;

/** The names of the options of a memory descriptor, Portals 3.2 §3.8.1. */
public final class MdOptions {

    /** The names of the options, each at the index that is the number of its bit. */
    public static final List<String> NAMES =
            List.of("PTL_MD_OP_PUT", "PTL_MD_OP_GET", "PTL_MD_MANAGE_REMOTE", "PTL_MD_TRUNCATE", "PTL_MD_ACK_DISABLE");

    private MdOptions() {
    }

    /** The names of the options that are set; behind them the bits without a name, if there are any, as a number. */
    public static Elements names(int options) {
        List<Object> names = new ArrayList<>();
        for (int bit = 0; bit < NAMES.size(); bit++) {
            if ((options & 1 << bit) != 0) {
                names.add(NAMES.get(bit));
            }
        }
        int nameless = options & -1 << NAMES.size();
        if (nameless != 0) {
            names.add(Integer.toUnsignedLong(nameless));
        }
        return new Elements(names);
    }
}
