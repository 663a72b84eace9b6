package org.portalscope.protocol.value;

import java.util.Arrays;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/** A value with members. Immutable. */
public final class StructureValue {

    private final ValueType type;
    private final Object[] members;

    /**
     * @param type    a structure
     * @param members as many as the type has, in its order
     * @throws IllegalArgumentException if the type has another number of members
     */
    public StructureValue(ValueType type, List<Object> members) {
        this(type, members.toArray());
    }

    private StructureValue(ValueType type, Object[] members) {
        if (members.length != type.members().size()) {
            throw new IllegalArgumentException(type.words() + " has " + type.members().size() + " members, not " + members.length);
        }
        this.type = type;
        this.members = members;
    }

    /**
     * The same of members that stand one after the other, for values that are made again and again.
     *
     * @param members as many as the type has, in its order; nobody changes them
     * @throws IllegalArgumentException if the type has another number of members
     */
    public static StructureValue of(ValueType type, Object... members) {
        return new StructureValue(type, members);
    }

    public ValueType type() {
        return type;
    }

    /** As many as the type has, in its order. */
    public List<Object> members() {
        return List.of(members);
    }

    /**
     * The member of a name.
     *
     * @throws IllegalArgumentException if there is none
     */
    public Object member(String name) {
        List<CallVariable> all = type.members();
        int hash = name.hashCode();
        for (int i = 0; i < members.length; i++) {
            String other = all.get(i).name();
            if (other.hashCode() == hash && other.equals(name)) { // strings know theirs, and most others have another one
                return members[i];
            }
        }
        throw new IllegalArgumentException(type.words() + " has no member " + name);
    }

    /** A member that is a number. */
    public long number(String name) {
        return (Long) member(name);
    }

    /**
     * A member that is a number.
     *
     * @param index its place among the members of the type
     */
    public long numberAt(int index) {
        return (Long) members[index];
    }

    @Override
    public boolean equals(Object other) {
        return this == other || other instanceof StructureValue that && type.equals(that.type) && Arrays.equals(members, that.members);
    }

    @Override
    public int hashCode() {
        return 31 * type.hashCode() + Arrays.hashCode(members);
    }

    /** {@code {source = 1, tag = 7}}. */
    @Override
    public String toString() {
        return IntStream.range(0, members.length).mapToObj(i -> type.members().get(i).name() + " = " + members[i]).collect(Collectors.joining(", ", "{", "}"));
    }
}
