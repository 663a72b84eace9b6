package org.portalscope.scenario.parser;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;

import org.portalscope.expression.Type;
import org.portalscope.expression.Value;
import org.portalscope.scenario.parser.ScenarioParser.DistanceContext;
import org.portalscope.world.Topology;

/** Makes the topology of a scenario from its declarations of distances. */
final class DistanceBuilder {

    private final Source source;
    private final Cast cast;

    DistanceBuilder(Source source, Cast cast) {
        this.source = source;
        this.cast = cast;
    }

    Topology build(List<DistanceContext> trees) {
        Map<Set<String>, Long> distances = new HashMap<>();
        for (DistanceContext tree : trees) {
            if (Source.isBroken(tree)) {
                continue;
            }
            String one = cast.name(tree.one);
            String other = cast.name(tree.other);
            Value hops = source.constant(tree.hops, Type.INTEGER);
            if (one != null && other != null && distances.put(Set.copyOf(List.of(one, other)), hops == null ? 0 : hops.number()) != null) {
                source.problems().add(Source.position(tree), one + " " + other, "each distance once");
            }
        }
        return new Topology(distances);
    }
}
