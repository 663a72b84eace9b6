package org.portalscope.world.waiting;

import java.util.List;
import java.util.stream.IntStream;

import org.portalscope.engine.description.Elements;
import org.portalscope.engine.description.Field;
import org.portalscope.engine.description.Fields;
import org.portalscope.engine.description.Structure;

/**
 * A blocked thread of a wait-for graph with the names of the processes that could release it.
 *
 * @param process the name of its process
 * @param blocked what it is blocked in
 * @param helpers for each act that it awaits, the names of the processes that could do it
 */
public record BlockedThread(String process, ThreadWait blocked, List<List<String>> helpers) implements Structure {

    public BlockedThread {
        helpers = List.copyOf(helpers);
    }

    /** The blocked threads of a graph, those of services excepted, by process and thread. */
    public static List<BlockedThread> of(WaitForGraph graph) {
        return graph.processes().stream().filter(process -> !process.service())
                .flatMap(process -> process.waits().stream().map(wait -> new BlockedThread(process.name(), wait, helpers(wait, graph)))).toList();
    }

    private static List<List<String>> helpers(ThreadWait wait, WaitForGraph graph) {
        return wait.acts().stream().map(act -> act.processes().stream().map(index -> graph.processes().get(index).name()).toList()).toList();
    }

    @Override
    public List<Field> members() {
        List<Structure> acts = IntStream.range(0, helpers.size()).<Structure>mapToObj(i -> () -> members(blocked.acts().get(i), helpers.get(i))).toList();
        return new Fields().value("process", process).id("thread", blocked.thread()).value("place", blocked.place()).value("call", blocked.call())
                .value("mode", blocked.mode()).value("words", blocked.words()).value("awaits", new Elements(acts)).list();
    }

    private static List<Field> members(AwaitedAct act, List<String> processes) {
        return new Fields().value("operation", act.operation().isEmpty() ? null : act.operation())
                .value("partner", act.partner().isEmpty() ? null : act.partner())
                .value("reason", act.reason().isEmpty() ? null : act.reason()).value("end", act.end().isEmpty() ? null : act.end())
                .value("processes", new Elements(processes)).value("message", act.message().orElse(null))
                .value("notes", new Elements(act.notes())).value("near_misses", new Elements(act.candidates())).list();
    }
}
