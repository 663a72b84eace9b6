package org.portalscope.analysis.comparison;

import java.util.List;
import java.util.Optional;
import java.util.function.BooleanSupplier;
import java.util.function.IntFunction;

import org.portalscope.timeline.run.StreamedRun;
import org.portalscope.timeline.state.ProcessState;
import org.portalscope.timeline.state.WorldState;

/**
 * Where two runs part.
 *
 * @param process     its name with its id
 * @param difference  the first step in which they differ
 * @param leftEnding  how the left run ends if it does not come to that step, else empty
 * @param rightEnding the same of the right run
 * @param state       how the state of the process differs just behind it; nothing if one run alone comes to it
 */
public record Divergence(String process, RunDifference difference, String leftEnding, String rightEnding, List<StateDifference> state) {

    public Divergence {
        state = List.copyOf(state);
    }

    /**
     * Compares two runs from their beginnings.
     *
     * @param leftAgain  makes the left run once more, with a limit of transitions
     * @param rightAgain makes the right run once more, with a limit of transitions
     */
    public static Optional<Divergence> find(StreamedRun left, StreamedRun right, IntFunction<? extends StreamedRun> leftAgain,
            IntFunction<? extends StreamedRun> rightAgain, BooleanSupplier cancelled) {
        RunComparison comparison = new RunComparison(left.transitions(), right.transitions());
        return comparison.compare(cancelled).map(difference -> new Divergence(left.state().process(difference.process()).label(), difference,
                ending(difference.left(), left), ending(difference.right(), right), state(difference, leftAgain, rightAgain, comparison.renaming())));
    }

    private static List<StateDifference> state(RunDifference difference, IntFunction<? extends StreamedRun> left,
            IntFunction<? extends StreamedRun> right, Renaming renaming) {
        if (difference.left().isEmpty() || difference.right().isEmpty()) {
            return List.of();
        }
        ProcessState one = behind(difference.left().get(), left).process(difference.process());
        ProcessState other = behind(difference.right().get(), right).process(difference.process());
        return ProcessComparison.between(one, other, renaming);
    }

    private static WorldState behind(StepPlace place, IntFunction<? extends StreamedRun> again) {
        StreamedRun run = again.apply(place.transition());
        run.pass(() -> false);
        return run.state();
    }

    private static String ending(Optional<StepPlace> place, StreamedRun run) {
        return place.isPresent() ? "" : run.result().words().get(0);
    }
}
