package org.portalscope.session.control;

import org.portalscope.engine.description.TypedValue;
import org.portalscope.engine.step.Numbers;

/** How the views and the editor tell values. */
public final class ValueWords {

    /** The largest number that is written in decimal digits alone. */
    private static final long LARGEST_SMALL = 9_999;

    private static final String INDENT = "  ";
    private static final int MOST_PARTS = 16;

    private ValueWords() {
    }

    /** A value on one line; numbers that may be match bits are written in hexadecimal, too. */
    public static String text(TypedValue value) {
        boolean large = value.isNumber() && Long.compareUnsigned((Long) value.value(), LARGEST_SMALL) > 0;
        return large ? value.text() + " = " + Numbers.hex((Long) value.value()) : value.text();
    }

    /** A name with its value, and the first parts of that below it, a line for each. */
    static String whole(String name, TypedValue value) {
        StringBuilder out = new StringBuilder(name).append(" = ").append(text(value));
        value.children().entrySet().stream().limit(MOST_PARTS)
                .forEach(part -> out.append('\n').append(INDENT).append(part.getKey()).append(" = ").append(text(part.getValue())));
        int more = value.children().size() - MOST_PARTS;
        return more > 0 ? out.append('\n').append(INDENT).append("and ").append(more).append(" more").toString() : out.toString();
    }
}
