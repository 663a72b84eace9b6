package org.portalscope.goal.program;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import java.util.Optional;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.portalscope.engine.snapshot.Snapshot;
import org.portalscope.engine.snapshot.SnapshotException;
import org.portalscope.engine.step.Effect;
import org.portalscope.goal.GoalSchedule;
import org.portalscope.goal.parser.GoalReader;
import org.portalscope.goal.simulation.LogGopsParameters;
import org.portalscope.goal.simulation.MatchingPlace;
import org.portalscope.goal.simulation.RandomSchedule;
import org.portalscope.mpi.MpiProtocol;
import org.portalscope.protocol.Protocols;
import org.portalscope.scenario.source.ScenarioException;
import org.portalscope.world.Choice;
import org.portalscope.world.Transition;
import org.portalscope.world.World;
import org.portalscope.world.schedule.RandomScheduler;
import org.portalscope.world.schedule.RoundRobinScheduler;
import org.portalscope.world.schedule.Scheduler;
import org.portalscope.world.snapshot.WorldSnapshot;
import org.portalscope.world.time.Observation;
import org.portalscope.world.time.PerformanceModel;

/** A world that follows the LogGOPS model goes back and on like any other. */
class ModelledWorldTest {

    private static final int SEEDS = 15;

    @ParameterizedTest
    @EnumSource
    void shouldComeToTheSameInWhateverOrderThingsHappenAtOnce(MatchingPlace matching) throws ScenarioException {
        for (int seed = 0; seed < SEEDS; seed++) {
            MpiProgram program = program(seed);
            World inTurn = world(program, matching);
            run(inTurn, new RoundRobinScheduler());
            World shuffled = world(program, matching);
            run(shuffled, new RandomScheduler(seed));
            assertEquals(WorldSimulation.result(program, matching, inTurn), WorldSimulation.result(program, matching, shuffled), "seed " + seed);
            assertEquals(inTurn.now(), shuffled.now(), "seed " + seed);
        }
    }

    @ParameterizedTest
    @EnumSource
    void shouldGoBackAndOnAgain(MatchingPlace matching) throws ScenarioException {
        for (int seed = 0; seed < SEEDS; seed++) {
            World world = world(program(seed), matching);
            String start = world.dump();
            List<Transition> transitions = execute(world);
            String end = world.dump();
            for (int i = transitions.size() - 1; i >= transitions.size() / 2; i--) {
                revert(world, transitions.get(i));
            }
            execute(world);
            assertEquals(end, world.dump(), "seed " + seed);
            World other = world(program(seed), matching);
            Deque<Transition> all = new ArrayDeque<>(execute(other));
            while (!all.isEmpty()) {
                revert(other, all.removeLast());
            }
            assertEquals(start, other.dump(), "seed " + seed);
        }
    }

    @ParameterizedTest
    @EnumSource
    void shouldGoOnFromASnapshot(MatchingPlace matching) throws ScenarioException, SnapshotException {
        for (int seed = 0; seed < SEEDS; seed++) {
            World world = world(program(seed), matching);
            run(world, new RoundRobinScheduler());
            long half = world.transitions() / 2;
            String end = world.dump();
            World first = world(program(seed), matching);
            Scheduler scheduler = new RoundRobinScheduler();
            while (first.transitions() < half) {
                first.advance(scheduler.next(first).orElseThrow());
            }
            Snapshot snapshot = WorldSnapshot.take(first);
            World second = world(program(seed), matching);
            WorldSnapshot.restore(second, snapshot);
            assertEquals(first.dump(), second.dump(), "seed " + seed);
            run(second, scheduler);
            assertEquals(end, second.dump(), "seed " + seed);
            World other = world(program(seed), matching == MatchingPlace.NIC ? MatchingPlace.HOST : MatchingPlace.NIC);
            assertThrows(SnapshotException.class, () -> WorldSnapshot.restore(other, snapshot));
        }
    }

    @ParameterizedTest
    @EnumSource
    void shouldLetActivitiesBeginWhenAModelSaysThatKnowsNothingElse(MatchingPlace matching) throws ScenarioException {
        for (int seed = 0; seed < SEEDS; seed++) {
            checkTimes(program(seed), matching);
        }
    }

    /** A message waits for its processor longer than the thread computes that goes on with what begins before. */
    @Test
    void shouldLetNothingBeginBeforeAThreadHasComputed() throws ScenarioException {
        List<Long> posted = checkTimes(new MpiProgram(GoalReader.parse("""
                num_ranks 2
                rank 0 {
                    a: calc 20000 cpu 0
                    b: send 1b to 1 tag 9 cpu 2
                    c: recv 1b from 1 tag 7 cpu 1
                    d: calc 25000 cpu 1
                    e: calc 1 cpu 0
                    recv 1b from 1 tag 5 cpu 1
                    b requires a
                    c irequires b
                    e requires a
                }
                rank 1 {
                    send 1b to 0 tag 5 cpu 1
                    recv 1b from 0 tag 9
                }
                """).schedule().orElseThrow(), LogGopsParameters.DEFAULT, true), MatchingPlace.NIC);
        assertEquals(List.of(0L, 0L, 25_000L), posted);
    }

    /** Compares when activities begin in a world with what a model says that is told of them alone; returns when receives were posted. */
    private static List<Long> checkTimes(MpiProgram program, MatchingPlace matching) throws ScenarioException {
        List<Long> posted = new ArrayList<>();
        PerformanceModel model = program.model(matching);
        World world = world(program, matching);
        Scheduler scheduler = new RoundRobinScheduler();
        int told = 0;
        for (Optional<Choice> next = scheduler.next(world); next.isPresent(); next = scheduler.next(world)) {
            world.advance(next.get());
            for (; told < world.observations().size(); told++) {
                Observation observation = world.observations().get(told);
                model.tell(observation);
                if (observation.kind() == Observation.Kind.BEGUN) {
                    assertEquals(model.instant(observation.activity()), world.now(), model.words(observation));
                } else if (observation.kind() == Observation.Kind.POSTED) {
                    posted.add(world.now());
                }
            }
        }
        return posted;
    }

    private static MpiProgram program(int seed) {
        GoalSchedule schedule = RoomyReceives.of(new RandomSchedule(seed).make());
        return new MpiProgram(schedule, LogGopsParameters.DEFAULT, true);
    }

    private static World world(MpiProgram program, MatchingPlace matching) throws ScenarioException {
        return program.write("random", matching).scenario("random", Protocols.of(List.of(new MpiProtocol()))).world();
    }

    private static void run(World world, Scheduler scheduler) {
        for (Optional<Choice> next = scheduler.next(world); next.isPresent(); next = scheduler.next(world)) {
            world.advance(next.get());
        }
    }

    private static List<Transition> execute(World world) {
        List<Transition> transitions = new ArrayList<>();
        Scheduler scheduler = new RoundRobinScheduler();
        for (Optional<Choice> next = scheduler.next(world); next.isPresent(); next = scheduler.next(world)) {
            transitions.add(world.execute(next.get(), transitions.size()));
        }
        return transitions;
    }

    private static void revert(World world, Transition transition) {
        for (int step = transition.steps().size() - 1; step >= 0; step--) {
            if (transition.steps().get(step) instanceof Effect effect) {
                world.revert(transition, effect);
            }
        }
    }
}
