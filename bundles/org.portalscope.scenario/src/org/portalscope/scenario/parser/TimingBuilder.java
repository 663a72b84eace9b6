package org.portalscope.scenario.parser;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

import org.portalscope.engine.description.Nanoseconds;
import org.portalscope.expression.value.Problem;
import org.portalscope.expression.value.SourcePosition;
import org.portalscope.expression.value.Suggestion;
import org.portalscope.expression.value.Type;
import org.portalscope.expression.value.Value;
import org.portalscope.scenario.parser.ScenarioParser.ChannelContext;
import org.portalscope.scenario.parser.ScenarioParser.MemberContext;
import org.portalscope.world.time.ChannelTimes;
import org.portalscope.world.time.Timing;

/** Makes the timing of a scenario from its declarations of channels. */
final class TimingBuilder {

    private static final String LATENCY = "latency";
    private static final String OVERHEAD = "overhead";
    private static final String GAP = "gap";
    private static final List<String> MEMBERS = List.of(LATENCY, OVERHEAD, GAP);
    private static final List<String> ALL = List.of();

    private final ScenarioSource source;
    private final ProcessDeclarations cast;
    private final Map<List<String>, ChannelTimes> channels = new HashMap<>();

    TimingBuilder(ScenarioSource source, ProcessDeclarations cast) {
        this.source = source;
        this.cast = cast;
    }

    /** @param takesTime whether a statement lets time pass */
    Timing build(List<ChannelContext> trees, boolean takesTime) {
        for (ChannelContext tree : trees) {
            if (!ScenarioSource.isBroken(tree)) {
                add(tree);
            }
        }
        ChannelTimes others = channels.getOrDefault(ALL, ChannelTimes.NONE);
        channels.remove(ALL);
        return trees.isEmpty() && !takesTime ? Timing.NONE : new Timing(true, others, channels);
    }

    private void add(ChannelContext tree) {
        List<String> ends = new ArrayList<>();
        if (tree.from != null) {
            ends.add(cast.name(tree.from));
            ends.add(cast.name(tree.to));
        }
        if (!ends.contains(null) && channels.put(ends, times(tree)) != null) {
            problem(ScenarioSource.position(tree), tree.from == null ? "channel" : tree.from.getText() + " -> " + tree.to.getText(), "each channel once");
        }
    }

    private ChannelTimes times(ChannelContext tree) {
        Map<String, Long> times = new HashMap<>();
        for (MemberContext member : tree.member()) {
            String name = member.name().getText();
            if (!MEMBERS.contains(name)) {
                source.problems().add(new Problem(ScenarioSource.position(member), name, "'latency', 'overhead' or 'gap'")
                        .suggesting(Suggestion.nearest(name, MEMBERS)));
            } else if (times.put(name, duration(member)) != null) {
                problem(ScenarioSource.position(member), name, "each of 'latency', 'overhead' and 'gap' once");
            }
        }
        return new ChannelTimes(times.getOrDefault(LATENCY, 0L), times.getOrDefault(OVERHEAD, 0L), times.getOrDefault(GAP, 0L));
    }

    private long duration(MemberContext member) {
        Value value = source.constant(member.expression(), Type.INTEGER);
        if (value == null) {
            return 0;
        }
        if (!Nanoseconds.isDuration(value.number())) {
            problem(ScenarioSource.position(member.expression()), member.expression().getText(), Nanoseconds.RANGE);
            return 0;
        }
        return value.number();
    }

    private void problem(SourcePosition position, String found, String expected) {
        source.problems().add(position, found, expected);
    }
}
