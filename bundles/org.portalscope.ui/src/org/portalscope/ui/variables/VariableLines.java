package org.portalscope.ui.variables;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

import org.portalscope.analysis.search.NamedValue;
import org.portalscope.analysis.search.StepQuery;
import org.portalscope.debug.FrameVariables;
import org.portalscope.engine.protocol.MatchBitField;
import org.portalscope.presentation.control.ProtocolTables;
import org.portalscope.presentation.control.SessionSnapshot;
import org.portalscope.presentation.control.TableValues;
import org.portalscope.presentation.control.ThreadStack;
import org.portalscope.presentation.watch.ValuePath;
import org.portalscope.timeline.cursor.Frame;
import org.portalscope.timeline.cursor.ThreadCalls;
import org.portalscope.timeline.text.ReadinessWords;
import org.portalscope.ui.part.TextTable.Line;
import org.portalscope.ui.part.TextTable.Look;
import org.portalscope.ui.part.TextTree.Branch;
import org.portalscope.world.program.SourceLocation;

/** Puts together what the Variables view says. */
final class VariableLines {

    private static final String TABLES = "tables of protocols";
    /** Before the label of a frame of which fields are shown: no call has such a one. */
    private static final String FIELDS = "fields of ";

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
                : line(call, call.label() + ReadinessWords.behindName(thread.readiness()), Look.HEADING));
    }

    private static Line line(Frame call, String label, Look look) {
        SourceLocation place = call.place().orElseThrow();
        return new Line(label, place.words(), label + ", " + place + ": " + place.quote()
                + "\nStep Over and Step Return are about it once it is selected; Esc ends that", look);
    }

    /**
     * What the frame is about that moves are about, if it is no statement and the process is its own, the names of the shown call,
     * if it is a function those of its process, and the tables of the protocols that the process uses.
     */
    static List<Branch> values(SessionSnapshot snapshot) {
        VariableBranches values = new VariableBranches(snapshot.matchBits());
        List<Branch> branches = new ArrayList<>();
        snapshot.frames().stream().skip(snapshot.selected()).limit(1).filter(frame -> frame.process() == snapshot.calls().process())
                .forEach(frame -> branches.addAll(fields(values, snapshot, frame)));
        branches.addAll(names(values, snapshot));
        branches.addAll(tables(values, snapshot.tables(), snapshot.matchBits()));
        return branches;
    }

    private static List<Branch> fields(VariableBranches values, SessionSnapshot snapshot, Frame frame) {
        if (frame.stepsThread()) {
            return List.of();
        }
        List<Branch> branches = new ArrayList<>(List.of(heading(frame.label())));
        branches.addAll(values.of(FIELDS + frame.label(), FrameVariables.of(snapshot, frame)));
        return branches;
    }

    private static List<Branch> names(VariableBranches values, SessionSnapshot snapshot) {
        ThreadStack calls = snapshot.calls();
        Frame shown = calls.shown();
        if (shown.depth() == 1) {
            return values.of(shown.label(), FrameVariables.of(snapshot, shown));
        }
        List<Branch> branches = new ArrayList<>();
        for (Frame frame : List.of(shown, calls.thread())) {
            branches.add(heading(frame.label()));
            branches.addAll(values.of(frame.label(), FrameVariables.of(snapshot, frame)));
        }
        return branches;
    }

    /**
     * The steps that change the value of a name, or of a part of it; nothing if the line is about something else.
     *
     * @param line behind those that it is unfolded from
     */
    static Optional<StepQuery> changes(ThreadStack calls, List<Branch> line) {
        return path(calls, line).flatMap(path -> Stream.of(calls.shown(), calls.thread()).filter(call -> isOf(call, line))
                .findFirst().map(call -> StepQuery.changes(NamedValue.watch(call, path.names()), path.text())));
    }

    /**
     * The value that a line is about; nothing if it is about none of a name.
     *
     * @param line behind those that it is unfolded from
     */
    static Optional<ValuePath> path(ThreadStack calls, List<Branch> line) {
        List<String> names = line.stream().map(branch -> branch.line().first()).toList();
        return Stream.of(calls.shown(), calls.thread()).anyMatch(call -> isOf(call, line)) ? Optional.of(new ValuePath(names)) : Optional.empty();
    }

    /** Whether a line is about a name of a call. */
    private static boolean isOf(Frame call, List<Branch> line) {
        if (line.isEmpty()) {
            return false;
        }
        String name = line.get(0).line().first();
        return line.get(0).key().equals(key(call, name)) && call.names().containsKey(name);
    }

    private static String key(Frame call, String name) {
        return call.label() + "/" + name;
    }

    static List<Branch> tables(VariableBranches values, ProtocolTables tables, List<MatchBitField> fields) {
        if (tables.tables().isEmpty()) {
            return List.of();
        }
        List<Branch> branches = new ArrayList<>(List.of(heading(TABLES)));
        branches.addAll(values.of(TABLES, TableValues.of(tables.tables(), fields), tables.before().map(before -> TableValues.of(before, fields))));
        return branches;
    }

    static Branch heading(String label) {
        return new Branch(label, new Line(label, "", label, Look.HEADING), List.of());
    }
}
