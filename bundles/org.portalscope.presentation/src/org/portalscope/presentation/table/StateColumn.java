package org.portalscope.presentation.table;

/**
 * A column of a table.
 *
 * @param name as the document spells it where it names it; for a value that steps change, as that value is called in them
 * @param look how its cells are written
 */
public record StateColumn(String name, Look look) {

    /** How cells are written. */
    public enum Look {
        /** In the font of words, to the left. */
        WORDS,
        /** To the right. */
        NUMBER,
        /** In a font whose digits are equally wide, to the left: match bits, addresses, bytes. */
        DIGITS
    }

    static StateColumn words(String name) {
        return new StateColumn(name, Look.WORDS);
    }

    static StateColumn number(String name) {
        return new StateColumn(name, Look.NUMBER);
    }

    static StateColumn digits(String name) {
        return new StateColumn(name, Look.DIGITS);
    }
}
