package org.portalscope.world.waiting;

import java.util.List;

import org.portalscope.engine.description.Elements;
import org.portalscope.engine.description.Field;
import org.portalscope.engine.description.Fields;
import org.portalscope.engine.description.Structure;

/**
 * A blocked thread of a wait-for graph with the names of the processes that could release it.
 *
 * @param process whose thread it is
 * @param blocked what it is blocked in
 * @param graph   that it is in
 */
public record BlockedThread(WaitForProcess process, ThreadWait blocked, WaitForGraph graph) implements Structure {

    /** The blocked threads of a graph, those of services excepted, by process and thread. */
    public static List<BlockedThread> of(WaitForGraph graph) {
        return graph.processes().stream().filter(process -> !process.service())
                .flatMap(process -> process.waits().stream().map(wait -> new BlockedThread(process, wait, graph))).toList();
    }

    @Override
    public List<Field> members() {
        List<Structure> acts = blocked.acts().stream().<Structure>map(act -> () -> members(act)).toList();
        return new Fields().value("process", process.name()).value("thread", blocked.thread()).value("place", blocked.place()).value("call", blocked.call())
                .value("mode", blocked.mode()).value("words", blocked.words()).value("awaits", new Elements(acts)).list();
    }

    private List<Field> members(AwaitedAct act) {
        List<String> helpers = act.processes().stream().map(index -> graph.processes().get(index).name()).toList();
        return new Fields().value("operation", act.operation().isEmpty() ? null : act.operation())
                .value("partner", act.partner().isEmpty() ? null : act.partner())
                .value("reason", act.reason().isEmpty() ? null : act.reason()).value("end", act.end().isEmpty() ? null : act.end())
                .value("processes", new Elements(helpers)).value("message", act.message().orElse(null))
                .value("notes", new Elements(act.notes())).value("near_misses", new Elements(act.candidates())).list();
    }
}
