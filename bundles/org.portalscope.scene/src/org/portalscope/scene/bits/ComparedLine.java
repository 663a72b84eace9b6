package org.portalscope.scene.bits;

import java.util.Locale;
import java.util.function.ToLongFunction;

/** The lines of a comparison, from top to bottom. */
public enum ComparedLine {
    REQUEST(BitsComparison::request),
    ENTRY(BitsComparison::entry),
    DIFFERS(BitsComparison::differing),
    IGNORE(BitsComparison::ignore),
    DECIDES(BitsComparison::deciding);

    private final ToLongFunction<BitsComparison> bits;

    ComparedLine(ToLongFunction<BitsComparison> bits) {
        this.bits = bits;
    }

    /** Its 64 bits. */
    public long in(BitsComparison comparison) {
        return bits.applyAsLong(comparison);
    }

    /** What stands before it. */
    public String label() {
        return name().toLowerCase(Locale.ROOT);
    }
}
