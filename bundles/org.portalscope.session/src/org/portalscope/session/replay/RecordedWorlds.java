package org.portalscope.session.replay;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;
import java.util.stream.Stream;

import org.portalscope.engine.input.MemoryDeclared;
import org.portalscope.recording.RecordedProcess;
import org.portalscope.recording.RecordedTransition;
import org.portalscope.recording.Recording;
import org.portalscope.recording.RecordingOrigin;
import org.portalscope.recording.TransitionCause;
import org.portalscope.world.Choice;
import org.portalscope.world.World;
import org.portalscope.world.fault.Faults;
import org.portalscope.world.program.ProcessSpec;

/**
 * Makes worlds that repeat a recording, all the same, and says what happens next in one. The memory that processes were given before anything else
 * happened is there from the start; the transitions behind that are numbered from 1.
 */
public final class RecordedWorlds {

    private final Recording recording;
    private final List<List<ProcessSpec.Memory>> regions;
    private final long skipped;

    /** @throws java.io.UncheckedIOException if the recording cannot be read */
    public RecordedWorlds(Recording recording) {
        this.recording = recording;
        regions = Stream.<List<ProcessSpec.Memory>>generate(ArrayList::new).limit(recording.origin().processes().size()).toList();
        TransitionBuffer transitions = new TransitionBuffer(recording);
        long first = 1;
        while (first <= transitions.size() && isMemory(transitions.get(first))) {
            declare(transitions.get(first));
            first++;
        }
        skipped = first - 1;
    }

    /** Whether a recording holds everybody there was: that of a scenario does; those of nodes know of others from their messages only. */
    static boolean isWhole(RecordingOrigin origin) {
        return !origin.sources().isEmpty();
    }

    private static boolean isMemory(RecordedTransition transition) {
        return transition.cause() instanceof TransitionCause.Outside && transition.inputs().stream().allMatch(MemoryDeclared.class::isInstance);
    }

    private void declare(RecordedTransition transition) {
        transition.inputs().stream().map(MemoryDeclared.class::cast)
                .forEach(declared -> regions.get(transition.process()).add(new ProcessSpec.Memory(declared.name(), declared.bytes().toArray())));
    }

    /** What was recorded. */
    public RecordingOrigin origin() {
        return recording.origin();
    }

    /** How many transitions a world makes. */
    public int size() {
        return (int) Math.min(recording.size() - skipped, Integer.MAX_VALUE);
    }

    /** A world before its first transition. */
    public World world() {
        Replay replay = new Replay(origin(), new TransitionBuffer(recording), skipped);
        World world = World.repeating(IntStream.range(0, regions.size()).mapToObj(process -> spec(process, replay)).toList(), replay);
        replay.begin(world);
        return world;
    }

    private ProcessSpec spec(int process, Replay replay) {
        RecordedProcess recorded = origin().processes().get(process);
        return new ProcessSpec(recorded.name(), recorded.interfaces(), Faults.NONE, regions.get(process),
                portals -> new RecordedProgram(replay, process, portals));
    }

    /**
     * What happens next in one of its worlds.
     *
     * @param number of the transition, from 1; the world has made those before
     */
    public Choice choice(World world, int number) {
        Replay replay = ((RecordedProgram) world.process(0).program()).replay();
        return new RecordedChoices(world, origin().capture()).of(replay.get(number));
    }
}
