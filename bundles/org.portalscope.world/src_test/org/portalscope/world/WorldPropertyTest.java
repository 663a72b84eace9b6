package org.portalscope.world;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.Deque;
import java.util.List;
import java.util.SplittableRandom;
import java.util.stream.LongStream;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.portalscope.engine.api.EventKind;
import org.portalscope.engine.api.NiFailType;
import org.portalscope.engine.effect.DataWithheld;
import org.portalscope.engine.effect.DescriptorReleased;
import org.portalscope.engine.effect.DescriptorUpdated;
import org.portalscope.engine.effect.EventLogged;
import org.portalscope.engine.effect.InterfaceShutDown;
import org.portalscope.engine.effect.MessageDropped;
import org.portalscope.engine.effect.OperationAbandoned;
import org.portalscope.engine.effect.OperationEnded;
import org.portalscope.engine.effect.QueueFreed;
import org.portalscope.engine.step.Effect;
import org.portalscope.engine.step.Step;
import org.portalscope.world.fault.FaultStruck;
import org.portalscope.world.fault.ProcessDied;
import org.portalscope.world.network.ChannelHeld;
import org.portalscope.world.network.DataDiscarded;
import org.portalscope.world.network.TimePassed;
import org.portalscope.world.network.Turn;
import org.portalscope.world.schedule.ForwardExecution;
import org.portalscope.world.schedule.RoundRobinScheduler;
import org.portalscope.world.time.ThreadOccupied;

/** What holds for every world, shown on worlds of random calls in random orders. A failing case names its seed. */
class WorldPropertyTest {

    /** How many worlds there are, those of {@link MoreWorldPropertiesTest} included. */
    static final int WORLDS = 200;
    /** How many there are always. */
    static final int FEW = 30;

    static LongStream seeds() {
        return LongStream.rangeClosed(1, FEW);
    }

    @ParameterizedTest
    @MethodSource("seeds")
    void shouldUndoWhatItDidAndDoItAgain(long seed) {
        World world = RandomWorld.of(seed);
        SplittableRandom random = new SplittableRandom(seed);
        Deque<Transition> history = new ArrayDeque<>();
        String first = world.dump();
        while (!world.enabled().isEmpty()) {
            String before = world.dump();
            Transition transition = world.execute(choose(world, random), history.size() + 1);
            String after = world.dump();
            revert(world, transition);
            assertEquals(before, world.dump(), () -> "seed " + seed + ": undo of " + transition);
            transition.steps().forEach(step -> apply(world, transition, step));
            assertEquals(after, world.dump(), () -> "seed " + seed + ": redo of " + transition);
            history.push(transition);
        }
        history.forEach(transition -> revert(world, transition));
        assertEquals(first, world.dump(), "seed " + seed);
    }

    @ParameterizedTest
    @MethodSource("seeds")
    void shouldAnswerTheSameInputsWithTheSameSteps(long seed) {
        assertEquals(words(seed), words(seed));
    }

    @ParameterizedTest
    @MethodSource("seeds")
    void shouldDoTheSameWhenNobodyWantsToKnow(long seed) {
        World explained = RandomWorld.of(seed);
        World silent = RandomWorld.of(seed);
        SplittableRandom random = new SplittableRandom(seed);
        while (!explained.enabled().isEmpty()) {
            Choice choice = choose(explained, random);
            explained.execute(choice, 1);
            silent.advance(choice);
            assertEquals(explained.enabled(), silent.enabled(), "seed " + seed);
        }
        assertEquals(explained.dump(), silent.dump(), "seed " + seed);
    }

    @ParameterizedTest
    @MethodSource("seeds")
    void shouldDoTheSameWithoutEffects(long seed) {
        World explained = RandomWorld.withoutFaults(seed);
        World silent = RandomWorld.withoutFaults(seed);
        SplittableRandom random = new SplittableRandom(seed);
        while (!explained.enabled().isEmpty()) {
            Choice choice = choose(explained, random);
            explained.execute(choice, 1);
            silent.advance(choice);
            assertEquals(explained.dump(), silent.dump(), () -> "seed " + seed + ": " + choice);
        }
    }

