package org.portalscope.world.time;

import java.math.BigDecimal;
import java.math.RoundingMode;
import java.util.List;
import java.util.OptionalLong;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

import org.portalscope.engine.description.Nanoseconds;

/** How durations and moments of virtual time are written. */
public final class Durations {

    private static final String[] UNITS = {"ns", "us", "ms", "s"};
    private static final long THOUSAND = 1000;
    private static final Pattern TEXT = Pattern.compile("([0-9]{1,20}(?:\\.[0-9]{1,9})?) ?(ns|us|ms|s)");

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

    /** The nanoseconds of a text such as {@code 300ns} or {@code 2.3 us}, up to {@link Nanoseconds#LONGEST}; a part of one counts as a whole one. */
    public static OptionalLong read(String text) {
        Matcher matcher = TEXT.matcher(text);
        if (!matcher.matches()) {
            return OptionalLong.empty();
        }
        BigDecimal scale = BigDecimal.valueOf(THOUSAND).pow(List.of(UNITS).indexOf(matcher.group(2)));
        BigDecimal nanoseconds = new BigDecimal(matcher.group(1)).multiply(scale).setScale(0, RoundingMode.CEILING);
        return nanoseconds.compareTo(BigDecimal.valueOf(Nanoseconds.LONGEST)) > 0 ? OptionalLong.empty() : OptionalLong.of(nanoseconds.longValueExact());
    }
}
