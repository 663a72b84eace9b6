package org.portalscope.engine.description;

import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.Map;

/**
 * What a name of a program stands for, at one moment: it does not change when the program goes on.
 *
 * @param type     in words with their article, such as {@code a region}
 * @param unit     what a number counts or names, where that is known
 * @param value    a {@link Long} for a number, a handle or the address of a region; a {@link Boolean}, a {@link String}, an enum constant or value of
 *                 the engine's api package, a read-only {@link java.nio.ByteBuffer}; null for what has none, and where only the text tells it
 * @param text     as people read it; numbers are unsigned
 * @param children its parts by name: members in the document's order, elements as {@code [0]}; of many only the first
 */
public record TypedValue(String type, Unit unit, Object value, String text, Map<String, TypedValue> children) {

    /** Copies the children, and makes the text one line. */
    public TypedValue {
        text = ControlCharacters.shown(text);
        children = Collections.unmodifiableMap(new LinkedHashMap<>(children));
    }

    /** A value of which no unit is known. */
    public TypedValue(String type, Object value, String text, Map<String, TypedValue> children) {
        this(type, Unit.NONE, value, text, children);
    }

    /** A value without parts. */
    public TypedValue(String type, Object value, String text) {
        this(type, value, text, Map.of());
    }

    /** The same value, of which the unit is known. */
    public TypedValue in(Unit known) {
        return new TypedValue(type, known, value, text, children);
    }

    /** Whether it is a number and its text is its decimal digits. */
    public boolean isNumber() {
        return value instanceof Long number && text.equals(Long.toUnsignedString(number));
    }

    /** Its text. */
    @Override
    public String toString() {
        return text;
    }
}
