package org.portalscope.analysis.breakpoint;

import org.portalscope.timeline.Position;

/**
 * A line that a breakpoint has written.
 *
 * @param position where the run passed it
 * @param process  the name of the process
 */
public record LogLine(Position position, String process, String text) {

    /** {@code 14 server: threshold 1 → 0}, the number being that of the transition. */
    @Override
    public String toString() {
        return position.transition() + " " + process + ": " + text;
    }
}