    @ParameterizedTest
    @MethodSource("seeds")
    void shouldTakeAMessageAsAWholeWhereItsCompletionComesNext(long seed) {
        World explained = RandomWorld.withoutFaults(seed);
        World silent = RandomWorld.withoutFaults(seed);
        ForwardExecution execution = new ForwardExecution(silent, new RoundRobinScheduler());
        SplittableRandom random = new SplittableRandom(seed);
        while (!explained.enabled().isEmpty()) {
            Choice choice = chooseCompletion(explained, random);
            explained.execute(choice, 1);
            if (execution.advance(choice, 2) == 2) {
                explained.execute(explained.next().filter(Choice.Complete.class::isInstance).orElseThrow(), 1);
            }
            assertEquals(explained.dump(), silent.dump(), () -> "seed " + seed + ": " + choice);
            assertEquals(explained.transitions(), silent.transitions(), "seed " + seed);
        }
    }

    /** A completion if there is one, so that data come early and few operations are pending. */
    private static Choice chooseCompletion(World world, SplittableRandom random) {
        return world.enabled().stream().filter(Choice.Complete.class::isInstance).findFirst().orElseGet(() -> choose(world, random));
    }

    @ParameterizedTest
    @MethodSource("seeds")
    void shouldHaveTheSameEffectsWithoutExplainingThem(long seed) {
        World explained = RandomWorld.of(seed);
        World quick = RandomWorld.of(seed);
        SplittableRandom random = new SplittableRandom(seed);
        List<Effect> effects = new ArrayList<>();
        while (!explained.enabled().isEmpty()) {
            Choice choice = choose(explained, random);
            String before = quick.dump();
            int from = effects.size();
            new SearchableWorld(quick).execute(choice, effects);
            RandomWorld.revert(quick, choice, effects, from);
            assertEquals(before, quick.dump(), () -> "seed " + seed + ": undo of " + choice);
            new SearchableWorld(quick).execute(choice, effects);
            assertEquals(effectWords(explained.execute(choice, 1)), words(effects.subList(from, effects.size())), "seed " + seed);
            assertEquals(explained.dump(), quick.dump(), () -> "seed " + seed + ": " + choice);
        }
    }

    @ParameterizedTest
    @MethodSource("seeds")
    void shouldRepeatWhatItDid(long seed) {
        World world = RandomWorld.of(seed);
        SplittableRandom random = new SplittableRandom(seed);
        List<Effect> effects = new ArrayList<>();
        while (!world.enabled().isEmpty()) {
            Choice choice = choose(world, random);
            int from = effects.size();
            String before = behindTheTurn(world);
            CachedTransition cached = new SearchableWorld(world).execute(choice, effects);
            if (cached.isRepeatable()) {
                String after = behindTheTurn(world);
                List<String> between = effects.subList(from + 1, effects.size()).stream().filter(Effect::liesBetween).map(Step::words).toList();
                RandomWorld.revert(world, choice, effects, from);
                assertTrue(choice instanceof Choice.RunThread || cached.answers(world, choice));
                repeat(world, choice, cached, effects);
                assertEquals(between, words(effects.subList(from + 1, effects.size())), "seed " + seed);
                assertEquals(after, behindTheTurn(world), () -> "seed " + seed + ": " + choice);
                cached.undo(world.process(choice.process()));
                new SearchableWorld(world).revert(choice.process(), effects, from);
                assertEquals(before, behindTheTurn(world), () -> "seed " + seed + ": " + choice);
                repeat(world, choice, cached, effects);
            }
        }
    }

    private static void repeat(World world, Choice choice, CachedTransition cached, List<Effect> effects) {
        new SearchableWorld(world).repeat(choice, cached, effects);
        cached.redo(world.process(choice.process()));
    }

