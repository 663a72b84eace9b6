package org.portalscope.export;

import java.io.IOException;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.stream.IntStream;

import org.portalscope.engine.step.Step;
import org.portalscope.export.TraceEventWriter.Track;
import org.portalscope.world.Transition;

/** Writes what takes several steps, such as a call, a translation or the examination of a match entry, as slices within each other. */
final class TraceSlices {

    private final TraceEventWriter out;
    private final StepClock clock;

    /** @param clock at the transition that is written */
    TraceSlices(TraceEventWriter out, StepClock clock) {
        this.out = out;
        this.clock = clock;
    }

    /** Writes the slices of a transition, the outer before the inner; each step is told in the innermost that holds it. */
    void write(Track track, Transition transition) throws IOException {
        List<Transition.Span> spans = transition.spans();
        int[] innermost = innermost(transition);
        for (int i = 0; i < spans.size(); i++) {
            Transition.Span span = spans.get(i);
            out.slice(track, clock.at(span.from()), clock.at(span.to()), span.scope().kind().name().toLowerCase(Locale.ROOT),
                    i == 0 ? transition.opening().words() : span.scope().name(), i == 0 ? transition.number() : 0,
                    words(transition.steps(), span, innermost, i));
        }
    }

    /** For each step the index of the innermost span that holds it. */
    private static int[] innermost(Transition transition) {
        int[] innermost = new int[transition.steps().size()];
        for (int i = 0; i < transition.spans().size(); i++) {
            Transition.Span span = transition.spans().get(i);
            Arrays.fill(innermost, span.from(), span.to(), i);
        }
        return innermost;
    }

    private static List<String> words(List<Step> steps, Transition.Span span, int[] innermost, int index) {
        return IntStream.range(span.from(), span.to()).filter(step -> innermost[step] == index).mapToObj(step -> steps.get(step).words()).toList();
    }

    /** Writes that a thread computes or waits, which it does when the steps of its statement are over. */
    void occupation(Track track, Step step) throws IOException {
        long from = clock.end();
        long until = Math.max(from, step.field("until", Long.class).orElseThrow());
        out.slice(track, from, until, "occupation", step.words(), 0, List.of());
    }
}
