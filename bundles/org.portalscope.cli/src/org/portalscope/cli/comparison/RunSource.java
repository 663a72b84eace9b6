package org.portalscope.cli.comparison;

import java.io.IOException;
import java.io.PrintWriter;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.IntFunction;

import org.portalscope.cli.argument.BadInputException;
import org.portalscope.cli.argument.OrderOptions;
import org.portalscope.cli.recording.RecordingSet;
import org.portalscope.replay.RecordedWorlds;
import org.portalscope.scenario.Scenario;
import org.portalscope.scenario.source.ScenarioException;
import org.portalscope.timeline.run.StreamedRun;
import org.portalscope.timeline.session.Launch;

/** What one of two runs is made from, as often as wanted: a scenario in an order, or recordings. */
final class RunSource {

    private final Optional<Launch> scenario;
    private final List<String> recordings;

    private RunSource(Optional<Launch> scenario, List<String> recordings) {
        this.scenario = scenario;
        this.recordings = recordings;
    }

    /** What is done with the runs, each of which is asked for with a limit of transitions. */
    @FunctionalInterface
    interface Use {
        int of(IntFunction<? extends StreamedRun> runs) throws BadInputException, IOException;
    }

    /**
     * One of two sources.
     *
     * @param side    what stands before the names of its options
     * @param read    the scenario that is run; none of a recording
     * @param name    of the recording
     * @param others  recordings of other processes of the same run
     * @param options the order of a scenario
     */
    static RunSource of(String side, Optional<Scenario> read, String name, List<String> others, OrderOptions options)
            throws BadInputException, ScenarioException {
        if (read.isEmpty()) {
            options.refuse(side + '-');
            List<String> all = new ArrayList<>(List.of(name));
            all.addAll(others);
            return new RunSource(Optional.empty(), all);
        }
        if (!others.isEmpty()) {
            throw new BadInputException("--" + side + "-with is about recordings: a scenario holds all its processes");
        }
        return new RunSource(Optional.of(options.order(read.get(), Optional.empty()).launch()), List.of());
    }

    /**
     * Does something with runs of it.
     *
     * @param err is told what is missing in recordings
     */
    int use(PrintWriter err, Use use) throws BadInputException, IOException {
        if (scenario.isPresent()) {
            return use.of(scenario.get()::forwardRun);
        }
        return RecordingSet.use(recordings, opened -> {
            opened.tell(err);
            RecordedWorlds worlds = opened.namedWorlds();
            return use.of(worlds::run);
        });
    }
}
