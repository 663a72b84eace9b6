package org.portalscope.analysis.branch;

import java.util.Optional;

import org.portalscope.timeline.session.LocalSession;

/**
 * One of the timelines of a run, which begin with the same transitions.
 *
 * @param name    what it is called in short: {@code original}, or {@code branch 1}
 * @param words   what happens otherwise in it; empty for the original
 * @param first   number of the transition that is the first of its own
 * @param origin  the name of the timeline that it has the transitions before that of; empty for the original
 * @param session in it, with a cursor of its own
 */
public record TimelineBranch(String name, String words, int first, Optional<String> origin, LocalSession session) {

    private static final String ORIGINAL = "original";

    /** The timeline that the others begin in. */
    static TimelineBranch original(LocalSession session) {
        return new TimelineBranch(ORIGINAL, "", 1, Optional.empty(), session);
    }

    /** Its name with what happens otherwise in it: {@code branch 1 from transition 23: put #7 from 0:0 arrives at 1:0}. */
    public String title() {
        return origin.isEmpty() ? name : name + " from transition " + first + ": " + words;
    }
}
