package org.portalscope.world.waiting;

import java.util.BitSet;
import java.util.List;
import java.util.stream.Stream;

import org.portalscope.engine.protocol.ProtocolWait.Mode;

/**
 * Who waits for whom at a moment. A process can go on if it is active or one of its threads can be released; a thread can be released if all it waits for,
 * or one of it, has a process that can go on. Those who are left wait for ever: that is more than a cycle, for one way out of several is enough where any of
 * them will do.
 */
public final class WaitForGraph {

    private final List<WaitForProcess> processes;
    private final BitSet goingOn = new BitSet();

    /** @param processes by index */
    public WaitForGraph(List<WaitForProcess> processes) {
        this.processes = List.copyOf(processes);
        processes.stream().filter(WaitForProcess::active).forEach(process -> goingOn.set(process.index()));
        boolean grows = true;
        while (grows) {
            int before = goingOn.cardinality();
            processes.stream().filter(process -> process.waits().stream().anyMatch(this::canBeReleased)).forEach(process -> goingOn.set(process.index()));
            grows = goingOn.cardinality() > before;
        }
    }

    /** The processes, by index. */
    public List<WaitForProcess> processes() {
        return processes;
    }

    /** Whether a process can go on, maybe once others have. */
    public boolean canGoOn(int process) {
        return goingOn.get(process);
    }

    /** Whether the processes that can go on are able to release a thread. */
    public boolean canBeReleased(ThreadWait wait) {
        return wait.mode() == Mode.ALL ? wait.acts().stream().allMatch(this::canHappen) : wait.acts().stream().anyMatch(this::canHappen);
    }

    /** Whether a process that can go on is able to do what is waited for. */
    public boolean canHappen(AwaitedAct act) {
        return act.processes().stream().anyMatch(goingOn::get);
    }

    /** The threads of a process that nobody can release; none of a service, whose threads may wait for ever. */
    public List<ThreadWait> deadlocked(WaitForProcess process) {
        return process.service() ? List.of() : process.waits().stream().filter(wait -> !canBeReleased(wait)).toList();
    }

    /** The processes with a thread that nobody can release, services excepted. */
    public List<WaitForProcess> deadlocked() {
        return processes.stream().filter(process -> !deadlocked(process).isEmpty()).toList();
    }

    /** The threads that wait, those of services excepted. */
    public List<ThreadWait> blocked() {
        return processes.stream().filter(process -> !process.service()).flatMap(process -> process.waits().stream()).toList();
    }

    /** The processes that those threads of a process wait for which nobody can release, for what cannot happen, as far as it is known whom they wait for. */
    Stream<Integer> awaited(WaitForProcess process) {
        return deadlocked(process).stream().filter(ThreadWait::known).flatMap(wait -> wait.acts().stream()).filter(act -> !canHappen(act))
                .flatMap(act -> act.processes().stream());
    }

    @Override
    public boolean equals(Object other) {
        return other instanceof WaitForGraph graph && processes.equals(graph.processes);
    }

    @Override
    public int hashCode() {
        return processes.hashCode();
    }
}
