package org.portalscope.ui.run;

import java.util.List;

import org.eclipse.core.runtime.IProgressMonitor;
import org.portalscope.analysis.exploration.SeedOutcome;
import org.portalscope.analysis.exploration.SeedRuns;
import org.portalscope.engine.step.Numbers;
import org.portalscope.timeline.run.SchedulerChoice;
import org.portalscope.ui.session.SearchThreads;

/** Runs a scenario once for each of some seeds. */
final class SeedSearch extends RunSearch {

    private final SeedRuns seeds;
    private volatile String words;

    SeedSearch(SeedRuns seeds) {
        super("Running " + seeds.launch().title() + " with seeds " + seeds.from() + " to " + seeds.to());
        this.seeds = seeds;
        words = getName() + " …";
    }

    @Override
    protected List<FoundRun> search(IProgressMonitor monitor) {
        List<SeedOutcome> outcomes = seeds.outcomes(new SearchThreads(), monitor::isCanceled,
                ended -> words = getName() + ": " + ended + " of " + (seeds.to() - seeds.from() + 1));
        long wrong = outcomes.stream().filter(SeedOutcome::isWrong).count();
        words = seeds.launch().title() + ": " + wrong + " of " + Numbers.count(outcomes.size(), "run") + " went wrong"
                + (monitor.isCanceled() ? "; stopped before the others" : "");
        return outcomes.stream().map(this::found).toList();
    }

    private FoundRun found(SeedOutcome outcome) {
        String name = "seed " + outcome.seed();
        SchedulerChoice order = SchedulerChoice.random(outcome.seed());
        return new FoundRun(name, outcome.words(), outcome.result().transitions(), outcome.isWrong(),
                () -> seeds.launch().scheduled(order).titled(seeds.launch().title() + ", " + name));
    }

    @Override
    String words() {
        return words;
    }

    @Override
    boolean opensTheOnlyOne() {
        return false;
    }
}
