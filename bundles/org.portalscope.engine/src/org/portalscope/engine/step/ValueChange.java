package org.portalscope.engine.step;

import java.util.ArrayList;
import java.util.List;
import java.util.Objects;

import org.portalscope.engine.description.Field;
import org.portalscope.engine.description.Structure;
import org.portalscope.engine.description.Unit;

/**
 * A value that an effect changes: what a watchpoint waits for.
 *
 * @param subject what the value belongs to
 * @param name    of the value, as that of a {@link Field}
 * @param unit    what it counts or names if it is a number
 * @param before  the value before the effect, as that of a field; null if there was none
 * @param after   the value after it; null if there is none any more
 */
public record ValueChange(Subject subject, String name, Unit unit, Object before, Object after) {

    /** A change of a value that says itself what it is. */
    public static ValueChange of(Subject subject, String name, Object before, Object after) {
        return new ValueChange(subject, name, Unit.NONE, before, after);
    }

    /** The members that differ in two structures with the same members; those of structures within them count as their own. */
    public static List<ValueChange> between(Subject subject, Structure before, Structure after) {
        List<ValueChange> changes = new ArrayList<>();
        List<Field> old = before.members();
        List<Field> members = after.members();
        for (int i = 0; i < members.size(); i++) {
            Field member = members.get(i);
            if (old.get(i).value() instanceof Structure inner && member.value() instanceof Structure changed) {
                changes.addAll(between(subject, inner, changed));
            } else if (!Objects.equals(old.get(i).value(), member.value())) {
                changes.add(new ValueChange(subject, member.name(), member.unit(), old.get(i).value(), member.value()));
            }
        }
        return changes;
    }
}
