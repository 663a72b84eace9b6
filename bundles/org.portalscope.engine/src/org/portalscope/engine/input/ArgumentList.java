package org.portalscope.engine.input;

import java.util.AbstractList;
import java.util.RandomAccess;

/** The arguments of a call, null where NULL is passed: nobody changes them. */
final class ArgumentList extends AbstractList<Object> implements RandomAccess {

    private final Object[] arguments;

    /** @param arguments that nobody else has */
    ArgumentList(Object[] arguments) {
        this.arguments = arguments;
    }

    @Override
    public Object get(int index) {
        return arguments[index];
    }

    @Override
    public int size() {
        return arguments.length;
    }

    @Override
    public Object[] toArray() {
        return arguments.clone();
    }
}
