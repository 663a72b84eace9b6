package org.portalscope.expression.value;

/**
 * A change of a text that mends a {@link Problem}, given by whoever finds the problem.
 *
 * @param label what it does, as a menu says it
 * @param from  where the part begins that is replaced
 * @param to    behind its last character; the same place if something is inserted
 * @param text  what stands there afterwards
 */
public record Correction(String label, SourcePosition from, SourcePosition to, String text) {

    /** Writes another word for the one at a place. */
    public static Correction change(SourcePosition position, String word, String other) {
        return new Correction("Change to '" + other + "'", position, position.plus(word.length()), other);
    }

    /** Writes something in front of a place, or behind what ends there. */
    public static Correction insert(SourcePosition position, String text) {
        return new Correction("Insert '" + text + "'", position, position, text);
    }

    /** Removes what is between two places. */
    public static Correction remove(String what, SourcePosition from, SourcePosition to) {
        return new Correction("Remove '" + what + "'", from, to, "");
    }

    /** The text with the change made. */
    public String apply(String whole) {
        return whole.substring(0, from.offset(whole)) + text + whole.substring(to.offset(whole));
    }
}
