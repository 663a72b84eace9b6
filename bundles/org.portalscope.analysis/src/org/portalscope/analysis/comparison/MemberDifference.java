package org.portalscope.analysis.comparison;

import org.portalscope.engine.description.Unit;
import org.portalscope.timeline.text.FieldWords;

/**
 * A member of something that two runs have, with the value that it has in each.
 *
 * @param name  as that of a {@link org.portalscope.engine.description.Field}
 * @param unit  what it counts or names if it is a number
 * @param left  its value in the left run, as that of a field; null if it has none there
 * @param right its value in the right run, likewise
 */
public record MemberDifference(String name, Unit unit, Object left, Object right) {

    public String leftWords() {
        return FieldWords.value(unit, left);
    }

    public String rightWords() {
        return FieldWords.value(unit, right);
    }
}
