package org.portalscope.ui.editor.run;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Predicate;

import org.portalscope.analysis.breakpoint.Breakpoint;
import org.portalscope.analysis.breakpoint.LineTarget;
import org.portalscope.analysis.breakpoint.NumberedBreakpoint;
import org.portalscope.presentation.control.SessionBreakpoints;
import org.portalscope.world.program.SourceLocation;

/**
 * The breakpoints of a session on the lines of one source, as the text of an editor has them now: that may have been edited since it was started.
 *
 * @param source   holds the places in it
 * @param file     what the session calls it
 * @param executed the text as it was started
 * @param now      the text as it stands
 */
public record EditorBreakpoints(SessionBreakpoints breakpoints, Predicate<SourceLocation> source, String file, String executed, String now) {

    /** The line as it was started of the statement at a line of the text, or of the next one below it. */
    public Optional<LineTarget> target(int line) {
        return new MovedLines(now, executed).now(line).flatMap(before -> breakpoints.line(source, file, before));
    }

    /**
     * Sets a breakpoint at a line of the text, or removes the one that is there.
     *
     * @return whether a statement begins there or below it
     */
    public boolean toggle(int line) {
        Optional<LineTarget> target = on(line).map(there -> (LineTarget) there.breakpoint().target()).or(() -> target(line));
        target.ifPresent(wanted -> on(wanted).ifPresentOrElse(known -> breakpoints.list().remove(known.number()),
                () -> breakpoints.list().add(Breakpoint.of(wanted))));
        return target.isPresent();
    }

    private Optional<NumberedBreakpoint> on(LineTarget target) {
        return all().stream().filter(each -> each.breakpoint().target().equals(target)).findFirst();
    }

    private Optional<NumberedBreakpoint> on(int line) {
        MovedLines moved = new MovedLines(executed, now);
        return all().stream().filter(each -> moved.now(line(each)).filter(shown -> shown == line).isPresent()).findFirst();
    }

    /** The marks of the breakpoints whose lines are still there. */
    public List<BreakpointMark> marks() {
        List<NumberedBreakpoint> all = all();
        if (all.isEmpty()) {
            return List.of();
        }
        MovedLines moved = new MovedLines(executed, now);
        List<BreakpointMark> marks = new ArrayList<>();
        for (NumberedBreakpoint each : all) {
            moved.now(line(each)).ifPresent(line -> marks.add(new BreakpointMark(line, each.breakpoint().enabled(),
                    breakpoints.counts().hits().getOrDefault(each.number(), 0), words(each))));
        }
        return marks;
    }

    private String words(NumberedBreakpoint each) {
        return "Breakpoint " + each.number() + ": " + each.breakpoint().text() + breakpoints.counts().words(each.number()).map(hits -> ", " + hits).orElse("");
    }

    /** Takes the breakpoints along to where their lines stand now, before the text is started again; those whose lines have gone are left where they were. */
    void move() {
        MovedLines moved = new MovedLines(executed, now);
        for (NumberedBreakpoint each : all()) {
            LineTarget before = (LineTarget) each.breakpoint().target();
            moved.now(before.line()).map(line -> new LineTarget(before.file(), line)).filter(after -> !after.equals(before))
                    .ifPresent(after -> breakpoints.list().change(each.number(), breakpoint -> breakpoint.at(after)));
        }
    }

    /** All breakpoints of the session for that of a text which has another name now: those of its lines are where the lines stand now, and called by it. */
    List<Breakpoint> renamed(String name) {
        MovedLines moved = new MovedLines(executed, now);
        List<NumberedBreakpoint> lines = all();
        return breakpoints.list().all().stream().map(each -> lines.contains(each) ? each.breakpoint().at(new LineTarget(name, moved.now(line(each))
                .orElse(line(each)))) : each.breakpoint()).toList();
    }

    private List<NumberedBreakpoint> all() {
        return breakpoints.list().all().stream()
                .filter(each -> each.breakpoint().target() instanceof LineTarget line && breakpoints.isIn(line, source, file)).toList();
    }

    private static int line(NumberedBreakpoint each) {
        return ((LineTarget) each.breakpoint().target()).line();
    }
}
