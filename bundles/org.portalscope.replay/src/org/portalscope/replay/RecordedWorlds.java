package org.portalscope.replay;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.BooleanSupplier;
import java.util.function.Consumer;
import java.util.function.Supplier;
import java.util.stream.IntStream;
import java.util.stream.LongStream;

import org.portalscope.engine.snapshot.SnapshotException;
import org.portalscope.recording.RecordedProcess;
import org.portalscope.recording.Recording;
import org.portalscope.recording.RecordingOrigin;
import org.portalscope.recording.read.RecordingFile;
import org.portalscope.timeline.RunProgress;
import org.portalscope.timeline.TransitionLog;
import org.portalscope.timeline.run.ForwardRun;
import org.portalscope.timeline.session.Launch;
import org.portalscope.timeline.session.RecordedPrograms;
import org.portalscope.world.Choice;
import org.portalscope.world.World;
import org.portalscope.world.WorldProcess;
import org.portalscope.world.fault.Faults;
import org.portalscope.world.program.ProcessSpec;

/**
 * Makes worlds that repeat a recording, all the same, and says what happens next in one. The memory that processes were given before anything else
 * happened is there from the start; the transitions behind that are numbered from 1.
 */
public final class RecordedWorlds {

    private final Recording recording;
    private final InitialMemory memory;
    private final Optional<Supplier<World>> programs;
    private final Optional<ProgramReplay> program;
    private final Optional<StoredStates> states;
    private final ReplayedProtocols protocols;
    private volatile List<TransitionLog.Label> labels;
    private volatile boolean growing;

    /**
     * Worlds of a recording alone.
     *
     * @throws UncheckedIOException if the recording cannot be read
     */
    public RecordedWorlds(Recording recording) {
        this(recording, origin -> Optional.empty());
    }

    /**
     * Worlds of a recording and of the program that ran: that knows the names.
     *
     * @param ran knows what ran, with its faults
     * @throws UncheckedIOException if the recording cannot be read
     */
    public RecordedWorlds(Recording recording, RecordedPrograms ran) {
        this.recording = recording;
        protocols = new ReplayedProtocols(ran.protocols());
        memory = new InitialMemory(beginsWithState() ? new TransitionList(List.of()) : new TransitionBuffer(recording), recording.origin().processes().size());
        states = recording instanceof RecordingFile file ? Optional.of(new StoredStates(file, skipped())) : Optional.empty();
        labels = readLabels();
        programs = ran.launch(recording.origin()).map(Launch::worlds);
        program = programs.map(worlds -> new ProgramReplay(this::schedule, worlds,
                new ProgramStates(states, () -> world(new Replay(origin(), transitions(), skipped(), Optional.empty(), protocols), memory))));
    }

    /** Says that {@link #learnNames} follows: until {@link #endLearningNames}, nobody waits for names that are far from those that were looked at before. */
    public void beginLearningNames() {
        program.ifPresent(ProgramReplay::beginLearning);
    }

    /** From now on, whoever looks at names waits until they are there. */
    public void endLearningNames() {
        program.ifPresent(ProgramReplay::endLearning);
    }

    /**
     * From now on, whoever looks at names that take long to find does not wait: they are not known yet, and are found elsewhere.
     *
     * @param background runs what it is given at some time, in another thread
     * @param found      is run there when names may be known that were not
     */
    public void deferNames(Consumer<Runnable> background, Runnable found) {
        program.ifPresent(known -> known.defer(background, found));
    }

    /** Runs the program through all of the recording, so that names are found quickly everywhere. Others may look at them meanwhile. */
    public void learnNames(RunProgress progress, BooleanSupplier cancelled) {
        program.ifPresent(known -> known.learn(progress, cancelled));
    }

    /** Whether the recording begins with a state, which has the memory that there was. */
    private boolean beginsWithState() {
        return recording instanceof RecordingFile file && LongStream.of(file.restarts()).anyMatch(number -> number == 0);
    }

    /** From where on names are not known although the program is, as a sentence; empty if nobody has come upon such a place. */
    public Optional<String> divergence() {
        return program.flatMap(ProgramReplay::divergence);
    }

    /** Where the recording has another state than this engine comes to, as a sentence; empty if nobody has come upon such a place. */
    public Optional<String> differences() {
        return states.flatMap(StoredStates::words);
    }

    /** From where on it is not known what protocols know of a process, as a sentence; empty if nobody has come upon such a place. */
    public Optional<String> lostProtocols() {
        return protocols.words();
    }

    /** What was recorded. */
    public RecordingOrigin origin() {
        return recording.origin();
    }

    /** How many transitions a world makes. */
    public int size() {
        return (int) Math.min(recording.size() - skipped(), Integer.MAX_VALUE);
    }

