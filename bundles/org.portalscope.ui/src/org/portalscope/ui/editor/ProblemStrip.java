package org.portalscope.ui.editor;

import java.util.function.Consumer;

import org.eclipse.swt.widgets.Composite;
import org.portalscope.expression.value.Problem;
import org.portalscope.scenario.ParseResult;
import org.portalscope.scene.style.State;
import org.portalscope.ui.part.Banner;

/** The strip above the text that names the first problem, with a link to it; it is there only while there is one. */
final class ProblemStrip {

    private static final int MOST_IN_TIP = 20;
    private static final int MARGIN = 6;

    private final Banner banner;
    private Problem first;

    /** @param chosen is given the problem that the user wants to see */
    ProblemStrip(Composite parent, Consumer<Problem> chosen) {
        banner = new Banner(parent, MARGIN, State.REFUSED, link -> chosen.accept(first));
    }

    /** Shows the first problem, or nothing if there is none. */
    void show(ParseResult result) {
        if (result.problems().isEmpty()) {
            banner.hide();
        } else {
            first = result.problems().get(0);
            banner.show(words(result), result.report(MOST_IN_TIP), State.REFUSED);
        }
    }

    /** {@code Line 12, column 5: found ...} and how many more there are. */
    static String words(ParseResult result) {
        Problem problem = result.problems().get(0);
        int more = result.problems().size() - 1;
        return "<a>Line " + problem.position().line() + ", column " + problem.position().column() + "</a>: " + Banner.escaped(problem.message())
                + (more == 0 ? "" : " — and " + more + " more");
    }

    Composite control() {
        return banner.control();
    }

    void recolour() {
        banner.recolour();
    }
}
