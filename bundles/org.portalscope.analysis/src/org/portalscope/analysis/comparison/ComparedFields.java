package org.portalscope.analysis.comparison;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Objects;
import java.util.Set;

import org.portalscope.engine.description.Elements;
import org.portalscope.engine.description.Field;
import org.portalscope.engine.description.Structure;
import org.portalscope.engine.description.Unit;

/** Compares what steps or objects of two runs say of themselves, field by field; names of objects and operations may differ. */
final class ComparedFields {

    /** Numbers that tie events together. */
    private static final Set<String> LINKS = Set.of("link", "inactivated_by");

    /**
     * What depends on the order alone: numbers that count what has happened so far, and the descriptor in an event, which is one of its moment; the descriptor
     * in a message, which is a name at its initiator. And where in a text something has failed, since texts may differ.
     */
    private static final Set<String> IGNORED = Set.of("sequence", "sequence_before", "mem_desc", "memory_desc", "forgotten", "succeeded", "succeeded_before",
            "succeeded_after", "place");

    /** How many there have been, this one included. */
    private static final String COUNT_SO_FAR = "after";

    private final Renaming renaming;
    private final Set<String> ignored;

    ComparedFields(Renaming renaming) {
        this(renaming, Set.of());
    }

    /** @param ignored names of fields that may differ besides */
    ComparedFields(Renaming renaming, Set<String> ignored) {
        this.renaming = renaming;
        this.ignored = ignored;
    }

    /** The members that differ in two lists of the same members; those of structures within them count as their own. */
    List<MemberDifference> differing(int process, List<Field> left, List<Field> right) {
        List<MemberDifference> found = new ArrayList<>();
        for (int i = 0; i < Math.min(left.size(), right.size()); i++) {
            Field one = left.get(i);
            Field other = right.get(i);
            if (one.name().equals(other.name()) && isOfTheOrder(one)) {
                continue;
            }
            if (one.value() instanceof Structure inner && other.value() instanceof Structure outer && inner.members().size() == outer.members().size()) {
                found.addAll(differing(process, inner.members(), outer.members()));
            } else if (!one.name().equals(other.name()) || !same(process, one.name(), one.unit(), one.value(), other.value())) {
                found.add(new MemberDifference(one.name(), one.unit(), one.value(), other.value()));
            }
        }
        return found;
    }

    private boolean isOfTheOrder(Field field) {
        return IGNORED.contains(field.name()) || ignored.contains(field.name()) || field.unit() == Unit.COUNT && field.name().equals(COUNT_SO_FAR);
    }

    private boolean same(int process, String name, Unit unit, Object left, Object right) {
        if (left instanceof Long one && right instanceof Long other) {
            return unit == Unit.HANDLE ? renaming.agree(process, one, other) : LINKS.contains(name) ? renaming.agreeOnLink(process, one, other)
                    : unit == Unit.NANOSECONDS || one.equals(other);
        }
        if (left instanceof Structure one && right instanceof Structure other) {
            return differing(process, one.members(), other.members()).isEmpty();
        }
        if (left instanceof Elements one && right instanceof Elements other) {
            return same(process, name, unit, one.values(), other.values());
        }
        return left instanceof byte[] one && right instanceof byte[] other ? Arrays.equals(one, other) : Objects.equals(left, right);
    }

    private boolean same(int process, String name, Unit unit, List<?> left, List<?> right) {
        boolean same = left.size() == right.size();
        for (int i = 0; same && i < left.size(); i++) {
            same = same(process, name, unit, left.get(i), right.get(i));
        }
        return same;
    }
}