    /**
     * What runs and sessions that repeat the recording are started from.
     *
     * @param source the name of its file
     */
    public Launch launch(String source) {
        RecordedLog log = new RecordedLog(this, transitions(), states);
        return Launch.recorded(origin().title(), source, this::world, () -> new RecordedScheduler(this), log);
    }

    /**
     * The run that was recorded, from its first transition on, as it was when it took place, if the program is known.
     *
     * @param limit transitions behind which it ends
     */
    public RecordingRun run(int limit) {
        return new RecordingRun(schedule(), programs, () -> launch("").forwardRun(limit), limit);
    }

    private ProgramSchedule schedule() {
        return new ProgramSchedule(origin(), transitions(), skipped());
    }

    private TransitionBuffer transitions() {
        return new TransitionBuffer(recording, skipped() + 1);
    }

    /**
     * Learns of what the recording has by now, if it is one that grows: {@link #size} says how much that is.
     *
     * @throws UncheckedIOException if it cannot be read
     */
    public void refresh() {
        states.ifPresent(StoredStates::refresh);
        labels = readLabels();
    }

    /** Says whether the recording is still being written: then its end is not that of the run. */
    public void grow(boolean now) {
        growing = now;
    }

    /** Whether the recording is still being written. */
    boolean isGrowing() {
        return growing;
    }

    /** The numbers of the transitions behind which something is missing: what follows goes on from a stored state. */
    public List<Integer> gaps() {
        return states.map(StoredStates::gaps).orElse(List.of());
    }

    /** The labels that programs came to. */
    List<TransitionLog.Label> labels() {
        return labels;
    }

    private List<TransitionLog.Label> readLabels() {
        if (!(recording instanceof RecordingFile file)) {
            return List.of();
        }
        try {
            return file.labels().stream().filter(label -> label.transition() > skipped())
                    .map(label -> new TransitionLog.Label((int) (label.transition() - skipped()), label.name())).toList();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /** Transitions of the recording before the first one of its worlds. */
    long skipped() {
        return memory.transitions();
    }

    /** A world before its first transition. */
    public World world() {
        Replay replay = new Replay(origin(), transitions(), skipped(), program, protocols);
        World world = world(replay, memory);
        states.ifPresent(stored -> stored.begin(replay));
        return world;
    }

    /** A world of a replay before its first transition. */
    static World world(Replay replay, InitialMemory memory) {
        int processes = replay.origin().processes().size();
        World world = World.repeating(IntStream.range(0, processes).mapToObj(process -> spec(process, replay, memory)).toList(), replay);
        replay.begin(world);
        return world;
    }

    private static ProcessSpec spec(int process, Replay replay, InitialMemory memory) {
        RecordedProcess recorded = replay.origin().processes().get(process);
        return new ProcessSpec(recorded.name(), recorded.interfaces(), Faults.NONE, memory.regions(process),
                portals -> new RecordedProgram(replay, process, portals));
    }

    /** The last number of transitions up to another one behind which there is a state, or {@link TransitionLog#NONE}. */
    public int storedUpTo(int number) {
        return states.map(stored -> stored.upTo(number)).orElse(TransitionLog.NONE);
    }

    /**
     * A run that begins behind some transitions, by the last state that was recorded before.
     *
     * @param number    of the transition behind which it begins
     * @param limit     transitions after which it is stopped, counted from the first
     * @param cancelled asked on the way; then it begins where it has come to
     */
    public ForwardRun runBehind(int number, int limit, BooleanSupplier cancelled) {
        World world = world();
        states.ifPresent(stored -> restore(stored, stored.upTo(number), replay(world)));
        while (world.transitions() < Math.min(number, size()) && !cancelled.getAsBoolean()) {
            world.advance(choice(world, (int) world.transitions() + 1));
        }
        return new ForwardRun(world, new RecordedScheduler(this), Set.of(), limit);
    }

    private static void restore(StoredStates states, int number, Replay replay) {
        try {
            if (number != TransitionLog.NONE) {
                states.restore(number, replay, replay.snapshots());
            }
        } catch (SnapshotException e) {
            // one that is damaged, or of another program: the longer way leads to the same state
        }
    }

    /**
     * What happens next in one of its worlds. If the recording has another state there than the world, the world takes that first.
     *
     * @param number of the transition, from 1; the world has made those before
     */
    public Choice choice(World world, int number) {
        Replay replay = replay(world);
        states.ifPresent(stored -> stored.meet(number - 1, replay));
        return new RecordedChoices(world, origin().capture()).of(replay.get(number));
    }

    /** What one of its worlds repeats. */
    static Replay replay(World world) {
        return program(world.process(0)).replay();
    }

    /** The program of a process of one of its worlds. */
    static RecordedProgram program(WorldProcess process) {
        return (RecordedProgram) process.program();
    }
}
