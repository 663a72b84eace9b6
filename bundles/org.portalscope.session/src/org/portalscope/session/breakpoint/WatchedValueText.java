package org.portalscope.session.breakpoint;

import org.portalscope.engine.step.Numbers;
import org.portalscope.engine.step.Subject;
import org.portalscope.session.Session;
import org.portalscope.session.search.StepPredicate;
import org.portalscope.session.search.WatchedValue;

/** Writes a watched value so that it means the same wherever the cursor is. */
final class WatchedValueText {

    private WatchedValueText() {
    }

    /**
     * The text of a value with its process in front.
     *
     * @param read as it was written at the cursor of the session
     */
    static String of(String read, StepPredicate changes, Session session) {
        if (changes instanceof WatchedValue watched && !(watched.subject() instanceof Subject.OfName)) {
            return session.state().process(watched.process()).name() + ": " + absolute(watched);
        }
        return read.contains(":") ? read : session.state().process(session.cursorState().process()).name() + ": " + read;
    }

    /** The text of what is no name of a program, without its process. */
    static String absolute(WatchedValue watched) {
        return watched.subject() instanceof Subject.OfExtent extent ? Numbers.hex(extent.address()) + '+' + extent.length() : watched.toString();
    }
}
