package org.portalscope.world.explore;

import java.util.Set;

/**
 * What the explorer looks for, and how far.
 *
 * @param kinds  what counts as a finding
 * @param faults how many completions may fail besides those that are declared to, from 0
 * @param mayCrash the names of the processes that may crash at any moment besides those that are declared to
 * @param states how many states are kept at most, at least 1
 * @param memory bytes for them at most; what is remembered of processes takes up to half of that besides
 * @param depth  transitions in a row at most
 * @param findings how many different findings end the search, at least 1; what lies behind something that is wrong is not looked at
 */
public record ExplorationOptions(Set<Finding.Kind> kinds, int faults, Set<String> mayCrash, int states, long memory, int depth, int findings) {

    public ExplorationOptions {
        kinds = Set.copyOf(kinds);
        mayCrash = Set.copyOf(mayCrash);
    }

    /** Options under which the first finding ends the search. */
    public ExplorationOptions(Set<Finding.Kind> kinds, int faults, Set<String> mayCrash, int states, long memory, int depth) {
        this(kinds, faults, mayCrash, states, memory, depth, 1);
    }

    /** Options under which no process crashes but of what is declared. */
    public ExplorationOptions(Set<Finding.Kind> kinds, int faults, int states, long memory, int depth) {
        this(kinds, faults, Set.of(), states, memory, depth);
    }
}
