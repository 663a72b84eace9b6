package org.portalscope.debug;

import java.util.ArrayList;
import java.util.List;

import org.portalscope.engine.step.Scope;
import org.portalscope.timeline.cursor.Frame;
import org.portalscope.timeline.cursor.ThreadCalls;
import org.portalscope.timeline.text.ReadinessWords;
import org.portalscope.world.program.SourceLocation;

/**
 * A frame, and what to call it.
 *
 * @param label such as {@code put #7 from 0:0}, {@code entry 3}, or {@code client: line 12: PtlPut(...)}
 */
public record StackLine(Frame frame, String label) {

    /**
     * Frames with what to call them: a statement and the calls that it has made share a place, of which one line has the text.
     *
     * @param frames  the innermost first
     * @param threads those of their process
     */
    static List<StackLine> of(List<Frame> frames, List<ThreadCalls> threads) {
        List<StackLine> lines = new ArrayList<>();
        for (int i = 0; i < frames.size(); i++) {
            Frame frame = frames.get(i);
            List<Frame> outer = frames.subList(i + 1, frames.size());
            boolean isTold = frames.stream().anyMatch(other -> other.is(Scope.Kind.STATEMENT) && other.place().equals(frame.place()))
                    || outer.stream().anyMatch(other -> other.place().equals(frame.place()));
            lines.add(new StackLine(frame, label(frame, threads, isTold)));
        }
        return lines;
    }

    private static String label(Frame frame, List<ThreadCalls> threads, boolean isTold) {
        if (frame.is(Scope.Kind.STATEMENT)) {
            return frame.place().map(SourceLocation::words).orElse(frame.label());
        }
        if (!frame.isActivation()) {
            return frame.label();
        }
        String state = frame.depth() == 1 && threads.size() > 1 ? ReadinessWords.behindName(threads.get(frame.thread()).readiness()) : "";
        return frame.label() + state + frame.place().map(place -> isTold ? line(place) : ": " + place.words()).orElse("");
    }

    private static String line(SourceLocation place) {
        return place.line() == 0 ? "" : ": " + place.where();
    }
}
