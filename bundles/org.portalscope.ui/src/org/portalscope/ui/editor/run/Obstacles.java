package org.portalscope.ui.editor.run;

import org.portalscope.expression.value.Problem;
import org.portalscope.scenario.ParseResult;

/** Why a file in front has no session, as sentences. */
final class Obstacles {

    private Obstacles() {
    }

    /** Its text starts nothing. */
    static String of(String file, ParseResult result) {
        return result.problems().stream().findFirst().map(problem -> of(file, problem))
                .orElse("'" + file + "' is there for scenarios to import, and is not run by itself.");
    }

    private static String of(String file, Problem problem) {
        return "'" + file + "' has errors and is not running. Line " + problem.position().line() + ", column " + problem.position().column() + ": "
                + problem.message() + ".";
    }

    /** Its session has been closed. */
    static String closed(String file) {
        return "'" + file + "' is not running: its session has been closed. Run › Restart starts it again.";
    }
}
