package org.portalscope.cli.step;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.HashMap;
import java.util.Map;
import java.util.function.Consumer;

import org.portalscope.analysis.branch.TimelineBranch;
import org.portalscope.cli.json.JsonReport;
import org.portalscope.export.report.TransitionReporter;
import org.portalscope.timeline.run.RunResult;
import org.portalscope.timeline.session.LocalSession;

/** Tells the timelines of a run as JSON: of each the transitions that the one it begins in does not have, and how the one ends that is shown last. */
final class TimelineReport implements Consumer<TimelineBranch> {

    private final JsonReport report;
    private final Map<LocalSession, TransitionReporter> told = new HashMap<>();
    private LocalSession shown;

    /** @param original is told from its first transition on; it has executed none yet */
    TimelineReport(JsonReport report, LocalSession original) {
        this.report = report;
        shown = original;
        follow(original, 0);
    }

    private void follow(LocalSession session, int known) {
        TransitionReporter reporter = new TransitionReporter(report, known);
        told.put(session, reporter);
        session.addListener(reporter);
    }

    /** From now on another timeline is shown. */
    @Override
    public void accept(TimelineBranch branch) {
        if (branch.session() == shown) {
            return;
        }
        shown = branch.session();
        try {
            report.timeline(branch.name(), branch.title(), branch.first() - 1, shown.state());
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        if (!told.containsKey(shown)) {
            follow(shown, branch.first() - 1);
        }
        told.get(shown).catchUp(shown.timeline());
    }

    /** Nothing more happens. Returns how the timeline ended that was shown last. */
    RunResult end() throws IOException {
        RunResult ending = shown.left();
        report.end(ending);
        return ending;
    }
}
