package org.portalscope.protocol.value;

import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/**
 * A value with members.
 *
 * @param type    a structure
 * @param members as many as the type has, in its order
 */
public record StructureValue(ValueType type, List<Object> members) {

    /** @throws IllegalArgumentException if the type has another number of members */
    public StructureValue {
        members = List.copyOf(members);
        if (members.size() != type.members().size()) {
            throw new IllegalArgumentException(type.words() + " has " + type.members().size() + " members, not " + members.size());
        }
    }

    /**
     * The member of a name.
     *
     * @throws IllegalArgumentException if there is none
     */
    public Object member(String name) {
        for (int i = 0; i < members.size(); i++) {
            if (type.members().get(i).name().equals(name)) {
                return members.get(i);
            }
        }
        throw new IllegalArgumentException(type.words() + " has no member " + name);
    }

    /** A member that is a number. */
    public long number(String name) {
        return (Long) member(name);
    }

    /** A member that is a number. */
    public long number(CallVariable member) {
        List<CallVariable> all = type.members();
        for (int i = 0; i < members.size(); i++) {
            if (all.get(i) == member) { // almost always
                return (Long) members.get(i);
            }
        }
        return number(member.name()); // of another type that has the same members
    }

    /** {@code {source = 1, tag = 7}}. */
    @Override
    public String toString() {
        return IntStream.range(0, members.size()).mapToObj(i -> type.members().get(i).name() + " = " + members.get(i))
                .collect(Collectors.joining(", ", "{", "}"));
    }
}
