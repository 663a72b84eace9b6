package org.portalscope.presentation.table;

import org.portalscope.engine.description.ControlCharacters;

/**
 * A cell of a table.
 *
 * @param text   as people read it, on one line
 * @param number that it is sorted by, unsigned; null if it is sorted by its text
 */
public record StateCell(String text, Long number) implements Comparable<StateCell> {

    static final StateCell EMPTY = new StateCell("", null);

    public StateCell {
        text = ControlCharacters.shown(text);
    }

    /** Numbers come before texts. */
    @Override
    public int compareTo(StateCell other) {
        if (number != null && other.number != null) {
            return Long.compareUnsigned(number, other.number);
        }
        return number == null ? other.number == null ? text.compareToIgnoreCase(other.text) : 1 : -1;
    }
}
