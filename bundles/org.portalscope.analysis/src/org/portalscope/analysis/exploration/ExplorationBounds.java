package org.portalscope.analysis.exploration;

import java.util.Collection;
import java.util.List;
import java.util.Optional;

import org.portalscope.timeline.session.Launch;
import org.portalscope.timeline.state.ProcessState;

/** How far explorations go unless users say otherwise, and what can be explored. */
public final class ExplorationBounds {

    /** States and transitions in a row: more than there is memory for. */
    public static final int MOST = 1_000_000_000;

    private ExplorationBounds() {
    }

    /** Bytes for the states: half of the heap. */
    public static long usualBytes() {
        return Runtime.getRuntime().maxMemory() / 2;
    }

    /** The same in mebibytes, at least 1. */
    public static int usualMebibytes() {
        return (int) Math.max(1, usualBytes() >> 20);
    }

    /** The names of those who take part in a run. */
    public static List<String> processes(Launch launch) {
        return launch.start().state().processes().stream().map(ProcessState::name).toList();
    }

    /** What is wrong with names of processes, as a sentence without a full stop; nothing if all of them take part. */
    public static Optional<String> unknown(Collection<String> names, List<String> processes) {
        return names.stream().sorted().filter(name -> !processes.contains(name)).findFirst()
                .map(name -> name + ": there is no such process; there are: " + String.join(", ", processes));
    }
}
