package org.portalscope.timeline.cursor;

import java.util.List;
import java.util.Optional;

import org.portalscope.world.program.Program;

/**
 * What a thread is in at the cursor.
 *
 * @param thread    its number in its process
 * @param label     what to call it
 * @param readiness what it can do
 * @param calls     its activations: the function called last first, the thread itself last
 */
public record ThreadCalls(int thread, String label, Program.Readiness readiness, List<Frame> calls) {

    public ThreadCalls {
        calls = List.copyOf(calls);
    }

    /** The innermost call that lies no deeper than the given depth. */
    public Optional<Frame> atMost(int depth) {
        return calls.stream().filter(call -> call.depth() <= depth).findFirst();
    }
}
