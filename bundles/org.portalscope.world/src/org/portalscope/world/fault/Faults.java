package org.portalscope.world.fault;

import java.util.ArrayList;
import java.util.List;

import org.portalscope.engine.call.Function;

/**
 * What goes wrong in the environment of a process.
 *
 * @param all each once
 */
public record Faults(List<Fault> all) {

    public static final Faults NONE = new Faults(List.of());

    public Faults {
        all = List.copyOf(all);
    }

    /** Whether the environment lets a function fail. */
    public boolean fails(Function function) {
        return all.contains(new CallFault(function));
    }

    /** The faults of one type. */
    <T extends Fault> List<T> of(Class<T> type) {
        return all.stream().filter(type::isInstance).map(type::cast).toList();
    }

    /** These and others; what both have counts once. */
    public Faults and(Faults others) {
        List<Fault> both = new ArrayList<>(all);
        others.all.stream().filter(fault -> !both.contains(fault)).forEach(both::add);
        return new Faults(both);
    }
}
