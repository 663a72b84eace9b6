package org.portalscope.analysis.breakpoint;

import java.util.Optional;

import org.portalscope.analysis.search.StepPredicate;
import org.portalscope.analysis.search.WatchedValue;
import org.portalscope.analysis.search.WatchedValueReader;
import org.portalscope.engine.step.Numbers;
import org.portalscope.engine.step.Subject;
import org.portalscope.expression.value.Problems;
import org.portalscope.timeline.session.Session;
import org.portalscope.timeline.state.ProcessState;

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
            ProcessState process = session.state().process(watched.process());
            return process.name() + ": " + named(watched, process, session).orElseGet(() -> absolute(watched));
        }
        return read.contains(":") ? read : session.state().process(session.cursorState().process()).name() + ": " + read;
    }

    /** Bytes of a region by its name, if that is read as the same bytes: names of regions never change. */
    private static Optional<String> named(WatchedValue watched, ProcessState process, Session session) {
        if (!(watched.subject() instanceof Subject.OfExtent bytes)) {
            return Optional.empty();
        }
        return process.portals().memory().regions().stream()
                .filter(region -> region.address() <= bytes.address() && bytes.address() + bytes.length() <= region.address() + region.length())
                .map(region -> region.name() + part(bytes.address() - region.address(), bytes.length()))
                .filter(text -> WatchedValueReader.read(process.name() + ": " + text, session, Problems.ignored()).equals(Optional.of(watched))).findFirst();
    }

    private static String part(long from, long length) {
        return length == 1 ? "[" + from + ']' : "[" + from + ".." + (from + length) + ']';
    }

    /** The text of what is no name of a program, without its process. */
    static String absolute(WatchedValue watched) {
        return watched.subject() instanceof Subject.OfExtent extent ? Numbers.hex(extent.address()) + '+' + extent.length() : watched.toString();
    }
}
