package org.portalscope.recording.excerpt;

import java.util.List;

/**
 * Calls of a run that lead to one translation, to be written down as a program of their own.
 *
 * @param title     of the run that they were taken from
 * @param about     what they lead to, as a sentence
 * @param processes that make them or take their messages
 * @param calls     in an order in which they can be made
 */
public record Excerpt(String title, String about, List<ExcerptProcess> processes, List<ExcerptCall> calls) {

    public Excerpt {
        processes = List.copyOf(processes);
        calls = List.copyOf(calls);
    }

    /** How often all processes wait for each other: as often as the phase changes. */
    public int lastPhase() {
        return calls.stream().mapToInt(ExcerptCall::phase).max().orElse(0);
    }
}
