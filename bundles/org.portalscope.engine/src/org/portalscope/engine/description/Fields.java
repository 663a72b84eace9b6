package org.portalscope.engine.description;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;

/** Builds the fields of a step or the members of a {@link Structure}, in the order in which they are added. */
public class Fields {

    private final List<Field> fields = new ArrayList<>();

    /** Adds a text, a constant, a structure, elements, a byte array or a truth value. */
    public Fields value(String name, Object value) {
        return add(name, Unit.NONE, value);
    }

    /** Adds a number of bytes, unsigned. */
    public Fields bytes(String name, long value) {
        return add(name, Unit.BYTES, value);
    }

    public Fields address(String name, long value) {
        return add(name, Unit.ADDRESS, value);
    }

    /** Adds match bits or ignore bits. */
    public Fields matchBits(String name, long value) {
        return add(name, Unit.MATCH_BITS, value);
    }

    /** Adds 64 bits of the user's. */
    public Fields userBits(String name, long value) {
        return add(name, Unit.USER_BITS, value);
    }

    public Fields handle(String name, long value) {
        return add(name, Unit.HANDLE, value);
    }

    public Fields index(String name, long value) {
        return add(name, Unit.INDEX, value);
    }

    public Fields count(String name, long value) {
        return add(name, Unit.COUNT, value);
    }

    /** Adds a number that identifies something. */
    public Fields id(String name, long value) {
        return add(name, Unit.ID, value);
    }

    /** Adds a time or a duration of virtual time. */
    public Fields nanoseconds(String name, long value) {
        return add(name, Unit.NANOSECONDS, value);
    }

    /** Adds fields of something else. */
    public Fields all(List<Field> others) {
        fields.addAll(others);
        return this;
    }

    private Fields add(String name, Unit unit, Object value) {
        object(name, unit, value);
        return this;
    }

    private Fields add(String name, Unit unit, long value) {
        number(name, unit, value);
        return this;
    }

    /** Takes a field that holds no number. */
    protected void object(String name, Unit unit, Object value) {
        fields.add(new Field(name, unit, value));
    }

    /** Takes a field that holds a number. */
    protected void number(String name, Unit unit, long value) {
        fields.add(new Field(name, unit, value));
    }

    /** What has been added. */
    public List<Field> list() {
        return Collections.unmodifiableList(fields);
    }

    /** The value of the field of a name, if there is such a field and it has a value of that type. */
    public static <T> Optional<T> value(List<Field> fields, String name, Class<T> type) {
        return fields.stream().filter(field -> field.name().equals(name)).map(Field::value).filter(type::isInstance).map(type::cast).findFirst();
    }
}
