package org.portalscope.analysis.breakpoint;

import java.util.Collection;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.function.BooleanSupplier;

import org.portalscope.analysis.search.StepPredicate;
import org.portalscope.analysis.search.StepScan;
import org.portalscope.timeline.RunProgress;
import org.portalscope.timeline.Timeline;

/**
 * How often the breakpoints of a session that are switched on are hit in what has been executed, wherever its cursor is.
 *
 * @param hits    by the number of the breakpoint; one that is not hit has none
 * @param to      number of the last transition that has been looked at
 * @param isWhole whether all up to that one have been; else there may be more hits
 */
public record HitCounts(Map<Integer, Integer> hits, int to, boolean isWhole) {

    /** Where nothing has been looked at. */
    public static final HitCounts NONE = new HitCounts(Map.of(), 0, true);

    public HitCounts {
        hits = Map.copyOf(hits);
    }

    /**
     * These, and those in what has been executed since.
     *
     * @param breakpoints the same ones as before
     * @param most        transitions with hits that are looked for
     * @param cancelled   asked between transitions
     */
    public HitCounts upToNow(StepScan scan, Timeline timeline, Collection<NumberedBreakpoint> breakpoints, int most, BooleanSupplier cancelled) {
        List<NumberedBreakpoint> enabled = breakpoints.stream().filter(each -> each.breakpoint().enabled()).toList();
        int end = timeline.size();
        Optional<StepPredicate> any = enabled.stream().<StepPredicate>map(NumberedBreakpoint::breakpoint).reduce(StepPredicate::or);
        if (any.isEmpty() || end <= to) {
            return this;
        }
        List<Integer> found = scan.all(timeline, to + 1, end, any.get(), most, RunProgress.NONE, cancelled);
        Map<Integer, Integer> counted = new TreeMap<>(hits);
        for (NumberedBreakpoint each : enabled) {
            int more = found.stream().mapToInt(number -> (int) HitCounter.places(timeline, number, each.breakpoint()).count()).sum();
            if (more > 0) {
                counted.merge(each.number(), more, Integer::sum);
            }
        }
        return new HitCounts(counted, end, isWhole && found.size() < most && !cancelled.getAsBoolean());
    }

    /** The same where more has been executed since than is looked at in passing. */
    public HitCounts behind() {
        return new HitCounts(hits, to, false);
    }

    /** {@code hit 3 times}, if a breakpoint is hit at all. */
    public Optional<String> words(int number) {
        return Optional.ofNullable(hits.get(number)).map(count -> "hit " + (isWhole ? "" : "at least ") + (count == 1 ? "once" : count + " times"));
    }
}
