package org.portalscope.ui.variables;

import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;

import org.portalscope.engine.description.TypedValue;
import org.portalscope.session.control.ThreadStack;
import org.portalscope.session.cursor.Frame;
import org.portalscope.ui.part.TextTree.Branch;

/** Values that the user watches, by process: they stay in sight above all others, whatever function is shown. */
final class WatchList {

    private static final String HEADING = "watched";
    private static final TypedValue NONE = new TypedValue("nothing", null, "has no value here");

    private final Map<Integer, Set<ValuePath>> paths = new HashMap<>();

    /** Watches a value of a process, or no longer if it is watched. */
    void toggle(int process, ValuePath path) {
        Set<ValuePath> watched = paths.computeIfAbsent(process, none -> new LinkedHashSet<>());
        if (!watched.remove(path)) {
            watched.add(path);
        }
    }

    /** The lines of the values of the process that is shown; none if none of it are watched. */
    List<Branch> branches(VariableBranches values, ThreadStack calls) {
        Set<ValuePath> watched = paths.getOrDefault(calls.process(), Set.of());
        if (watched.isEmpty()) {
            return List.of();
        }
        List<Frame> now = List.of(calls.shown(), calls.thread());
        List<Frame> before = now.stream().flatMap(call -> calls.before(call).stream()).toList();
        Optional<Map<String, TypedValue>> former = before.isEmpty() ? Optional.empty() : Optional.of(values(watched, before));
        return Stream.concat(Stream.of(VariableLines.heading(HEADING)), values.of(HEADING, values(watched, now), former).stream()).toList();
    }

    private static Map<String, TypedValue> values(Set<ValuePath> watched, List<Frame> calls) {
        Map<String, TypedValue> values = new LinkedHashMap<>();
        watched.forEach(path -> values.put(path.text(), path.in(calls).orElse(NONE)));
        return values;
    }

    /** Whether a line of a tree is one of a watched value, or of a part of it. */
    static boolean holds(List<Branch> line) {
        return !line.isEmpty() && line.get(0).key().startsWith(HEADING + '/');
    }
}
