package org.portalscope.scenario.exchange;

import java.util.OptionalInt;
import java.util.regex.Pattern;

/** The numbers that an exchange is made with, each with its range and what it is at first. */
public enum ExchangeNumber {
    RANKS("Ranks", 2, 16, 4),
    MESSAGE_BYTES("Bytes of a message", 1, 1 << 16, 8),
    EAGER_LIMIT("Eager limit in bytes", 0, 1 << 16, 64);

    private static final Pattern DIGITS = Pattern.compile("\\d{1,9}");

    private final String label;
    private final int least;
    private final int most;
    private final int initial;

    ExchangeNumber(String label, int least, int most, int initial) {
        this.label = label;
        this.least = least;
        this.most = most;
        this.initial = initial;
    }

    /** What users know it as. */
    public String label() {
        return label;
    }

    public int initial() {
        return initial;
    }

    /** The number that somebody has typed; nothing if it is none, or out of range. */
    public OptionalInt read(String typed) {
        String digits = typed.strip();
        OptionalInt number = DIGITS.matcher(digits).matches() ? OptionalInt.of(Integer.parseInt(digits)) : OptionalInt.empty();
        return number.isPresent() && isInRange(number.getAsInt()) ? number : OptionalInt.empty();
    }

    /** What is expected where something else has been typed. */
    public String expectation() {
        return label + ": a number from " + least + " to " + most + " is expected.";
    }

    boolean isInRange(int number) {
        return least <= number && number <= most;
    }
}
