package org.portalscope.cli;

import java.util.ArrayList;
import java.util.List;

import org.portalscope.timeline.state.LocalWorldState;
import org.portalscope.timeline.state.ProcessState;
import org.portalscope.timeline.state.WorldState;
import org.portalscope.world.World;
import org.portalscope.world.program.Program;
import org.portalscope.world.waiting.ThreadWait;

/**
 * What can be seen of protocols at a moment of a run, as text that can be compared.
 *
 * @param processes tables, and of each thread that is in a call its procedures with their variables
 * @param waits     of threads that are in calls; of those of which a protocol says nothing, that they wait for an event
 */
public record ProtocolView(List<String> processes, List<String> waits) {

    static ProtocolView of(World world) {
        return of(new LocalWorldState(world));
    }

    public static ProtocolView of(WorldState state) {
        List<String> processes = state.processes().stream().map(ProtocolView::of).toList();
        List<String> waits = state.waitForGraph().processes().stream()
                .flatMap(process -> process.waits().stream().filter(wait -> isInCall(state.process(process.index()), wait.thread()))
                        .map(wait -> process.name() + ' ' + wait.thread() + ' ' + (wait.known() ? wait.mode() + " " + acts(wait) : "an event")))
                .toList();
        return new ProtocolView(processes, waits);
    }

    /** What a thread waits for; a recording does not say that a program has ended. */
    private static String acts(ThreadWait wait) {
        return withoutNames(wait.call() + wait.acts()).replaceAll("end=[^,]*", "end=");
    }

    /** Words without the names of variables, which a recording does not have. */
    static String withoutNames(String words) {
        return words.replaceAll("(communicator|endpoint|event dispatcher|service point)( |=)[\\w\\[\\]]+", "$1");
    }

    /** What can be seen of a process by itself. */
    public static String of(ProcessState process) {
        return process.name() + ": " + process.protocolTables().stream().map(table -> table.name() + ' ' + table.rows()).toList() + calls(process);
    }

    private static boolean isInCall(ProcessState process, int thread) {
        return process.upperCalls(thread) > 0;
    }

    private static List<String> calls(ProcessState process) {
        List<String> calls = new ArrayList<>();
        for (int thread = 0; thread < process.threadCount(); thread++) {
            if (isInCall(process, thread)) {
                List<Program.Activation> all = process.activations(thread);
                calls.add(process.readiness(thread) + " in " + all.subList(all.size() - process.upperCalls(thread), all.size()).stream()
                        .map(activation -> activation.name() + ' ' + activation.names()).toList());
            }
        }
        return calls;
    }
}
