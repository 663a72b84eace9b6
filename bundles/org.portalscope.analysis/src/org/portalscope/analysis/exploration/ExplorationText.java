package org.portalscope.analysis.exploration;

import java.util.Optional;

import org.portalscope.engine.step.Numbers;
import org.portalscope.world.explore.ExplorationProgress;
import org.portalscope.world.explore.ExplorationResult;
import org.portalscope.world.explore.Finding;

/** What an exploration has come to, in words: the same for every front end. */
public final class ExplorationText {

    private ExplorationText() {
    }

    /** How far a search is: {@code 1,204 states, 3,310 transitions, depth 17 with 88 states}. */
    public static String progress(ExplorationProgress progress) {
        return states(progress) + ", " + transitions(progress) + ", depth " + progress.depth() + " with " + Numbers.count(progress.frontier(), "state");
    }

    /** A finding: {@code after 12 transitions: server does not expect a drop}. */
    public static String finding(Finding finding) {
        return place(finding) + ": " + finding.words();
    }

    /** Where a finding is: {@code after 12 transitions}. */
    public static String place(Finding finding) {
        return "after " + Numbers.count(finding.schedule().size(), "transition");
    }

    /** Where findings were found: {@code found among 1,204 states and 3,310 transitions}. */
    public static String effort(ExplorationResult result) {
        return "found among " + states(result.effort()) + " and " + transitions(result.effort());
    }

    /**
     * That nothing was found, among what, and whether that was everything.
     *
     * @param limit what kept the search from looking at everything, as part of a sentence; nothing if nothing did
     */
    public static String none(ExplorationResult result, Optional<String> limit) {
        return "none among " + states(result.effort()) + ", " + limit.map(words -> bound(result, words)).orElseGet(() -> complete(result));
    }

    /**
     * Whether a search was complete, or what it was stopped by.
     *
     * @param limit as above
     */
    public static String end(ExplorationResult result, Optional<String> limit) {
        return limit.map(words -> bound(result, words)).orElseGet(() -> complete(result));
    }

    private static String complete(ExplorationResult result) {
        return "complete after " + transitions(result.effort()) + " (that two states were taken for one is less probable than 2^" + result.collisionExponent()
                + ")" + unsought(result);
    }

    private static String bound(ExplorationResult result, String limit) {
        return "bound reached: stopped by " + limit + " after " + transitions(result.effort()) + ", " + result.effort().depth() + " deep"
                + unsought(result);
    }

    private static String unsought(ExplorationResult result) {
        return result.unsought().map(why -> "; LIVELOCK was not looked for, since " + why.words()).orElse("");
    }

    private static String states(ExplorationProgress effort) {
        return Numbers.count(effort.states(), "state");
    }

    private static String transitions(ExplorationProgress effort) {
        return Numbers.count(effort.transitions(), "transition");
    }
}
