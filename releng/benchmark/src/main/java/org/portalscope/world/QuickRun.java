package org.portalscope.world;

import java.util.Set;

import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.Param;
import org.openjdk.jmh.annotations.Setup;
import org.openjdk.jmh.annotations.Warmup;
import org.portalscope.scenario.Scenario;
import org.portalscope.scenario.ScenarioReader;
import org.portalscope.scenario.source.ScenarioException;
import org.portalscope.timeline.run.ForwardRun;
import org.portalscope.timeline.run.RunResult;
import org.portalscope.world.schedule.RoundRobinScheduler;

/** What {@code run --quiet} does: a scenario of many puts runs to its end under round robin, and nothing is kept. */
@Warmup(iterations = 5, time = 1)
public class QuickRun extends QuickRunSettings {

    /** Puts of a run. */
    static final int PUTS = 20_000;

    private static final String SCENARIO = """
            scenario "Many puts";
            process server at 1:0 {
                region inbox[64];
                PtlInit(&max);
                PtlNIInit(PTL_IFACE_DEFAULT, PTL_PID_ANY, NULL, &limits, &ni);
                PtlMEAttach(ni, 4, client, 7, 0, PTL_RETAIN, PTL_INS_AFTER, &me);
                PtlMDAttach(me, { start = inbox, length = 64, options = PTL_MD_OP_PUT | PTL_MD_MANAGE_REMOTE }, PTL_RETAIN, PTL_RETAIN, NULL);
                barrier;
            }
            process client at 0:0 {
                region greeting[8] = "greeting";
                PtlInit(&max);
                PtlNIInit(PTL_IFACE_DEFAULT, PTL_PID_ANY, NULL, &limits, &ni);
                PtlEQAlloc(ni, 64, &eq);
                PtlMDBind(ni, { start = greeting, length = 8, eventq = %s }, &md);
                barrier;
                repeat %d { %s }
            }
            """;

    /** What a put of a run has. */
    public enum Puts {
        WITHOUT_EVENTS("PTL_EQ_NONE", "PtlPut(md, PTL_NOACK_REQ, server, 4, 0, 7, 0, 0);"),
        ACKNOWLEDGED_WITH_3_WAITS("eq", "PtlPut(md, PTL_ACK_REQ, server, 4, 0, 7, 0, 0);" + "PtlEQWait(eq, &event);".repeat(3));

        private final String queue;
        private final String statements;

        Puts(String queue, String statements) {
            this.queue = queue;
            this.statements = statements;
        }
    }

    /** Its parts are puts. */
    @Param
    public Puts puts;

    private Scenario scenario;

    @Setup
    public void prepare() throws ScenarioException {
        scenario = ScenarioReader.parse("puts.ptl", SCENARIO.formatted(puts.queue, PUTS, puts.statements)).get();
    }

    @Benchmark
    public World run(Parts count) {
        count.parts += PUTS;
        return run(scenario.world());
    }

    /** Runs a world to its end. */
    static World run(World world) {
        RunResult result = new ForwardRun(world, new RoundRobinScheduler(), Set.of(), Integer.MAX_VALUE).quietly(line -> { }, () -> false);
        if (result.result() != RunResult.Result.FINE) {
            throw new IllegalStateException(result.words().toString());
        }
        return world;
    }
}
