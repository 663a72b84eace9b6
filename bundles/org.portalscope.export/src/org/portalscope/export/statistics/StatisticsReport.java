package org.portalscope.export.statistics;

import java.io.IOException;
import java.util.List;

import org.portalscope.analysis.statistics.LevelSample;
import org.portalscope.analysis.statistics.StatisticRow;
import org.portalscope.export.report.RunDescription;
import org.portalscope.timeline.run.RunResult;

/** Tells the numbers of runs, one after the other. */
public interface StatisticsReport {

    /** Tells what is going to be run. */
    void begin(RunDescription description) throws IOException;

    /** Tells what a level is now. */
    void sample(LevelSample sample) throws IOException;

    /** Tells how the run ended, and the numbers that it came to. */
    void end(RunResult result, List<StatisticRow> rows) throws IOException;
}
