package org.portalscope.scenario.parser;

import java.util.HashMap;
import java.util.HashSet;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.stream.Collectors;

/** Finds the names of a process that one thread alone can use: those in the body of a thread that is started once, or in functions that it alone calls. */
final class NameOwners {

    private static final int SEVERAL = 2;

    private record Uses(Set<Integer> slots, Set<Integer> calls) {
    }

    private final Map<Integer, Uses> bodies = new HashMap<>();
    /** The body of each thread, or of a function that any may call, and how many threads may execute it: one or {@link #SEVERAL}. */
    private final Map<Integer, Integer> threads = new HashMap<>();

    /**
     * Takes a body.
     *
     * @param slots of the names of the process that it uses
     * @param calls the indexes of the bodies of functions that it calls
     */
    void add(int body, Set<Integer> slots, Set<Integer> calls) {
        bodies.put(body, new Uses(slots, calls));
    }

    /** Takes a body as that of a thread. */
    void addThread(int body, boolean isRepeated) {
        threads.put(body, isRepeated ? SEVERAL : 1);
    }

    /** Takes the body of a function that a protocol may have any thread call. */
    void addHanded(int body) {
        threads.put(body, SEVERAL);
    }

    /** The slots that one thread alone can use. */
    Set<Integer> owned() {
        Map<Integer, Integer> users = new TreeMap<>();
        threads.forEach((body, count) -> slots(body).forEach(slot -> users.merge(slot, count, Integer::sum)));
        return users.keySet().stream().filter(slot -> users.get(slot) == 1).collect(Collectors.toSet());
    }

    /** The slots that a body uses, and those that the functions use that it calls. */
    private Set<Integer> slots(int body) {
        Set<Integer> slots = new HashSet<>();
        collect(body, slots, new HashSet<>());
        return slots;
    }

    private void collect(int body, Set<Integer> slots, Set<Integer> seen) {
        Uses uses = bodies.get(body);
        if (uses != null && seen.add(body)) {
            slots.addAll(uses.slots());
            uses.calls().forEach(called -> collect(called, slots, seen));
        }
    }
}
