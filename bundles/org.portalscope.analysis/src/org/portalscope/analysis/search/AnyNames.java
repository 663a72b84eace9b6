package org.portalscope.analysis.search;

import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;

import org.portalscope.expression.NameScope;
import org.portalscope.expression.value.Members;
import org.portalscope.expression.value.Type;
import org.portalscope.expression.value.Value;

/** The names that a predicate may use at all; their types where all kinds of steps agree. */
final class AnyNames implements NameScope {

    @Override
    public Type type(String name) {
        return common(StepKinds.ALL.values().stream().map(kind -> new KindNames(kind).type(name)).filter(Objects::nonNull).distinct().toList());
    }

    /** What is known of a value that has one of some types; null if there are none. */
    private static Type common(List<Type> types) {
        if (types.size() < 2) {
            return types.isEmpty() ? null : types.get(0);
        }
        return types.stream().anyMatch(type -> Members.of(type) == null) ? Type.UNKNOWN : merged(types.stream().map(Members::of).toList());
    }

    /** A structure with the members of several. */
    private static Type merged(List<Members> structures) {
        Map<String, Type> members = new LinkedHashMap<>();
        structures.stream().flatMap(each -> each.names().stream()).forEach(name -> members.computeIfAbsent(name,
                member -> common(structures.stream().map(each -> each.type(member)).filter(Objects::nonNull).distinct().toList())));
        return Type.structure("a structure", Members.described(members, (structure, member) -> null));
    }

    @Override
    public Collection<String> all() {
        return KindNames.ALL;
    }

    @Override
    public String expected() {
        return "the name of a field, such as match_bits, or kind, category, process";
    }

    @Override
    public boolean hasState() {
        return false;
    }

    @Override
    public Value constant(String name) {
        return null;
    }

    @Override
    public int slot(String name) {
        throw new IllegalStateException(name + " has a slot in steps of one kind only");
    }
}
