package org.portalscope.ui.presentation;

import java.util.List;
import java.util.Optional;

import org.portalscope.presentation.control.SessionSnapshot;
import org.portalscope.timeline.session.NextStep;
import org.portalscope.timeline.text.StepRows;

/**
 * What an audience is told of the cursor.
 *
 * @param where the place in the run, in a few words
 * @param step  what has just happened, with its section
 * @param next  what comes next, or how the run ended
 */
record Narration(String where, String step, String next) {

    static Narration of(SessionSnapshot snapshot) {
        return new Narration(snapshot.where(), current(snapshot).map(Narration::words).orElseGet(snapshot::title), next(snapshot.over()));
    }

    private static Optional<StepRows.Row> current(SessionSnapshot snapshot) {
        List<StepRows.Row> rows = snapshot.rows();
        int made = snapshot.position().step();
        return made > 0 && made <= rows.size() ? Optional.of(rows.get(made - 1)) : Optional.empty();
    }

    private static String words(StepRows.Row row) {
        return row.mark().sign() + " " + row.words() + (row.section().isEmpty() ? "" : "  §" + row.section());
    }

    private static String next(NextStep over) {
        return over.mode() == NextStep.Mode.END ? over.words() : "Next: " + over.words();
    }
}
