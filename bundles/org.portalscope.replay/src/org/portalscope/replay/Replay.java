package org.portalscope.replay;

import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;

import org.portalscope.engine.api.ProcessId;
import org.portalscope.recording.RecordedTransition;
import org.portalscope.recording.RecordingOrigin;
import org.portalscope.timeline.TransitionLog;
import org.portalscope.world.Choice;
import org.portalscope.world.RecordedRun;
import org.portalscope.world.World;
import org.portalscope.world.program.Program;
import org.portalscope.world.program.SourceLocation;
import org.portalscope.world.snapshot.SnapshotSeries;

/** A recording that one world repeats: which transition of it is current follows from how many the world has made. */
final class Replay implements RecordedRun {

    private final RecordingOrigin origin;
    private final RecordedSources sources;
    private final TransitionSource transitions;
    private final long skipped;
    private final Optional<ProgramReplay> program;
    private final ReplayedProtocols protocols;
    private World world;
    /** The processes that use protocols together, also those that have not yet called one; null until somebody asks. */
    private Set<ProcessId> ofProtocols;
    /** Whether somebody waits at a barrier of the program; null until somebody asks. */
    private Boolean isBarrierReached;
    /** Made when it is asked for. */
    private SnapshotSeries snapshots;
    /** The number of transitions to which a recorded state has brought the world last. */
    private int restored = TransitionLog.NONE;

    /**
     * @param skipped   transitions of the recording before the first one of the world
     * @param program   knows the names
     * @param protocols whose calls it runs again
     */
    Replay(RecordingOrigin origin, TransitionSource transitions, long skipped, Optional<ProgramReplay> program, ReplayedProtocols protocols) {
        this.program = program;
        this.protocols = protocols;
        this.origin = origin;
        this.transitions = transitions;
        this.skipped = skipped;
        sources = new RecordedSources(origin);
    }

    /** @param repeating its world, once that has been made */
    void begin(World repeating) {
        world = repeating;
    }

    /** Snapshots of its world. */
    SnapshotSeries snapshots() {
        if (snapshots == null) {
            snapshots = new SnapshotSeries(world);
        }
        return snapshots;
    }

    /** The world has been given the recorded state behind a number of transitions. */
    void restored(int number) {
        restored = number;
    }

    /** The world stands behind a number of transitions. Returns whether it has been given its state there, rather than having come to it. */
    boolean standsRestored(int number) {
        if (restored != number) {
            restored = TransitionLog.NONE;
        }
        return restored == number;
    }

    RecordingOrigin origin() {
        return origin;
    }

    ReplayedProtocols protocols() {
        return protocols;
    }

    /** Whether its world does not know what protocols know of some process, so that its state may not be that of others. */
    boolean lacksProtocols() {
        return world.processes().stream().anyMatch(process -> RecordedWorlds.program(process).hasLostProtocols());
    }

    /** A process uses protocols otherwise than before, or has come to a barrier or left it: others wait for those that it meets. */
    void meetingChanged() {
        ofProtocols = null;
        isBarrierReached = null;
        world.network().changes().allChanged();
    }

    /** Whether a process is one of those that use a protocol together, as far as some of them have called it. */
    boolean isOfProtocol(int process) {
        if (ofProtocols == null) {
            ofProtocols = world.processes().stream().map(RecordedWorlds::program).flatMap(each -> each.uses().stream()).distinct()
                    .flatMap(use -> use.processes().stream()).collect(Collectors.toSet());
        }
        return ofProtocols.contains(world.process(process).id());
    }

    /** Whether somebody waits for a process at a barrier of the program: for all that have barriers, or that may have some where that is not known. */
    boolean meetsAtBarriers(int process) {
        if (isBarrierReached == null) {
            isBarrierReached = world.processes().stream().map(RecordedWorlds::program).anyMatch(RecordedProgram::isAtOwnBarrier);
        }
        return isBarrierReached && program.map(known -> known.meetsOthers(process)).orElse(true);
    }

    /** Whether a process has died. */
    boolean isDead(int process) {
        return world.process(process).isDead();
    }

    RecordedSources sources() {
        return sources;
    }

    /** Number of the transition that the world has made last, or is making. */
    long number() {
        return world == null ? 0 : world.transitions();
    }

    /** What a thread executes, with its names, if the program that ran is known. */
    List<Program.Activation> activations(int process, int thread) {
        return program.map(known -> known.activations(process, thread, (int) number())).orElse(List.of());
    }

    /** Where the statements of a process begin; empty if the program that ran is not known. */
    List<SourceLocation> statements(int process) {
        return program.map(known -> known.statements(process)).orElse(List.of());
    }

    /** The transition that the world is making. */
    RecordedTransition current() {
        return get(number());
    }

    /** Whether there is a transition behind the one that was made last. */
    boolean hasNext() {
        return number() < transitions.size() - skipped;
    }

    RecordedTransition nextTransition() {
        return get(number() + 1);
    }

    @Override
    public Choice next() {
        return new RecordedChoices(world, origin.capture()).of(nextTransition());
    }

    /** A transition by its number in the world. */
    RecordedTransition get(long number) {
        return transitions.get(skipped + number);
    }

    @Override
    public long time(long transition) {
        return skipped + transition > transitions.size() ? RecordedTransition.NO_TIME : get(transition).time();
    }

    @Override
    public boolean isWhole() {
        return origin.isWhole();
    }
}
