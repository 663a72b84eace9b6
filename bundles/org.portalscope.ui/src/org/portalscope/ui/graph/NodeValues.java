package org.portalscope.ui.graph;

import java.util.Optional;
import java.util.stream.IntStream;

import org.portalscope.analysis.search.StepPredicate;
import org.portalscope.analysis.search.StepQuery;
import org.portalscope.analysis.search.WatchedValue;
import org.portalscope.engine.step.Subject;
import org.portalscope.model.Process;
import org.portalscope.model.Region;
import org.portalscope.model.World;
import org.portalscope.scene.NodeKey;

/** What the nodes of the graph show, as something that steps change. */
final class NodeValues {

    private NodeValues() {
    }

    /** The steps that change what a node shows; nothing for nodes that show no value of a process. */
    static Optional<StepQuery> changes(NodeKey key, World model) {
        Process process = model.getProcesses().get(key.process());
        return switch (key.kind()) {
            case ENTRY, DESCRIPTOR, QUEUE -> Optional.of(new WatchedValue(key.process(), new Subject.OfObject(key.id()), null))
                    .map(object -> StepQuery.changes(object, object.toString()));
            case PORTAL -> Optional.of(StepQuery.changes(list(process, (int) key.id()), "the match list of portal " + key.id()));
            case REGION -> process.getRegions().stream().filter(region -> region.getAddress() == key.id()).findFirst()
                    .map(region -> StepQuery.changes(memory(process, region), region.getName()));
            default -> Optional.empty();
        };
    }

    /** Its match list, on whichever of the interfaces: the node does not tell. */
    private static StepPredicate list(Process process, int portal) {
        return IntStream.range(0, process.getInterfaces().size())
                .<StepPredicate>mapToObj(ni -> new WatchedValue(process.getIndex(), new Subject.OfPortal(ni, portal), null))
                .reduce(StepPredicate::or).orElseThrow();
    }

    private static StepPredicate memory(Process process, Region region) {
        return new WatchedValue(process.getIndex(), new Subject.OfExtent(region.getAddress(), region.getLength()), null);
    }
}
