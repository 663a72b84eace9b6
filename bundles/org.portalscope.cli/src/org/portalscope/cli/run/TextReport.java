package org.portalscope.cli.run;

import java.io.PrintWriter;
import java.util.List;
import java.util.Locale;
import java.util.regex.Pattern;
import java.util.stream.Stream;

import org.portalscope.engine.step.Scope;
import org.portalscope.export.report.ExitStatus;
import org.portalscope.export.report.Report;
import org.portalscope.export.report.RunDescription;
import org.portalscope.timeline.run.RunResult;
import org.portalscope.timeline.state.WorldState;
import org.portalscope.timeline.text.StepRows;
import org.portalscope.world.Transition;
import org.portalscope.world.time.Durations;

/** Tells a run as text, each transition with a head line and, if wanted, its steps. */
public final class TextReport implements Report {

    private static final int SECTION_COLUMN = 92;
    private static final Pattern LINE_END = Pattern.compile("\n");

    private final PrintWriter out;
    private final Detail detail;
    private WorldState state;

    /** What is printed of a run. */
    public enum Detail {
        /** All transitions with their steps. */
        ALL,
        /** All transitions, translations with their steps, others with what they print and warn of. */
        TRANSLATIONS,
        /** What the scenario prints. */
        NONE;

        /** The value of the option. */
        @Override
        public String toString() {
            return name().toLowerCase(Locale.ROOT);
        }
    }

    public TextReport(PrintWriter out, Detail detail) {
        this.out = out;
        this.detail = detail;
    }

    @Override
    public void begin(RunDescription description) {
        state = description.state();
    }

    @Override
    public void transition(Transition transition) {
        if (detail == Detail.NONE) {
            printed(transition).forEach(out::println);
            return;
        }
        head(transition);
        List<StepRows.Row> rows = StepRows.of(transition, state.process(transition.process()).matchBitFields());
        if (detail == Detail.ALL || isTranslation(transition)) {
            rows.stream().skip(1).forEach(row -> out.println(text(row, "        ")));
        } else {
            printed(transition).forEach(line -> out.println("        " + line));
            rows.stream().filter(row -> row.mark() == StepRows.Mark.WARNING).forEach(row -> out.println(text(row, "        ")));
        }
    }

    @Override
    public void end(RunResult result) {
        if (ExitStatus.of(result) == ExitStatus.FINE && detail != Detail.NONE) {
            result.words().forEach(out::println);
        }
    }

    /** A step on one line, its section in a column of its own. */
    public static String text(StepRows.Row row, String indent) {
        String line = indent + (row.kind() == Scope.Kind.ENTRY ? "  " : "") + row.mark().sign() + " " + row.words();
        if (row.section().isEmpty()) {
            return line;
        }
        return line + " ".repeat(Math.max(2, SECTION_COLUMN - line.length())) + "§" + row.section();
    }

    /** The lines that the program printed. */
    private static Stream<String> printed(Transition transition) {
        return StepRows.printed(transition).stream().flatMap(LINE_END::splitAsStream);
    }

    private void head(Transition transition) {
        String time = transition.time() == Transition.NO_TIME ? "" : "[" + Durations.text(transition.time()) + "] ";
        out.printf("%5d  %s%s: %s%n", transition.number(), time, state.process(transition.process()).label(), transition.opening().words());
    }

    private static boolean isTranslation(Transition transition) {
        return transition.spans().stream().anyMatch(span -> span.scope().kind() == Scope.Kind.TRANSLATION);
    }
}
