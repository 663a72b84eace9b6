package org.portalscope.world.time;

import java.math.BigDecimal;

/** How durations and moments of virtual time are written. */
public final class Durations {

    private static final String[] UNITS = {"ns", "us", "ms", "s"};
    private static final long THOUSAND = 1000;

    private Durations() {
    }

    /** Exactly, in the largest unit that makes it at least one: {@code 300 ns}, {@code 2.3 us}. */
    public static String text(long nanoseconds) {
        int unit = 0;
        long scale = 1;
        while (unit < UNITS.length - 1 && nanoseconds / scale >= THOUSAND) {
            scale *= THOUSAND;
            unit++;
        }
        BigDecimal value = new BigDecimal(nanoseconds).divide(new BigDecimal(scale));
        return value.toPlainString() + ' ' + UNITS[unit];
    }
}
