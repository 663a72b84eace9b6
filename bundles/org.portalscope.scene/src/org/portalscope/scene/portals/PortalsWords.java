package org.portalscope.scene.portals;

import org.portalscope.engine.api.Ptl;
import org.portalscope.timeline.cursor.Outcome;

/** How the picture writes numbers and bits. */
final class PortalsWords {

    private static final int NIBBLES = 16;

    private PortalsWords() {
    }

    /** A count with its thousands parted: {@code 9,871}. */
    static String number(long count) {
        if (-1000 < count && count < 1000) {
            return Long.toString(count);
        }
        return number(count / 1000) + ',' + Long.toString(Math.abs(count % 1000) + 1000).substring(1);
    }

    /** How many hexadecimal digits a value needs, in groups of four. */
    static int digits(long bits) {
        int needed = (Long.SIZE - Long.numberOfLeadingZeros(bits) + 3) / 4;
        return Math.max(4, (needed + 3) / 4 * 4);
    }

    /** Match bits in hexadecimal digits; a digit that is ignored is a dot, one that is ignored in part a question mark. */
    static String bits(long bits, long ignored, int digits) {
        StringBuilder out = new StringBuilder("0x");
        for (int digit = Math.min(NIBBLES, digits) - 1; digit >= 0; digit--) {
            long mask = ignored >>> 4 * digit & 0xF;
            out.append(mask == 0xF ? '·' : mask != 0 ? '?' : Character.forDigit((int) (bits >>> 4 * digit & 0xF), 16));
            if (digit > 0 && digit % 4 == 0) {
                out.append('_');
            }
        }
        return out.toString();
    }

    static String threshold(long threshold) {
        return threshold == Ptl.PTL_MD_THRESH_INF ? "∞" : Long.toString(threshold);
    }

    /** What has become of an entry, for screen readers. */
    static String verdict(Outcome outcome) {
        return switch (outcome.verdict()) {
            case EXAMINED -> "under examination";
            case PASSED_OVER -> "passed over: " + outcome.reason() + (outcome.reason().endsWith("s") ? " differ" : " differs");
            case REFUSED -> "refused by its descriptor: " + outcome.reason();
            case ACCEPTED -> "accepted";
        };
    }
}
