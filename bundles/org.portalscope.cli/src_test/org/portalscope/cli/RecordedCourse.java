package org.portalscope.cli;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;

import org.portalscope.engine.protocol.ProtocolWarning;
import org.portalscope.engine.step.Step;
import org.portalscope.recording.CapturePolicy;
import org.portalscope.recording.RecordedTransition;
import org.portalscope.replay.TransitionRecorder;
import org.portalscope.scenario.source.ScenarioException;
import org.portalscope.world.Choice;
import org.portalscope.world.Transition;
import org.portalscope.world.World;
import org.portalscope.world.WorldProcess;
import org.portalscope.world.network.Network;
import org.portalscope.world.schedule.RandomScheduler;
import org.portalscope.world.schedule.RoundRobinScheduler;
import org.portalscope.world.schedule.Scheduler;

/**
 * A run of a scenario, and what was recorded of it.
 *
 * @param transitions those of the run
 * @param states      before the first of them and behind each
 */
record RecordedCourse(List<Transition> transitions, List<String> states, MemoryRecording recording) {

    private static final int LONGEST = 3_000;
    /** Steps of the environment of a scenario, which a recording does not have. */
    private static final Set<String> OF_FAULTS = Set.of("FaultStruck", "MessageCounted", "OperationCounted", "ChannelHeld", "ProcessDied", "TimePassed");

    /** @param seed of a random order, or 0 for that of taking turns */
    static RecordedCourse of(Path file, int seed, CapturePolicy capture) throws ScenarioException {
        World world = ScenarioFiles.read(file).world();
        Scheduler scheduler = seed == 0 ? new RoundRobinScheduler() : new RandomScheduler(seed);
        List<Transition> transitions = new ArrayList<>();
        List<String> states = new ArrayList<>(List.of(state(world)));
        List<RecordedTransition> recorded = new ArrayList<>(TransitionRecorder.memory(world));
        for (Optional<Choice> next = scheduler.next(world); next.isPresent() && transitions.size() < LONGEST; next = scheduler.next(world)) {
            Transition transition = world.execute(next.get(), transitions.size() + 1);
            transitions.add(transition);
            recorded.add(TransitionRecorder.record(transition));
            states.add(state(world));
        }
        return new RecordedCourse(transitions, states, MemoryRecording.of(world, recorded, capture));
    }

    /** What the steps of the engine and the network say; what a program or a fault adds is its own. */
    static List<String> engineSteps(Transition transition) {
        return transition.steps().stream().filter(RecordedCourse::isOfTheEngine).map(step -> step.kind() + ": " + step.words()).toList();
    }

    private static boolean isOfTheEngine(Step step) {
        String of = step.getClass().getPackageName();
        return (of.startsWith("org.portalscope.engine") || of.equals("org.portalscope.world.network") || of.equals("org.portalscope.world"))
                && step.category() != Step.Category.TURN && step.category() != Step.Category.STOP && !OF_FAULTS.contains(step.kind())
                && !(step instanceof ProtocolWarning);
    }

    static String state(World world) {
        Network network = world.network();
        StringBuilder state = new StringBuilder(network.channels().inFlight().toString()).append(network.payloadCount()).append(network.refusedCount());
        for (WorldProcess process : world.processes()) {
            state.append('\n').append(process.label()).append(process.isDead()).append(process.portals().state().dump());
        }
        return state.toString();
    }
}
