package org.portalscope.engine.description;

import java.util.function.IntFunction;
import java.util.function.LongFunction;
import java.util.function.ToLongFunction;

/**
 * A function over the members of {@link Described} values. Each method takes a member under its name, as a {@link Field} has it, and returns what the member is
 * in the value that is made of the results: a mapper that writes or shows members returns them as they are, one that reads them returns what it has read.
 */
public abstract class MemberMapper {

    /** Takes a number of 64 bits. */
    protected abstract long number(String name, Unit unit, long value);

    /** Takes a number of 32 bits. */
    protected int number(String name, Unit unit, int value) {
        return (int) number(name, unit, (long) value);
    }

    public abstract boolean truth(String name, boolean value);

    public abstract <E extends Enum<E>> E constant(String name, E value);

    /**
     * Takes a number of 32 bits that is shown by what it means.
     *
     * @param meaning the names of a value, as a {@link Field} has them
     */
    public abstract int coded(String name, int value, IntFunction<Object> meaning);

    /**
     * Takes a structure that has all its members in 64 bits.
     *
     * @param unpack the inverse of {@code pack}
     */
    public abstract <S extends Structure> S packed(String name, S value, ToLongFunction<S> pack, LongFunction<S> unpack);

    /** Takes a structure with members of its own. */
    public abstract <S extends Described<S>> S structure(String name, S value);

    /**
     * Takes a structure that may be absent.
     *
     * @param value null if it is absent
     * @param blank any structure of the type
     */
    public abstract <S extends Described<S>> S optional(String name, S value, S blank);

    /** Takes a number of bytes, unsigned. */
    public final long bytes(String name, long value) {
        return number(name, Unit.BYTES, value);
    }

    public final long address(String name, long value) {
        return number(name, Unit.ADDRESS, value);
    }

    public final long matchBits(String name, long value) {
        return number(name, Unit.MATCH_BITS, value);
    }

    /** Takes 64 bits of the user's. */
    public final long userBits(String name, long value) {
        return number(name, Unit.USER_BITS, value);
    }

    public final long handle(String name, long value) {
        return number(name, Unit.HANDLE, value);
    }

    public final int index(String name, int value) {
        return number(name, Unit.INDEX, value);
    }

    public final int count(String name, int value) {
        return number(name, Unit.COUNT, value);
    }

    public final int id(String name, int value) {
        return number(name, Unit.ID, value);
    }

    /** Takes the number that ties the events of an operation together; its size means nothing. */
    public long link(String name, long value) {
        return number(name, Unit.ID, value);
    }

    /** Takes a number that is unique to an event of an interface; its size tells the order only. */
    public long sequence(String name, long value) {
        return number(name, Unit.ID, value);
    }

    /** Takes a count that follows from other state, so that it need not be saved. */
    public int derivedCount(String name, int value) {
        return count(name, value);
    }

    /** Takes a truth value that follows from other state, so that it need not be saved. */
    public boolean derivedTruth(String name, boolean value) {
        return truth(name, value);
    }
}
