package org.portalscope.presentation.table;

import java.util.ArrayList;
import java.util.List;

import org.portalscope.engine.api.MdValues;
import org.portalscope.engine.description.Field;
import org.portalscope.engine.description.Structure;
import org.portalscope.engine.description.Unit;

/** The members of structures as columns, those of a descriptor's application view among the others. */
final class MemberColumns {

    private MemberColumns() {
    }

    /** The columns of all structures that have the members of a sample. */
    static List<StateColumn> of(Structure sample) {
        return flat(sample).stream().map(MemberColumns::column).toList();
    }

    /** The members, with those of {@code ptl_md_t} in its place; they are called by themselves in a descriptor, else by their place. */
    static List<Field> flat(Structure structure) {
        List<Field> fields = new ArrayList<>();
        for (Field field : structure.members()) {
            if (field.value() instanceof MdValues inner) {
                String prefix = field.name().equals("md") ? "" : field.name() + ".";
                inner.members().forEach(member -> fields.add(new Field(prefix + member.name(), member.unit(), member.value())));
            } else {
                fields.add(field);
            }
        }
        return fields;
    }

    private static StateColumn column(Field field) {
        if (field.unit().isBits()) {
            return StateColumn.digits(field.name());
        }
        return field.value() instanceof Long && field.unit() != Unit.HANDLE ? StateColumn.number(field.name()) : StateColumn.words(field.name());
    }
}
