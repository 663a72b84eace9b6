package org.portalscope.scene.waiting;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.function.IntPredicate;

import org.portalscope.engine.protocol.ProtocolWait.Mode;
import org.portalscope.world.waiting.AwaitedAct;
import org.portalscope.world.waiting.ThreadWait;
import org.portalscope.world.waiting.WaitForGraph;
import org.portalscope.world.waiting.WaitForProcess;

/** The lines of a wait-for graph: of several between the same two processes, the one that has to be and that stands out. */
final class WaitForEdges {

    private final WaitForGraph graph;
    private final IntPredicate drawn;

    /** @param drawn whether a process is in the picture */
    WaitForEdges(WaitForGraph graph, IntPredicate drawn) {
        this.graph = graph;
        this.drawn = drawn;
    }

    /** Those of all processes that are drawn. */
    List<WaitForEdge> all() {
        List<WaitForEdge> edges = new ArrayList<>();
        graph.processes().stream().filter(process -> drawn.test(process.index())).forEach(process -> edges.addAll(of(process)));
        return edges;
    }

    List<WaitForEdge> of(WaitForProcess process) {
        Map<Integer, WaitForEdge> edges = new TreeMap<>();
        for (ThreadWait wait : process.waits()) {
            boolean stuck = graph.deadlocked(process).contains(wait);
            for (AwaitedAct act : wait.acts()) {
                boolean any = wait.mode() == Mode.ANY && wait.acts().size() > 1 || act.processes().size() > 1;
                act.processes().stream().filter(drawn::test).filter(other -> wait.known() || other != process.index())
                        .map(other -> new WaitForEdge(process.index(), other, any, stuck && !graph.canHappen(act)))
                        .forEach(edge -> edges.merge(edge.to(), edge, WaitForEdges::both));
            }
        }
        return List.copyOf(edges.values());
    }

    private static WaitForEdge both(WaitForEdge one, WaitForEdge other) {
        return new WaitForEdge(one.from(), one.to(), one.any() && other.any(), one.deadlocked() || other.deadlocked());
    }
}
