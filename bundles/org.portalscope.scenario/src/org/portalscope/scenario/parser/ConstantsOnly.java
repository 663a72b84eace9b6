package org.portalscope.scenario.parser;

import java.util.Collection;
import java.util.List;

import org.portalscope.engine.state.PortalsState;
import org.portalscope.expression.NameScope;
import org.portalscope.expression.ValueScope;
import org.portalscope.expression.value.Type;
import org.portalscope.expression.value.Value;

/** Where nothing but constants can be used, because nothing runs yet. */
enum ConstantsOnly implements NameScope, ValueScope {
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
        return "a constant that is known here";
    }

    @Override
    public Value constant(String name) {
        return null;
    }

    @Override
    public int slot(String name) {
        throw new IllegalStateException("there is no name " + name);
    }

    @Override
    public Value value(int slot) {
        throw new IllegalStateException("nothing has a value yet");
    }

    @Override
    public PortalsState portals() {
        throw new IllegalStateException("there is no process yet");
    }
}
