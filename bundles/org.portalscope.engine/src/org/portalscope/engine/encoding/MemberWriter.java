package org.portalscope.engine.encoding;

import java.util.function.IntFunction;
import java.util.function.LongFunction;
import java.util.function.ToLongFunction;

import org.portalscope.engine.description.Described;
import org.portalscope.engine.description.MemberMapper;
import org.portalscope.engine.description.Structure;
import org.portalscope.engine.description.Unit;

/** Writes the members of described values one after the other; a {@link MemberReader} reads them. */
public class MemberWriter extends MemberMapper {

    private final FieldWriter out;

    public MemberWriter(FieldWriter out) {
        this.out = out;
    }

    @Override
    protected long number(String name, Unit unit, long value) {
        if (unit == Unit.HANDLE) {
            out.handle(value);
        } else {
            out.number(value);
        }
        return value;
    }

    @Override
    public boolean truth(String name, boolean value) {
        out.number(value ? 1 : 0);
        return value;
    }

    @Override
    public <E extends Enum<E>> E constant(String name, E value) {
        out.number(value.ordinal());
        return value;
    }

    @Override
    public int coded(String name, int value, IntFunction<Object> meaning) {
        out.number(value);
        return value;
    }

    @Override
    public <S extends Structure> S packed(String name, S value, ToLongFunction<S> pack, LongFunction<S> unpack) {
        out.number(pack.applyAsLong(value));
        return value;
    }

    @Override
    public <S extends Described<S>> S structure(String name, S value) {
        return value.map(this);
    }

    @Override
    public <S extends Described<S>> S optional(String name, S value, S blank) {
        truth(name, value != null);
        return value == null ? null : structure(name, value);
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
