package org.portalscope.goal.program;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.ArrayDeque;
import java.util.Comparator;
import java.util.Deque;
import java.util.List;
import java.util.SplittableRandom;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.portalscope.goal.simulation.LogGopsParameters;
import org.portalscope.goal.simulation.MatchingPlace;
import org.portalscope.goal.simulation.RandomSchedule;
import org.portalscope.mpi.MpiProtocol;
import org.portalscope.protocol.Protocols;
import org.portalscope.scenario.source.ScenarioException;
import org.portalscope.world.CachedReadiness;
import org.portalscope.world.Choice;
import org.portalscope.world.EnabledChoices;
import org.portalscope.world.ProcessReadiness;
import org.portalscope.world.Transition;
import org.portalscope.world.World;

/** What is enabled in a world that follows the LogGOPS model is what is enabled if all processes are asked anew, also behind steps back. */
class ModelledChoicesTest {

    private static final int SEEDS = 10;
    private static final Comparator<Choice> BY_TEXT = Comparator.comparing(Choice::toString);

    @ParameterizedTest
    @EnumSource
    void shouldComeToTheSameIfOnlyThoseAreAskedThatHaveChanged(MatchingPlace matching) throws ScenarioException {
        for (int seed = 0; seed < SEEDS; seed++) {
            MpiProgram program = new MpiProgram(RoomyReceives.of(new RandomSchedule(seed).make()), LogGopsParameters.DEFAULT, true);
            World world = program.write("random", matching).scenario("random", Protocols.of(List.of(new MpiProtocol()))).world();
            SplittableRandom random = new SplittableRandom(seed);
            Deque<Transition> done = new ArrayDeque<>();
            for (List<Choice> choices = checked(world, seed); !choices.isEmpty(); choices = checked(world, seed)) {
                done.push(world.execute(choices.get(random.nextInt(choices.size())), 1));
                for (int back = random.nextInt(20) == 0 ? random.nextInt(done.size()) : 0; back > 0 && random.nextInt(4) > 0; back--) {
                    checked(world, seed);
                    revert(world, done.pop());
                }
            }
        }
    }

    private static List<Choice> checked(World world, int seed) {
        ProcessReadiness[] readiness = world.processes().stream().map(CachedReadiness::of).toArray(ProcessReadiness[]::new);
        List<Choice> fresh = new EnabledChoices(world, readiness).all();
        List<Choice> choices = world.enabled();
        assertEquals(fresh.stream().sorted(BY_TEXT).toList(), choices.stream().sorted(BY_TEXT).toList(), "seed " + seed);
        return choices;
    }

    private static void revert(World world, Transition transition) {
        for (int step = transition.steps().size() - 1; step >= 0; step--) {
            if (transition.effect(step) != null) {
                world.revert(transition, transition.effect(step));
            }
        }
    }
}
