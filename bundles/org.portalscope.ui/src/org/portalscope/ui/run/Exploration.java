package org.portalscope.ui.run;

import java.util.List;
import java.util.Optional;
import java.util.concurrent.TimeUnit;

import org.eclipse.core.runtime.IProgressMonitor;
import org.portalscope.analysis.exploration.ExplorationText;
import org.portalscope.engine.step.Numbers;
import org.portalscope.timeline.session.Launch;
import org.portalscope.ui.session.SearchThreads;
import org.portalscope.world.explore.ExplorationOptions;
import org.portalscope.world.explore.ExplorationProgress;
import org.portalscope.world.explore.ExplorationResult;
import org.portalscope.world.explore.Explorer;
import org.portalscope.world.explore.Finding;

/** Searches all orders of a scenario for what goes wrong in them. */
final class Exploration extends RunSearch {

    private final Launch launch;
    private final Question question;
    private volatile String words;

    /**
     * What is searched for, and how far.
     *
     * @param seconds after which the search is stopped, or 0 for none
     * @param workers how many search at the same time, at least 1
     */
    record Question(ExplorationOptions options, int seconds, int workers) {
    }

    Exploration(Launch launch, Question question) {
        super("Exploring " + launch.title());
        this.launch = launch;
        this.question = question;
        words = getName() + " …";
    }

    @Override
    protected List<FoundRun> search(IProgressMonitor monitor) {
        long begin = System.nanoTime();
        long most = question.seconds() == 0 ? Long.MAX_VALUE : TimeUnit.SECONDS.toNanos(question.seconds());
        try {
            ExplorationResult result = new Explorer(launch.worlds(), question.options(), new SearchThreads(question.workers()),
                    () -> monitor.isCanceled() || System.nanoTime() - begin > most, this::progress).explore();
            words = launch.title() + ": " + answer(result, result.limit().map(limit -> limit != ExplorationResult.Limit.CANCELLED ? limit.words()
                    : monitor.isCanceled() ? "an interruption" : "the bound of time"));
            return result.findings().stream().map(this::found).toList();
        } catch (OutOfMemoryError e) {
            words = launch.title() + ": stopped for want of memory; a smaller bound of memory, or a larger heap of the virtual machine (-Xmx), helps";
            return List.of();
        }
    }

    private void progress(ExplorationProgress progress) {
        words = getName() + ": " + ExplorationText.progress(progress);
    }

    private static String answer(ExplorationResult result, Optional<String> limit) {
        int count = result.findings().size();
        String end = limit.isEmpty() && count > 0 ? "" : "; " + ExplorationText.end(result, limit);
        return count == 0 ? "nothing found: " + ExplorationText.none(result, limit)
                : Numbers.count(count, "finding") + " " + ExplorationText.effort(result) + end;
    }

    private FoundRun found(Finding finding) {
        return new FoundRun(finding.kind().name(), finding.words(), finding.schedule().size(), true,
                () -> launch.leadingTo(finding).titled(launch.title() + ", " + finding.kind() + " " + ExplorationText.place(finding)));
    }

    @Override
    String words() {
        return words;
    }

    @Override
    boolean opensTheOnlyOne() {
        return true;
    }
}
