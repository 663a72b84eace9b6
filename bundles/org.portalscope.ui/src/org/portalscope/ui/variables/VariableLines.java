package org.portalscope.ui.variables;

import java.math.BigInteger;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.regex.Pattern;
import java.util.stream.Stream;

import org.portalscope.engine.step.Numbers;
import org.portalscope.session.Frame;
import org.portalscope.session.ThreadCalls;
import org.portalscope.session.control.ThreadStack;
import org.portalscope.ui.part.TextTable.Line;
import org.portalscope.ui.part.TextTable.Look;
import org.portalscope.world.program.SourceLocation;

/** Puts together what the Variables view says. */
final class VariableLines {

    /** Characters of a value up to which it is shown beside the one that came after it. */
    private static final int SHORT = 16;

    private static final Pattern LARGE = Pattern.compile("-?[0-9]{5,20}");

    private VariableLines() {
    }

    /** The calls of all threads in the order of {@link #calls}. */
    static List<Frame> frames(ThreadStack calls) {
        return calls.threads().stream().flatMap(thread -> thread.calls().stream()).toList();
    }

    /** The calls of all threads: what is called, and where it stands. */
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
    static List<Line> names(ThreadStack calls) {
        Frame shown = calls.shown();
        if (shown.depth() == 1) {
            return names(shown, calls.before(shown));
        }
        List<Line> lines = new ArrayList<>();
        for (Frame frame : List.of(shown, calls.thread())) {
            lines.add(new Line(frame.label(), "", frame.label(), Look.HEADING));
            lines.addAll(names(frame, calls.before(frame)));
        }
        return lines;
    }

    private static List<Line> names(Frame call, Optional<Frame> before) {
        return call.names().entrySet().stream()
                .map(name -> name(name.getKey(), name.getValue(), before.map(earlier -> earlier.names().get(name.getKey())), before.isPresent()))
                .toList();
    }

    private static Line name(String name, String value, Optional<String> before, boolean known) {
        boolean changed = known && !before.equals(Optional.of(value));
        String now = inDigits(value);
        String both = before.filter(earlier -> changed && earlier.length() <= SHORT).map(earlier -> earlier + " → " + now).orElse(now);
        String tooltip = name + " = " + now + (changed ? "\n" + before.map(earlier -> "was " + earlier).orElse("had no value") : "");
        return new Line(name, both, tooltip, changed ? Look.CHANGED : Look.PLAIN);
    }

    /** Numbers that may be match bits are told in hexadecimal, too. */
    private static String inDigits(String value) {
        return LARGE.matcher(value).matches() ? value + " = " + Numbers.hex(new BigInteger(value).longValue()) : value;
    }
}
