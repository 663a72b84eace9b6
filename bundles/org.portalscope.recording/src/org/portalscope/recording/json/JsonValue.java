package org.portalscope.recording.json;

import java.math.BigInteger;
import java.util.List;
import java.util.Map;

import org.portalscope.expression.value.SourcePosition;

/**
 * A value of JSON and where it begins.
 *
 * @param position of its first character
 * @param text     as messages quote it: the characters of a text, the digits of a number, else a description in angle brackets
 * @param content  a {@link String}, {@link BigInteger} or {@link Boolean}; of an object a map of its {@link Member}s by name in their order, of a list the
 *                 {@link List} of its values; null for null, and for a number that is not whole
 */
public record JsonValue(SourcePosition position, String text, Object content) {

    /**
     * A member of an object.
     *
     * @param position of its name
     */
    public record Member(SourcePosition position, JsonValue value) {
    }

    /** Whether it is {@code null}. */
    public boolean isNull() {
        return content == null && text.equals("null");
    }

    /** Whether it is an object. */
    public boolean isObject() {
        return content instanceof Map;
    }

    /** The members of an object; none if it is something else. */
    @SuppressWarnings("unchecked")
    public Map<String, Member> members() {
        return content instanceof Map ? (Map<String, Member>) content : Map.of();
    }

    /** The values of a list, or null if it is something else. */
    @SuppressWarnings("unchecked")
    public List<JsonValue> elements() {
        return content instanceof List ? (List<JsonValue>) content : null;
    }
}
