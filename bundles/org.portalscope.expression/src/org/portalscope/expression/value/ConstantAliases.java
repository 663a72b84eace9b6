package org.portalscope.expression.value;

import java.util.Collection;
import java.util.Map;
import java.util.Optional;

/** Names that the document prints for constants which Portals 3.2 §3 calls otherwise, most of them in §5. */
public final class ConstantAliases {

    private static final Map<String, String> CONSTANTS = Map.ofEntries(
            Map.entry("PTL_EVENT_SENT", "PTL_EVENT_SEND_END"),
            Map.entry("PTL_EVENT_PUT", "PTL_EVENT_PUT_END"),
            Map.entry("PTL_EVENT_GET", "PTL_EVENT_GET_END"),
            Map.entry("PTL_EVENT_REPLY", "PTL_EVENT_REPLY_END"),
            Map.entry("PTL_EVENT_ACK_START", "PTL_EVENT_ACK"), // R4
            Map.entry("PTL_EVENT_ACK_END", "PTL_EVENT_ACK"), // R4
            Map.entry("PTL_EVENT_ACK_FAIL", "PTL_EVENT_ACK"), // R4
            Map.entry("PTL_MD_PUT", "PTL_MD_OP_PUT"), // R32
            Map.entry("PTL_MD_GET", "PTL_MD_OP_GET"), // R32
            Map.entry("PTL_MD_PUT_OP", "PTL_MD_OP_PUT"),
            Map.entry("PTL_MD_GET_OP", "PTL_MD_OP_GET"),
            Map.entry("PTL_ID_ANY", "PTL_NID_ANY"), // R5
            Map.entry("PTL_INV_REG", "PTL_INV_SR_INDX")); // R1

    private ConstantAliases() {
    }

    /** {@code  (did you mean x?)} with the constant that the document means by a name, or else the nearest of the names; nothing if none is near. */
    public static String suggestion(String wrong, Collection<String> names) {
        return meant(wrong, names).map(Suggestion::of).orElse("");
    }

    /** The constant that the document means by a name, or else the nearest of the names, if one is near. */
    public static Optional<String> meant(String wrong, Collection<String> names) {
        String alias = CONSTANTS.get(wrong);
        return alias != null && names.contains(alias) ? Optional.of(alias) : Suggestion.nearest(wrong, names);
    }
}
