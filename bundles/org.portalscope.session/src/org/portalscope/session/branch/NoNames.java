package org.portalscope.session.branch;

import java.util.Collection;
import java.util.List;

import org.portalscope.expression.NameScope;
import org.portalscope.expression.value.Type;
import org.portalscope.expression.value.Value;

/** Where nothing but constants can be used. */
enum NoNames implements NameScope {

    INSTANCE;

    @Override
    public Type type(String name) {
        return null;
    }

    @Override
    public Collection<String> all() {
        return List.of();
    }

    @Override
    public String expected() {
        return "a number or a constant";
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
