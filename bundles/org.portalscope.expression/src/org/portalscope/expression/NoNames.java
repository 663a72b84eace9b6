package org.portalscope.expression;

import java.util.Collection;
import java.util.List;

import org.portalscope.expression.value.Type;
import org.portalscope.expression.value.Value;

/**
 * Where nothing but constants can be used, and functions of them that look at no process.
 *
 * @param expected what there should be instead of a name, in words
 */
public record NoNames(String expected) implements NameScope {

    @Override
    public Type type(String name) {
        return null;
    }

    @Override
    public Collection<String> all() {
        return List.of();
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
        throw new IllegalStateException("there is no name " + name);
    }
}
