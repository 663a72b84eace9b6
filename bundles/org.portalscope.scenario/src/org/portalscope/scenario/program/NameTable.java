package org.portalscope.scenario.program;

import java.util.Collection;
import java.util.Collections;
import java.util.HashMap;
import java.util.Map;

import org.portalscope.expression.Constants;
import org.portalscope.expression.Names;
import org.portalscope.expression.Position;
import org.portalscope.expression.Problems;
import org.portalscope.expression.Type;

/** The names of a process with their types: those that are fixed, such as regions, and those that its statements bind. */
public final class NameTable implements Names {

    private final Map<String, Type> fixed;
    private final Map<String, Type> bound = new HashMap<>();
    private boolean changed;

    /** @param fixed names that no statement may bind */
    public NameTable(Map<String, Type> fixed) {
        this.fixed = fixed;
    }

    @Override
    public Type type(String name) {
        return fixed.getOrDefault(name, bound.get(name));
    }

    @Override
    public Collection<String> all() {
        Map<String, Type> all = new HashMap<>(bound);
        all.putAll(fixed);
        return Collections.unmodifiableCollection(all.keySet());
    }

    /** Binds a name; the first type that is known stays. */
    public void bind(String name, Type type) {
        Type before = bound.get(name);
        if (before == null || before == Type.UNKNOWN && type != Type.UNKNOWN) {
            bound.put(name, type);
            changed = true;
        }
    }

    /** Whether a name has been bound since this was asked last. */
    public boolean takeChanged() {
        boolean result = changed;
        changed = false;
        return result;
    }

    /** Checks that a name may be bound to a value of a type. */
    public void require(String name, Position position, Type type, Problems problems) {
        if (Constants.value(name) != null) {
            problems.add(position, name, "a name of your own: this is a constant");
        } else if (fixed.containsKey(name)) {
            problems.add(position, name, "a name that is free: this is " + fixed.get(name).words());
        } else if (bound.containsKey(name) && !type.agrees(bound.get(name))) {
            problems.add(position, name, "a name for " + type.words() + ": elsewhere this is " + bound.get(name).words());
        }
    }
}
