package org.portalscope.analysis.comparison;

import java.util.Iterator;
import java.util.List;
import java.util.Optional;
import java.util.function.BooleanSupplier;
import java.util.stream.IntStream;

import org.portalscope.timeline.Timeline;
import org.portalscope.timeline.state.LocalWorldState;
import org.portalscope.timeline.state.ProcessState;
import org.portalscope.timeline.state.WorldState;
import org.portalscope.world.Transition;

/** Compares two timelines of one run, which begin with the same transitions: from where these end on. */
public final class TimelineComparison {

    private final Timeline left;
    private final Timeline right;

    /**
     * @param left  what has been executed of one
     * @param right what has been executed of another one that began in a world made as the first one's
     */
    public TimelineComparison(Timeline left, Timeline right) {
        this.left = left;
        this.right = right;
    }

    /** How many transitions both begin with. */
    public int common() {
        int number = 1;
        while (number <= Math.min(left.size(), right.size()) && left.choice(number).equals(right.choice(number))) {
            number++;
        }
        return number - 1;
    }

    /**
     * Looks for the first step in which they differ. What one of them has not come to yet, since it has not been executed so far, is no difference.
     *
     * @param cancelled asked between transitions; once it says so, what has been found so far is the answer
     */
    public Optional<Divergence> compare(BooleanSupplier cancelled) {
        int common = common();
        Renaming renaming = Renaming.behind(new LocalWorldState(left.worldBehind(common)));
        RunComparison comparison = new RunComparison(behind(common, left), behind(common, right), renaming);
        return comparison.compare(cancelled).filter(this::isKnown).map(difference -> divergence(difference, renaming));
    }

    private static Iterator<Transition> behind(int common, Timeline timeline) {
        return IntStream.rangeClosed(common + 1, timeline.size()).mapToObj(timeline::transition).iterator();
    }

    private boolean isKnown(RunDifference difference) {
        return (difference.left().isPresent() || isOver(left)) && (difference.right().isPresent() || isOver(right));
    }

    private static boolean isOver(Timeline timeline) {
        return timeline.worldBehind(timeline.size()).enabled().isEmpty();
    }

    private Divergence divergence(RunDifference difference, Renaming renaming) {
        ProcessState one = process(left, difference.left(), difference.process());
        ProcessState other = process(right, difference.right(), difference.process());
        boolean both = difference.left().isPresent() && difference.right().isPresent();
        List<StateDifference> state = both ? ProcessComparison.between(one, other, renaming) : List.of();
        return new Divergence(one.label(), difference, ending(left, difference.left()), ending(right, difference.right()), state);
    }

    /** A process behind a step, or at the end where there is no such step. */
    private static ProcessState process(Timeline timeline, Optional<StepPlace> place, int process) {
        WorldState state = new LocalWorldState(timeline.worldBehind(place.map(StepPlace::transition).orElse(timeline.size())));
        return state.process(process);
    }

    private static String ending(Timeline timeline, Optional<StepPlace> place) {
        return place.isPresent() ? "" : "it is over after transition " + timeline.size();
    }
}
