package org.portalscope.presentation.control;

import java.util.List;

import org.portalscope.engine.description.TypedValue;
import org.portalscope.engine.description.Unit;
import org.portalscope.engine.protocol.MatchBitField;
import org.portalscope.engine.step.Numbers;
import org.portalscope.timeline.text.MatchBitWords;

/** How the views and the editor tell values. */
public final class ValueWords {

    /** The largest number that is written in decimal digits alone. */
    private static final long LARGEST_SMALL = 9_999;

    private static final String INDENT = "  ";
    private static final int MOST_PARTS = 16;

    private ValueWords() {
    }

    /**
     * A value on one line. Numbers that may be match bits are told in hexadecimal, too, and those that are by the names of their fields.
     *
     * @param fields what match bits mean
     */
    public static String text(TypedValue value, List<MatchBitField> fields) {
        return value.unit() == Unit.MATCH_BITS && value.value() instanceof Long bits ? MatchBitWords.meant(text(value), bits, fields) : text(value);
    }

    private static String text(TypedValue value) {
        boolean large = value.isNumber() && Long.compareUnsigned((Long) value.value(), LARGEST_SMALL) > 0;
        return large ? value.text() + " = " + Numbers.hex((Long) value.value()) : value.text();
    }

    /** A name with its value, and the first parts of that below it, a line for each. */
    static String whole(String name, TypedValue value, List<MatchBitField> fields) {
        StringBuilder out = new StringBuilder(name).append(" = ").append(text(value, fields));
        value.children().entrySet().stream().limit(MOST_PARTS)
                .forEach(part -> out.append('\n').append(INDENT).append(part.getKey()).append(" = ").append(text(part.getValue(), fields)));
        int more = value.children().size() - MOST_PARTS;
        return more > 0 ? out.append('\n').append(INDENT).append("and ").append(more).append(" more").toString() : out.toString();
    }
}
