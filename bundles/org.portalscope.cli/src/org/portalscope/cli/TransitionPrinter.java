package org.portalscope.cli;

import java.io.PrintWriter;

import org.portalscope.engine.step.Scope;
import org.portalscope.session.Narrative;
import org.portalscope.session.Position;
import org.portalscope.session.Session;
import org.portalscope.world.Transition;

/** Prints transitions of a session as text, each with a head line and, if wanted, its steps. */
final class TransitionPrinter {

    private static final int SECTION_COLUMN = 92;

    private final Session session;
    private final PrintWriter out;
    private final RunCommand.Detail detail;

    TransitionPrinter(Session session, PrintWriter out, RunCommand.Detail detail) {
        this.session = session;
        this.out = out;
        this.detail = detail;
    }

    /** Prints the transition that the cursor stands at the end of, if there is one. */
    void transition() {
        Position position = session.position();
        if (position.step() == 0) {
            return;
        }
        Transition transition = session.timeline().transition(position.transition());
        if (detail == RunCommand.Detail.NONE) {
            Narrative.printed(transition).forEach(out::println);
            return;
        }
        head(transition);
        if (detail == RunCommand.Detail.ALL || isTranslation(transition)) {
            Narrative.of(transition).stream().skip(1).forEach(this::row);
        } else {
            Narrative.printed(transition).forEach(line -> out.println("        " + line));
        }
    }

    /** Prints one step. */
    void row(Narrative.Row row) {
        out.println(text(row, "        "));
    }

    /** A step on one line, its section in a column of its own. */
    static String text(Narrative.Row row, String indent) {
        String line = indent + (row.kind() == Scope.Kind.ENTRY ? "  " : "") + row.mark().sign() + " " + row.words();
        if (row.section().isEmpty()) {
            return line;
        }
        return line + " ".repeat(Math.max(2, SECTION_COLUMN - line.length())) + "§" + row.section();
    }

    private void head(Transition transition) {
        String process = session.world().process(transition.process()).label();
        out.printf("%5d  %s: %s%n", transition.number(), process, transition.opening().words());
    }

    private static boolean isTranslation(Transition transition) {
        return transition.spans().stream().anyMatch(span -> span.scope().kind() == Scope.Kind.TRANSLATION);
    }
}
