package org.portalscope.world;

import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.Param;
import org.openjdk.jmh.annotations.Setup;
import org.openjdk.jmh.annotations.Warmup;
import org.portalscope.engine.Settings;
import org.portalscope.scenario.Scenario;
import org.portalscope.scenario.ScenarioReader;
import org.portalscope.scenario.source.ScenarioException;

/** A quick run of a family of processes, each of which sends a put of 8 bytes to its neighbour again and again, or to all others in turn. */
@Warmup(iterations = 2, time = 1)
public class ManyProcesses extends Settings {

    /** Puts of a run, about: one from each of a thousand processes to each other, so that all rows pile up as many. */
    private static final int PUTS = 999_000;

    private static final String SCENARIO = """
            scenario "Many processes";
            process worker[%1$d] as i at 0:0 {
                region inbox[8];
                region greeting[8] = "greeting";
                PtlInit(&max);
                PtlNIInit(PTL_IFACE_DEFAULT, PTL_PID_ANY, NULL, &limits, &ni);
                any = { nid = PTL_NID_ANY, pid = PTL_PID_ANY };
                PtlMEAttach(ni, 4, any, 7, 0, PTL_RETAIN, PTL_INS_AFTER, &me);
                PtlMDAttach(me, { start = inbox, length = 8, options = PTL_MD_OP_PUT | PTL_MD_MANAGE_REMOTE }, PTL_RETAIN, PTL_RETAIN, NULL);
                PtlMDBind(ni, { start = greeting, length = 8 }, &md);
                barrier;
                repeat %2$d {
                    repeat %3$d as j {
                        PtlPut(md, PTL_NOACK_REQ, worker[(i + 1 + j) %% %1$d], 4, 0, 7, 0, 0);
                    }
                }
            }
            """;

    /** Who sends to whom. */
    public enum Pattern {
        RING, ALL_TO_ALL;

        private int targets(int processes) {
            return this == RING ? 1 : processes - 1;
        }
    }

    @Param
    public Pattern pattern;

    @Param({"10", "100", "1000"})
    public int processes;

    private Scenario scenario;
    private int puts;

    @Setup
    public void prepare() throws ScenarioException {
        int targets = pattern.targets(processes);
        int rounds = PUTS / processes / targets;
        puts = rounds * processes * targets;
        scenario = ScenarioReader.parse("processes.ptl", SCENARIO.formatted(processes, rounds, targets)).get();
    }

    /** Its parts are puts. */
    @Benchmark
    public World run(Parts count) {
        count.parts += puts;
        return QuickRun.run(scenario.world());
    }
}
