package org.portalscope.world;

import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.Param;
import org.openjdk.jmh.annotations.Setup;
import org.openjdk.jmh.annotations.Warmup;
import org.portalscope.scenario.Scenario;
import org.portalscope.scenario.ScenarioReader;
import org.portalscope.scenario.source.ScenarioException;
import org.portalscope.world.schedule.ForwardExecution;
import org.portalscope.world.schedule.RoundRobinScheduler;
import org.portalscope.world.schedule.Scheduler;

/**
 * A quick run of a family of processes, each of which sends a put of 8 bytes to its neighbour again and again, or to all others in turn. For comparison as many
 * processes in many small worlds that go on by turns: what they take together is the same, and no world has more than a few.
 */
@Warmup(iterations = 2, time = 1)
public class ManyProcesses extends QuickRunSettings {

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

    /** Processes of a small world. */
    private static final int FEW = 10;
    /** Times that a small world goes on at a turn: each of its processes puts once, and the message arrives. */
    private static final int TURN = 2 * FEW;

    /** Who sends to whom. */
    public enum Pattern {
        RING, RINGS_OF_TEN_BY_TURNS, ALL_TO_ALL;

        private int targets(int family) {
            return this == ALL_TO_ALL ? family - 1 : 1;
        }

        private int family(int processes) {
            return this == RINGS_OF_TEN_BY_TURNS ? FEW : processes;
        }
    }

    @Param
    public Pattern pattern;

    @Param({"10", "100", "1000"})
    public int processes;

    /** Puts of a run, about: one from each of a thousand processes to each other, so that all rows pile up as many. */
    int wanted = 999_000;

    private Scenario scenario;
    private int puts;
    private int worlds;

    @Setup
    public void prepare() throws ScenarioException {
        int family = pattern.family(processes);
        int targets = pattern.targets(family);
        int rounds = wanted / processes / targets;
        puts = rounds * processes * targets;
        worlds = processes / family;
        scenario = ScenarioReader.parse("processes.ptl", SCENARIO.formatted(family, rounds, targets)).get();
    }

    /** Its parts are puts. */
    @Benchmark
    public List<World> run(Parts count) {
        count.parts += puts;
        return pattern == Pattern.RINGS_OF_TEN_BY_TURNS ? byTurns() : List.of(QuickRun.run(scenario.world()));
    }

    /** As {@link QuickRun#run} does it, but with many worlds. */
    private List<World> byTurns() {
        List<World> all = Stream.generate(scenario::world).limit(worlds).toList();
        Scheduler scheduler = new RoundRobinScheduler();
        boolean goOn = true;
        while (goOn) {
            goOn = false;
            for (World world : all) {
                goOn |= takeTurn(world, scheduler);
            }
        }
        return all;
    }

    /** Returns whether the world goes on. */
    private static boolean takeTurn(World world, Scheduler scheduler) {
        ForwardExecution execution = new ForwardExecution(world, scheduler);
        for (int time = 0; time < TURN; time++) {
            Optional<Choice> choice = scheduler.next(world);
            if (choice.isEmpty()) {
                return false;
            }
            execution.advance(choice.get(), Integer.MAX_VALUE);
        }
        return true;
    }
}
