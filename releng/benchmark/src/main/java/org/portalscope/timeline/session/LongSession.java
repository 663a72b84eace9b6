package org.portalscope.timeline.session;

import java.util.Optional;

import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.Fork;
import org.openjdk.jmh.annotations.Level;
import org.openjdk.jmh.annotations.Param;
import org.openjdk.jmh.annotations.Setup;
import org.openjdk.jmh.annotations.Warmup;
import org.portalscope.engine.Settings;
import org.portalscope.scenario.Scenario;
import org.portalscope.scenario.ScenarioReader;
import org.portalscope.scenario.source.ScenarioException;
import org.portalscope.timeline.Direction;
import org.portalscope.timeline.Position;
import org.portalscope.world.random.SplitMix64;
import org.portalscope.world.schedule.RoundRobinScheduler;

/** A session with a long run in a heap of 512 MB: to its end, to any place of it, and back step by step. */
@Fork(value = 1, jvmArgsAppend = {"-Xms512m", "-Xmx512m", "-XX:+UseSerialGC"})
@Warmup(iterations = 2, time = 1)
public class LongSession extends Settings {

    private static final String SCENARIO = """
            scenario "Many puts behind many entries";
            process server at 1:0 {
                region inbox[64];
                PtlInit(&max);
                PtlNIInit(PTL_IFACE_DEFAULT, PTL_PID_ANY, NULL, &limits, &ni);
                repeat %d as i {
                    PtlMEAttach(ni, 4, client, 100 + i, 0, PTL_RETAIN, PTL_INS_AFTER, &me);
                    PtlMDAttach(me, { start = inbox, length = 64, options = PTL_MD_OP_PUT }, PTL_RETAIN, PTL_RETAIN, NULL);
                }
                PtlMEAttach(ni, 4, client, 7, 0, PTL_RETAIN, PTL_INS_AFTER, &me);
                PtlMDAttach(me, { start = inbox, length = 64, options = PTL_MD_OP_PUT | PTL_MD_MANAGE_REMOTE }, PTL_RETAIN, PTL_RETAIN, NULL);
                barrier;
            }
            process client at 0:0 {
                region greeting[8] = "greeting";
                PtlInit(&max);
                PtlNIInit(PTL_IFACE_DEFAULT, PTL_PID_ANY, NULL, &limits, &ni);
                PtlMDBind(ni, { start = greeting, length = 8 }, &md);
                barrier;
                repeat %d { PtlPut(md, PTL_NOACK_REQ, server, 4, 0, 7, 0, 0); }
            }
            """;

    @Param("10000")
    public int entries;

    @Param("1000000")
    public int puts;

    private Launch launch;
    private SessionDriver driver;
    private SplitMix64 random;
    private long seeks;

    /** Runs it once. */
    @Setup(Level.Trial)
    public void prepare() throws ScenarioException {
        launch = launch(entries, puts);
        random = new SplitMix64(1);
        driver = launch.start().drive();
        move(driver, StepKind.RESUME, Direction.FORWARD);
    }

    /** What runs of so many puts behind so many entries are started from. */
    static Launch launch(int entries, int puts) throws ScenarioException {
        Scenario scenario = ScenarioReader.parse("puts.ptl", SCENARIO.formatted(entries, puts)).get();
        return new Launch("puts", "puts.ptl", scenario::world, RoundRobinScheduler::new);
    }

    /** From the start to the end. */
    @Benchmark
    public Session run() {
        driver = launch.start().drive();
        move(driver, StepKind.RESUME, Direction.FORWARD);
        return driver.session();
    }

    /** To any transition. */
    @Benchmark
    public Session seek() {
        driver.seek(new Position(1 + random.below(driver.session().timeline().size(), seeks++), 1));
        return driver.session();
    }

    /** To the beginning of the transition before; from the start to the end again. */
    @Benchmark
    public Session stepBack() {
        if (!move(driver, StepKind.RETURN, Direction.BACK)) {
            driver.seek(driver.session().timeline().end());
        }
        return driver.session();
    }

    private static boolean move(SessionDriver driver, StepKind stepKind, Direction direction) {
        return driver.move(stepKind, direction, Optional.empty(), () -> false);
    }
}
