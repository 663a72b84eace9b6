package org.portalscope.world.waiting;

import java.util.List;
import java.util.stream.Collectors;

import org.portalscope.engine.protocol.ProtocolWait.Mode;
import org.portalscope.world.program.SourceLocation;

/**
 * A thread that cannot go on by itself.
 *
 * @param thread its number in its process
 * @param name   of the process, with that of the thread unless it is the first
 * @param place  the statement that it waits in
 * @param mode   whether all that it waits for has to happen, or one of it
 * @param acts   what it waits for; at least one
 * @param known  whether a protocol or a barrier says so; if not, the thread waits for an event that any process can cause
 */
public record ThreadWait(int thread, String name, SourceLocation place, Mode mode, List<AwaitedAct> acts, boolean known) {

    public ThreadWait {
        acts = List.copyOf(acts);
    }

    /** Whether any of several acts of processes releases it: its edges are OR edges. */
    public boolean isAny() {
        return mode == Mode.ANY && acts.size() > 1 || acts.size() == 1 && acts.get(0).processes().size() > 1;
    }

    /** {@code waits for a message of rank 1, tag 7}, {@code waits for any of: ...}. */
    public String words() {
        return "waits for " + (acts.size() == 1 ? "" : mode == Mode.ALL ? "all of: " : "any of: ")
                + acts.stream().map(AwaitedAct::words).collect(Collectors.joining("; "));
    }
}
