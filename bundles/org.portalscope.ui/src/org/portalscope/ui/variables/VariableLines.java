package org.portalscope.ui.variables;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;

import org.portalscope.engine.description.TypedValue;
import org.portalscope.session.Frame;
import org.portalscope.session.ThreadCalls;
import org.portalscope.session.control.ThreadStack;
import org.portalscope.ui.part.TextTable.Line;
import org.portalscope.ui.part.TextTable.Look;
import org.portalscope.ui.part.TextTree.Branch;
import org.portalscope.world.program.SourceLocation;

/** Puts together what the Variables view says. */
final class VariableLines {

    private VariableLines() {
    }

    /** The calls of all threads in the order of {@link #calls}. */
    static List<Frame> frames(ThreadStack calls) {
        return calls.threads().stream().flatMap(thread -> thread.calls().stream()).toList();
    }

    /** The calls of all threads: what is called, and where it is. */
    static List<Line> calls(ThreadStack calls) {
        return calls.threads().stream().flatMap(VariableLines::calls).toList();
    }

    private static Stream<Line> calls(ThreadCalls thread) {
        return thread.calls().stream().map(call -> call.depth() > 1 ? line(call, call.label(), Look.PLAIN)
                : line(call, call.label() + state(thread), Look.HEADING));
    }

    private static Line line(Frame call, String label, Look look) {
        SourceLocation place = call.place().orElseThrow();
        return new Line(label, "line " + place.line() + ": " + place.text(), label + ", " + place + ": " + place.text()
                + "\nStep Over and Step Return are about it once it is selected; Esc ends that", look);
    }

    private static String state(ThreadCalls thread) {
        return switch (thread.readiness()) {
            case WAITS, AT_BARRIER -> " (waits)";
            case ENDED -> " (ended)";
            case WHEN_QUIESCENT -> " (comes last)";
            case READY, WAKES -> "";
        };
    }

    /** The names of the shown call, and if it is a function those of its process. */
    static List<Branch> names(ThreadStack calls) {
        Frame shown = calls.shown();
        if (shown.depth() == 1) {
            return names(shown, calls.before(shown));
        }
        List<Branch> branches = new ArrayList<>();
        for (Frame frame : List.of(shown, calls.thread())) {
            branches.add(new Branch(frame.label(), new Line(frame.label(), "", frame.label(), Look.HEADING), List.of()));
            branches.addAll(names(frame, calls.before(frame)));
        }
        return branches;
    }

    private static List<Branch> names(Frame call, Optional<Frame> before) {
        return VariableBranches.of(call.label(), call.names(), before.<Map<String, TypedValue>>map(Frame::names));
    }
}
