package org.portalscope.analysis.statistics;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeSet;
import java.util.function.Consumer;

import org.portalscope.world.Transition;

/** The numbers of a run so far. What is added to one of a process is added to that of the run, too. */
final class StatisticTable {

    private final Map<StatisticKey, Accumulator> numbers = new HashMap<>();
    private final TreeSet<StatisticKey> changed = new TreeSet<>();
    private final Consumer<LevelSample> samples;

    /** @param samples is told of every sample of a level */
    StatisticTable(Consumer<LevelSample> samples) {
        this.samples = samples;
    }

    /** Counts something, or changes a level. */
    void add(StatisticKey key, long amount) {
        for (StatisticKey each : List.of(key, key.ofRun())) {
            at(each).add(amount);
            if (key.statistic().kind() == Statistic.Kind.LEVEL) {
                changed.add(each);
            }
        }
    }

    /** Adds something measured to an aggregate. */
    void measure(StatisticKey key, long measured) {
        for (StatisticKey each : List.of(key, key.ofRun())) {
            at(each).add(measured);
            at(each).sample(measured);
        }
    }

    /** What a number is now. */
    long value(StatisticKey key) {
        return at(key).value();
    }

    /** A transition ends: the levels that it has touched are sampled. */
    void sample(Transition transition) {
        for (StatisticKey key : changed) {
            Accumulator number = at(key);
            number.sample(number.value());
            samples.accept(new LevelSample(transition.number(), transition.time(), key, number.value()));
        }
        changed.clear();
    }

    List<StatisticRow> rows() {
        return numbers.keySet().stream().sorted().map(key -> numbers.get(key).row(key)).toList();
    }

    private Accumulator at(StatisticKey key) {
        return numbers.computeIfAbsent(key, absent -> new Accumulator());
    }
}
