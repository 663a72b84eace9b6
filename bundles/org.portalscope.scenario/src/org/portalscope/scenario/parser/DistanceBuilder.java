package org.portalscope.scenario.parser;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;

import org.portalscope.expression.value.Type;
import org.portalscope.expression.value.Value;
import org.portalscope.scenario.parser.ScenarioParser.DistanceContext;
import org.portalscope.world.network.Topology;

/** Makes the topology of a scenario from its declarations of distances. */
final class DistanceBuilder {

    private final ScenarioSource source;
    private final ProcessDeclarations cast;

    DistanceBuilder(ScenarioSource source, ProcessDeclarations cast) {
        this.source = source;
        this.cast = cast;
    }

    Topology build(List<DistanceContext> trees) {
        Map<Set<String>, Long> distances = new HashMap<>();
        for (DistanceContext tree : trees) {
            if (ScenarioSource.isBroken(tree)) {
                continue;
            }
            String one = cast.name(tree.one);
            String other = cast.name(tree.other);
            Value hops = source.constant(tree.hops, Type.INTEGER);
            if (one != null && other != null && distances.put(Set.copyOf(List.of(one, other)), hops == null ? 0 : hops.number()) != null) {
                source.problems().add(ScenarioSource.position(tree), one + " " + other, "each distance once");
            }
        }
        return new Topology(distances);
    }
}
