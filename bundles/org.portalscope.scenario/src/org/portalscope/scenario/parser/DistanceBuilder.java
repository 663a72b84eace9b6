package org.portalscope.scenario.parser;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;

import org.portalscope.expression.Suggestion;
import org.portalscope.expression.Type;
import org.portalscope.expression.Value;
import org.portalscope.scenario.parser.ScenarioParser.DistanceContext;
import org.portalscope.scenario.parser.ScenarioParser.NameContext;
import org.portalscope.world.Topology;

/** Makes the topology of a scenario from its declarations of distances. */
final class DistanceBuilder {

    private final Source source;
    private final Set<String> processes;

    /** @param processes the names of the processes of the scenario */
    DistanceBuilder(Source source, Set<String> processes) {
        this.source = source;
        this.processes = processes;
    }

    Topology build(List<DistanceContext> trees) {
        Map<Set<String>, Long> distances = new HashMap<>();
        for (DistanceContext tree : trees) {
            if (!Source.isBroken(tree) && isProcess(tree.one) && isProcess(tree.other)) {
                Value hops = source.constant(tree.hops, Type.INTEGER);
                if (distances.put(Set.copyOf(List.of(tree.one.getText(), tree.other.getText())), hops == null ? 0 : hops.number()) != null) {
                    source.problems().add(Source.position(tree), tree.one.getText() + " " + tree.other.getText(), "each distance once");
                }
            }
        }
        return new Topology(distances);
    }

    private boolean isProcess(NameContext name) {
        boolean found = processes.contains(name.getText());
        if (!found) {
            source.problems().add(Source.position(name), name.getText(),
                    "a process" + Suggestion.near(name.getText(), new TreeSet<>(processes)));
        }
        return found;
    }
}
