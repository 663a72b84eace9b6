package org.portalscope.engine.encoding;

import java.util.function.IntFunction;
import java.util.function.LongFunction;
import java.util.function.ToLongFunction;

import org.portalscope.engine.description.Described;
import org.portalscope.engine.description.MemberMapper;
import org.portalscope.engine.description.Structure;
import org.portalscope.engine.description.Unit;

/** Reads members that a {@link MemberWriter} has written, in place of those of any value of the type. */
final class MemberReader extends MemberMapper {

    private final ValueReader in;

    MemberReader(ValueReader in) {
        this.in = in;
    }

    @Override
    protected long number(String name, Unit unit, long value) {
        return unit == Unit.HANDLE ? in.fields().handle() : in.fields().number();
    }

    @Override
    protected int number(String name, Unit unit, int value) {
        return in.integer();
    }

    @Override
    public boolean truth(String name, boolean value) {
        return in.truth();
    }

    @Override
    public <E extends Enum<E>> E constant(String name, E value) {
        return in.constant(value.getDeclaringClass());
    }

    @Override
    public int coded(String name, int value, IntFunction<Object> meaning) {
        return in.integer();
    }

    @Override
    public <S extends Structure> S packed(String name, S value, ToLongFunction<S> pack, LongFunction<S> unpack) {
        return unpack.apply(in.fields().number());
    }

    @Override
    public <S extends Described<S>> S structure(String name, S value) {
        return value.map(this);
    }

    @Override
    public <S extends Described<S>> S optional(String name, S value, S blank) {
        return in.truth() ? blank.map(this) : null;
    }

    @Override
    public int derivedCount(String name, int value) {
        return value;
    }

    @Override
    public boolean derivedTruth(String name, boolean value) {
        return value;
    }
}
