package org.portalscope.export;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.function.BooleanSupplier;
import java.util.function.Consumer;

import org.portalscope.analysis.statistics.LevelSample;
import org.portalscope.analysis.statistics.RunStatistics;
import org.portalscope.export.report.Report;
import org.portalscope.export.report.RunDescription;
import org.portalscope.export.report.TransitionReporter;
import org.portalscope.export.statistics.StatisticsReport;
import org.portalscope.recording.RecordingException;
import org.portalscope.timeline.run.RunResult;
import org.portalscope.timeline.run.StreamedRun;
import org.portalscope.world.Transition;

/** A run that is told while it is gone through, once. Nothing of it is kept. */
public final class ToldRun {

    private final RunDescription description;
    private final StreamedRun run;
    private final BooleanSupplier cancelled;

    /** @param cancelled asked behind each transition */
    public ToldRun(RunDescription description, StreamedRun run, BooleanSupplier cancelled) {
        this.description = description;
        this.run = run;
        this.cancelled = cancelled;
    }

    /**
     * Tells its transitions.
     *
     * @throws IOException          if it cannot be told
     * @throws UncheckedIOException if it is that of a recording which cannot be read
     */
    public RunResult tell(Report report) throws IOException {
        report.begin(description);
        RunResult result = follow(new TransitionReporter(report));
        report.end(result);
        return result;
    }

    /**
     * Tells what it comes to in numbers.
     *
     * @throws IOException          if it cannot be told
     * @throws UncheckedIOException if it is that of a recording which cannot be read
     */
    public RunResult count(StatisticsReport report) throws IOException {
        report.begin(description);
        RunStatistics statistics = new RunStatistics(description.state(), sample -> tell(report, sample));
        RunResult result = follow(statistics);
        report.end(result, statistics.rows());
        return result;
    }

    private static void tell(StatisticsReport report, LevelSample sample) {
        try {
            report.sample(sample);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private RunResult follow(Consumer<Transition> told) throws IOException {
        try {
            return run.follow(told, cancelled);
        } catch (UncheckedIOException e) {
            if (e.getCause() instanceof RecordingException) {
                throw e;
            }
            throw e.getCause();
        }
    }
}
