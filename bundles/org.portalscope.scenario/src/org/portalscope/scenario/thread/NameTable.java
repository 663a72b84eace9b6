package org.portalscope.scenario.thread;

import java.util.ArrayList;
import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import java.util.TreeSet;

import org.portalscope.expression.NameScope;
import org.portalscope.expression.value.Constants;
import org.portalscope.expression.value.Problems;
import org.portalscope.expression.value.SourcePosition;
import org.portalscope.expression.value.Type;
import org.portalscope.expression.value.Value;

/**
 * The names of a process, or those of a function in front of them, with their types and slots: constants, names that are fixed such as
 * regions, and those that statements bind. Slots of a process count up from 0, those of a function down from -1.
 */
public final class NameTable implements NameScope {

    /** The slot of virtual time, in nanoseconds. */
    public static final int NOW = Integer.MIN_VALUE;

    /** The id of the process. */
    public static final String SELF = "self";

    private static final String NOW_NAME = "now";

    private record Name(Type type, int slot, boolean fixed) {
    }

    private final NameTable outer;
    private final Map<String, Value> constants;
    private final Map<String, Name> names = new LinkedHashMap<>();
    private final Set<Integer> used = new TreeSet<>();
    private boolean changed;

    /** @param constants names whose values never change */
    public NameTable(Map<String, Value> constants) {
        outer = null;
        this.constants = constants;
    }

    private NameTable(NameTable outer) {
        this.outer = outer;
        constants = outer.constants;
    }

    /** The names of a function, in front of these. */
    public NameTable inner() {
        return new NameTable(this);
    }

    /** Whether a name means something everywhere, so that nothing else can have it. */
    public static boolean isReserved(String name) {
        return name.equals(NOW_NAME) || name.equals(SELF);
    }

    /** Adds the id of the process, which {@code self} stands for, in the next slot. */
    public void fixSelf() {
        fix(SELF, Type.PROCESS);
    }

    /** Adds a name that no statement may bind, in the next slot. */
    public void fix(String name, Type type) {
        names.put(name, new Name(type, nextSlot(), true));
    }

    /** Adds a parameter of a function, in the next slot. */
    public void addParameter(String name, Type type) {
        names.put(name, new Name(type, nextSlot(), false));
    }

    /** Binds a name, here unless it is one of the outer names; the first type that is known stays. What is a constant remains one. */
    public void bind(String name, Type type) {
        if (Constants.value(name) != null) {
            return;
        }
        Name before = names.get(name);
        if (before == null && outer != null && outer.has(name)) {
            outer.bind(name, type);
        } else if (before == null && !has(name)) {
            names.put(name, new Name(type, nextSlot(), false));
            changed = true;
        } else if (before != null && !before.fixed && before.type.isOpen() && !type.isOpen()) {
            names.put(name, new Name(type, before.slot, false));
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
    public void require(String name, SourcePosition position, Type type, Problems problems) {
        Name found = find(name);
        if (Constants.value(name) != null) {
            problems.add(position, name, "a name of your own: this is a constant");
        } else if (isFixed(name)) {
            String bytes = type(name) == Type.REGION ? ", whose bytes '" + name + "[..] = …' sets" : "";
            problems.add(position, name, "a name that is free: this is " + type(name).words() + bytes);
        } else if (found != null && !type.agrees(found.type)) {
            problems.add(position, name, "a name for " + type.words() + ": elsewhere this is " + found.type.words());
        }
    }

    /** Whether no statement may bind a name. */
    public boolean isFixed(String name) {
        Name found = find(name);
        return isReserved(name) || constants.containsKey(name) || found != null && found.fixed;
    }

    /** Whether a name is known. */
    public boolean has(String name) {
        return isReserved(name) || constants.containsKey(name) || find(name) != null;
    }

    @Override
    public Type type(String name) {
        Value constant = constants.get(name);
        Name found = find(name);
        if (constant != null) {
            return constant.type();
        }
        return found != null ? found.type : name.equals(NOW_NAME) ? Type.INTEGER : null;
    }

    @Override
    public Collection<String> all() {
        Collection<String> all = new TreeSet<>(names.keySet());
        all.addAll(outer == null ? constants.keySet() : outer.all());
        return all;
    }

    @Override
    public Value constant(String name) {
        return constants.get(name);
    }

    @Override
    public int slot(String name) {
        Name found = find(name);
        int slot = found == null && name.equals(NOW_NAME) ? NOW : Objects.requireNonNull(found, name).slot;
        if (slot >= 0) {
            used.add(slot);
        }
        return slot;
    }

    /** The slots of names of the process that were asked for since this was asked last. */
    public Set<Integer> takeUsed() {
        Set<Integer> result = Set.copyOf(used);
        used.clear();
        return result;
    }

    /** The names of this table in the order of their slots. */
    public List<String> slots() {
        return new ArrayList<>(names.keySet());
    }

    private Name find(String name) {
        Name found = names.get(name);
        return found == null && outer != null ? outer.find(name) : found;
    }

    private int nextSlot() {
        return outer == null ? names.size() : ~names.size();
    }
}
