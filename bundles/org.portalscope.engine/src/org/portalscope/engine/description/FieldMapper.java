package org.portalscope.engine.description;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.function.IntFunction;
import java.util.function.LongFunction;
import java.util.function.ToLongFunction;

/** Lists members as fields. */
final class FieldMapper extends MemberMapper {

    private final List<Field> fields = new ArrayList<>();

    private FieldMapper() {
    }

    static List<Field> fields(Described<?> described) {
        FieldMapper mapper = new FieldMapper();
        described.map(mapper);
        return Collections.unmodifiableList(mapper.fields);
    }

    @Override
    protected long number(String name, Unit unit, long value) {
        return add(name, unit, value);
    }

    @Override
    public boolean truth(String name, boolean value) {
        return add(name, Unit.NONE, value);
    }

    @Override
    public <E extends Enum<E>> E constant(String name, E value) {
        return add(name, Unit.NONE, value);
    }

    @Override
    public int coded(String name, int value, IntFunction<Object> meaning) {
        add(name, Unit.NONE, meaning.apply(value));
        return value;
    }

    @Override
    public <S extends Structure> S packed(String name, S value, ToLongFunction<S> pack, LongFunction<S> unpack) {
        return add(name, Unit.NONE, value);
    }

    @Override
    public <S extends Described<S>> S structure(String name, S value) {
        return add(name, Unit.NONE, value);
    }

    @Override
    public <S extends Described<S>> S optional(String name, S value, S blank) {
        return add(name, Unit.NONE, value);
    }

    private <V> V add(String name, Unit unit, V value) {
        fields.add(new Field(name, unit, value));
        return value;
    }
}
