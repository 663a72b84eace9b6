package org.portalscope.debug;

import java.util.List;

import org.portalscope.engine.step.Scope;
import org.portalscope.session.cursor.Frame;
import org.portalscope.session.cursor.ThreadCalls;
import org.portalscope.session.text.ReadinessWords;
import org.portalscope.world.program.SourceLocation;

/**
 * A frame, and what to call it.
 *
 * @param label such as {@code put #7 from 0:0}, {@code entry 3}, or {@code client: line 12: PtlPut(...)}
 */
public record StackLine(Frame frame, String label) {

    static StackLine of(Frame frame, List<ThreadCalls> threads) {
        if (frame.is(Scope.Kind.STATEMENT)) {
            return new StackLine(frame, frame.place().map(SourceLocation::words).orElse(frame.label()));
        }
        if (!frame.isActivation()) {
            return new StackLine(frame, frame.label());
        }
        String state = frame.depth() == 1 && threads.size() > 1 ? ReadinessWords.behindName(threads.get(frame.thread()).readiness()) : "";
        return new StackLine(frame, frame.label() + state + frame.place().map(place -> ": " + place.words()).orElse(""));
    }
}