    private static String behindTheTurn(World world) {
        return world.dump().substring(world.dump().indexOf('\n'));
    }

    private static List<String> effectWords(Transition transition) {
        return words(transition.steps().stream().filter(Effect.class::isInstance).toList());
    }

    private static List<String> words(List<? extends Step> steps) {
        return steps.stream().map(Step::words).toList();
    }

    @ParameterizedTest
    @MethodSource("seeds")
    void shouldOfferTheNextInRoundRobinOrder(long seed) {
        World world = RandomWorld.of(seed);
        SplittableRandom random = new SplittableRandom(seed);
        while (!world.enabled().isEmpty()) {
            Turn last = world.network().turn();
            assertEquals(world.enabled().stream().min(Comparator
                    .comparing((Choice choice) -> choice.turn().compareTo(last) <= 0)
                    .thenComparing(Choice::turn)), world.next(), "seed " + seed);
            world.advance(choose(world, random));
        }
    }

    @ParameterizedTest
    @MethodSource("seeds")
    void shouldKeepItsInvariants(long seed) {
        World world = RandomWorld.of(seed);
        SplittableRandom random = new SplittableRandom(seed);
        while (!world.enabled().isEmpty()) {
            Transition transition = world.execute(choose(world, random), 1);
            Invariants.check(world, transition, "seed " + seed + ": " + transition);
        }
    }

    @Test
    void shouldReachWhatItIsMeantToShow() {
        List<Step> steps = new ArrayList<>();
        LongStream.rangeClosed(1, WORLDS).forEach(seed -> run(seed).forEach(transition -> steps.addAll(transition.steps())));
        for (Class<?> type : List.of(MessageDropped.class, OperationEnded.class, EventLogged.class, DescriptorReleased.class,
                DataDiscarded.class, FaultStruck.class, DataWithheld.class, DescriptorUpdated.class, QueueFreed.class,
                OperationAbandoned.class, InterfaceShutDown.class)) {
            assertTrue(steps.stream().filter(type::isInstance).count() > 100, type.getSimpleName());
        }
        assertTrue(steps.contains(new ProcessDied()));
        assertTrue(steps.stream().anyMatch(ChannelHeld.class::isInstance));
        assertTrue(steps.stream().anyMatch(TimePassed.class::isInstance));
        assertTrue(steps.stream().anyMatch(ThreadOccupied.class::isInstance));
        assertTrue(steps.stream().anyMatch(ProcessStopped.class::isInstance));
        assertTrue(steps.stream().anyMatch(WorldPropertyTest::isReplyOfDeadProcess));
    }

    private static boolean isReplyOfDeadProcess(Step step) {
        return step instanceof EventLogged logged && logged.event().kind() == EventKind.PTL_EVENT_REPLY_FAIL
                && logged.event().niFailType() == NiFailType.PTL_NI_PEER_DEAD;
    }

    private static List<String> words(long seed) {
        return run(seed).stream().flatMap(transition -> transition.steps().stream()).map(Step::words).toList();
    }

    private static List<Transition> run(long seed) {
        World world = RandomWorld.of(seed);
        SplittableRandom random = new SplittableRandom(seed);
        List<Transition> transitions = new ArrayList<>();
        while (!world.enabled().isEmpty()) {
            transitions.add(world.execute(choose(world, random), transitions.size() + 1));
        }
        return transitions;
    }

    private static Choice choose(World world, SplittableRandom random) {
        List<Choice> choices = world.enabled();
        return choices.get(random.nextInt(choices.size()));
    }

    private static void apply(World world, Transition transition, Step step) {
        if (step instanceof Effect effect) {
            world.apply(transition, effect);
        }
    }

    private static void revert(World world, Transition transition) {
        for (int i = transition.steps().size() - 1; i >= 0; i--) {
            if (transition.steps().get(i) instanceof Effect effect) {
                world.revert(transition, effect);
            }
        }
    }
}
