package org.portalscope.protocol.value;

import java.util.Objects;
import java.util.concurrent.atomic.AtomicInteger;

/** A name of a procedure: a parameter, or what it keeps between its steps. Two are equal if their names and types are. */
public final class CallVariable {

    private static final AtomicInteger MADE = new AtomicInteger();

    private final String name;
    private final ValueType type;
    private final int number = MADE.getAndIncrement();

    /** @param name as people read it */
    public CallVariable(String name, ValueType type) {
        this.name = name;
        this.type = type;
    }

    /** As people read it. */
    public String name() {
        return name;
    }

    public ValueType type() {
        return type;
    }

    /** A number that no other object has, from 0, for those who look for it in tables; nothing that anybody sees depends on it. */
    public int number() {
        return number;
    }

    @Override
    public boolean equals(Object other) {
        return other instanceof CallVariable variable && name.equals(variable.name) && Objects.equals(type, variable.type);
    }

    @Override
    public int hashCode() {
        return Objects.hash(name, type);
    }

    @Override
    public String toString() {
        return name;
    }
}
