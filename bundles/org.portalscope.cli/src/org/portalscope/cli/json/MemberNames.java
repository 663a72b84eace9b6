package org.portalscope.cli.json;

import java.util.Locale;
import java.util.Set;

/** How members are named, and what their names say about the numbers they hold. */
final class MemberNames {

    private static final Set<String> HANDLES =
            Set.of("descriptor", "entry", "queue", "handle", "eventq", "md_handle", "memory_descriptor", "next");
    private static final Set<String> BITS = Set.of("match_bits", "ignore_bits", "request_bits", "hdr_data", "address", "start", "user_ptr",
            "ignorebits");

    private MemberNames() {
    }

    /** {@code matchBits} as the document writes it: {@code match_bits}. */
    static String documentName(String component) {
        return component.replaceAll("([a-z0-9])([A-Z])", "$1_$2").toLowerCase(Locale.ROOT);
    }

    /** Whether a number of that name is a handle. */
    static boolean isHandle(String name) {
        return HANDLES.contains(name);
    }

    /** Whether a number of that name is bits or an address, of which people read the hexadecimal digits. */
    static boolean isBits(String name) {
        return BITS.contains(name);
    }
}
