package org.portalscope.world.explore;

import java.util.EnumSet;
import java.util.Set;

import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.Param;
import org.openjdk.jmh.annotations.Setup;
import org.openjdk.jmh.annotations.Warmup;
import org.portalscope.engine.Settings;
import org.portalscope.scenario.Scenario;
import org.portalscope.scenario.library.Library;
import org.portalscope.scenario.source.ScenarioException;
import org.portalscope.world.Parts;

/** A search through the orders of a scenario of the library by one worker, worlds made included, up to a bound of states. */
@Warmup(iterations = 10, time = 1)
public class Exploration extends Settings {

    private static final int STATES = 50_000;
    private static final long MEMORY = 1 << 28;

    /** Its parts are transitions. */
    @Param({"5.3-mpi-mended", "5.3-mpi-race", "3.7.1-wildcards"})
    public String scenario;

    private Scenario read;

    @Setup
    public void prepare() throws ScenarioException {
        read = Library.open(scenario);
    }

    @Benchmark
    public ExplorationResult explore(Parts count) {
        ExplorationOptions options = new ExplorationOptions(EnumSet.allOf(Finding.Kind.class), 0, Set.of(), STATES, MEMORY, Integer.MAX_VALUE);
        ExplorationResult result = new Explorer(read::world, options, WorkerPool.ALONE, () -> false, progress -> { }).explore();
        count.parts += result.effort().transitions();
        return result;
    }
}
