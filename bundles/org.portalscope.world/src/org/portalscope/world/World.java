package org.portalscope.world;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;

import org.portalscope.engine.api.ProcessId;
import org.portalscope.engine.step.Effect;
import org.portalscope.world.fault.Lifetimes;
import org.portalscope.world.network.Network;
import org.portalscope.world.network.ProcessDirectory;
import org.portalscope.world.network.Topology;
import org.portalscope.world.program.Failure;
import org.portalscope.world.program.ProcessSpec;
import org.portalscope.world.program.Program;
import org.portalscope.world.program.ProgramNames;
import org.portalscope.world.time.Observations;
import org.portalscope.world.time.Timing;

/**
 * Several processes in one memory. It knows what can happen next and makes it happen; which of it, a {@link org.portalscope.world.schedule.Scheduler}
 * decides.
 */
public final class World {

    private final ProcessDirectory directory;
    private final Network network;
    private final Topology topology;
    private final Timing timing;
    private final List<WorldProcess> processes;
    private final WorldProcess[] byIndex;
    private final Executor executor = new Executor(this);
    private final QuickExecutor quickExecutor;
    private final RoundRobinOrder turns;
    private final Lifetimes lifetimes;
    private final EarliestTimes instants = new EarliestTimes(this);
    private final Observations observations = new Observations();
    private final ModelledActivities activities = new ModelledActivities(this);
    private final boolean globalDependencies;
    /** What it repeats, or null. */
    private final RecordedRun recorded;

    /**
     * A world before its first transition.
     *
     * @throws IllegalArgumentException if two interfaces share an id
     */
    public World(List<ProcessSpec> specs) {
        this(specs, Topology.FLAT, Timing.NONE);
    }

    /**
     * A world before its first transition, whose processes have distances and whose messages take time.
     *
     * @throws IllegalArgumentException if two interfaces share an id
     */
    public World(List<ProcessSpec> specs, Topology topology, Timing timing) {
        this(specs, topology, timing, null);
    }

    /**
     * A world before its first transition that repeats what was recorded: who drives it chooses what was chosen then. It has no time of its own.
     *
     * @throws IllegalArgumentException if two interfaces share an id
     */
    public static World repeating(List<ProcessSpec> specs, RecordedRun recorded) {
        World world = new World(specs, Topology.FLAT, Timing.NONE, recorded);
        if (!recorded.isWhole()) {
            world.network.open();
        }
        return world;
    }

    private World(List<ProcessSpec> specs, Topology topology, Timing timing, RecordedRun recorded) {
        this.topology = topology;
        this.recorded = recorded;
        this.timing = timing;
        directory = new ProcessDirectory(specs);
        network = new Network(directory, timing);
        lifetimes = new Lifetimes(specs.size());
        List<WorldProcess> made = new ArrayList<>();
        for (ProcessSpec spec : specs) {
            made.add(new WorldProcess(made.size(), spec, new WorldEnvironment(this, spec), network, observations, lifetimes));
        }
        processes = List.copyOf(made);
        byIndex = made.toArray(WorldProcess[]::new);
        quickExecutor = new QuickExecutor(this);
        turns = new RoundRobinOrder(this);
        globalDependencies = timing.exists() || made.stream().anyMatch(process -> process.faults().holds());
    }

    public List<WorldProcess> processes() {
        return processes;
    }

    public WorldProcess process(int index) {
        return byIndex[index];
    }

    /** The process that has an id on one of its interfaces, if there is one. */
    public Optional<WorldProcess> process(ProcessId id) {
        return Optional.ofNullable(process(id.packed()));
    }

    /** How a thread of a process calls the processes of this world, and objects of protocols. */
    public ProgramNames names(WorldProcess process, int thread) {
        return new ProgramNames(id -> process(id).map(WorldProcess::name), process.program(), thread);
    }

    /** What a process has not freed though it has ended its use of a protocol, in words; empty if there is nothing. */
    public String leftovers(WorldProcess process) {
        return process.program().leftovers().stream().map(left -> left.text(names(process, 0))).collect(Collectors.joining(", "));
    }

    /** The process that has an id, packed, on one of its interfaces, or null. */
    WorldProcess process(long id) {
        int index = directory.process(id);
        return index == ProcessDirectory.NOBODY ? null : byIndex[index];
    }

    public Topology topology() {
        return topology;
    }

    /** What messages cost in virtual time. */
    public Timing timing() {
        return timing;
    }

    /** Virtual time, in nanoseconds; 0 if there is none. */
    public long now() {
        return network.now();
    }

    /**
     * What happened next in the run that it repeats.
     *
     * @throws IllegalStateException if it repeats none
     */
    public Choice recordedChoice() {
        if (recorded == null) {
            throw new IllegalStateException("the world repeats no recording");
        }
        return recorded.next();
    }

    /** When the last transition happened, in nanoseconds, or {@link Transition#NO_TIME}. */
    public long time() {
        if (recorded != null) {
            return recorded.time(transitions());
        }
        return timing.exists() ? now() : Transition.NO_TIME;
    }

    /** When choices can happen in virtual time. */
    EarliestTimes instants() {
        return instants;
    }

    public Network network() {
        return network;
    }

    /** Whether what can happen next depends on what else can: messages may be held back, or there is virtual time. */
    public boolean hasGlobalDependencies() {
        return globalDependencies;
    }

    /** What a performance model has to know of what has happened. */
    public Observations observations() {
        return observations;
    }

    /** What a performance model decides. */
    ModelledActivities activities() {
        return activities;
    }

    /** How many transitions each process has made, and which have died. */
    Lifetimes lifetimes() {
        return lifetimes;
    }

    /** Makes choices happen. */
    Executor executor() {
        return executor;
    }

    /** In which order choices can happen. */
    RoundRobinOrder turns() {
        return turns;
    }

    /** Makes choices happen without explaining them. */
    QuickExecutor quickExecutor() {
        return quickExecutor;
    }

    /** How many transitions have happened. */
    public long transitions() {
        return network.transitions();
    }

    /**
     * Everything that can happen next; nothing once an expectation has failed. The order is defined by the state: process by process as
     * declared; of each, if it dies now, only that; else first the deliveries, the message sent first before the others; then the completions,
     * interface by interface, the operation started first before the others; then the threads as they were started. A message for nobody is its
     * sender's. Messages that are held back can arrive only if nothing else can happen. With virtual time, only what can happen at the earliest instant.
     */
    public List<Choice> enabled() {
        return turns.all();
    }

    /** The choice whose turn comes after the last one in round-robin order, or nothing if nothing can happen. */
    public Optional<Choice> next() {
        return hasFailed() ? Optional.empty() : Optional.ofNullable(turns.after(network.turnProcess(), network.turnLane()));
    }

    /**
     * The choice that the thread which had the last turn goes on, or if it cannot, that an operation of its process ends; if none can, or something else had
     * the last turn, that of {@link #next}.
     */
    public Optional<Choice> nextWithoutPreemption() {
        if (hasFailed()) {
            return Optional.empty();
        }
        Choice same = turns.sameProcess();
        return Optional.ofNullable(same == null ? turns.after(network.turnProcess(), network.turnLane()) : same);
    }

    /** The expectation that failed and ended the run, if one did. */
    public Optional<Failure> failure() {
        for (WorldProcess process : processes) {
            if (process.program().failure() != null) {
                return Optional.of(process.program().failure());
            }
        }
        return Optional.empty();
    }

    /** Whether an expectation failed. That ends the run: only the process that had the last turn can have failed, or one whose recorded inputs do not fit. */
    public boolean hasFailed() {
        int last = network.turnProcess();
        return last >= 0 && byIndex[last].program().failure() != null || recorded != null && failure().isPresent();
    }

    /** What a thread can do at this moment; never {@code AT_BARRIER}. */
    public Program.Readiness readiness(WorldProcess process, int thread) {
        return turns.readiness(process.index(), thread);
    }

    /** The threads that wait, those of services excepted, as {@code client waits in line 12: ...}. */
    public List<String> waiting() {
        return WaitingThread.of(this).stream().map(WaitingThread::toString).toList();
    }

    /** The declared faults that have not struck, as {@code client: fault send 2 PTL_NI_DATA_LOST}. */
    public List<String> unusedFaults() {
        return processes.stream().flatMap(process -> process.faults().unused().stream().map(fault -> process.name() + ": fault " + fault)).toList();
    }

    /**
     * Makes one of the enabled choices happen, or nothing if there is no memory for that.
     *
     * @param number of the transition
     * @throws IllegalArgumentException if somebody outside wants what cannot be; then nothing has happened
     */
    public Transition execute(Choice choice, int number) {
        return executor.execute(choice, number);
    }

    /** Makes one of the enabled choices happen without explaining it, never to be reverted. */
    public void advance(Choice choice) {
        if (quickExecutor.handles(choice)) {
            quickExecutor.advance(choice);
        } else {
            executor.advance(choice);
        }
    }

    /**
     * Makes one of the enabled choices happen without explaining it, never to be reverted.
     *
     * @param effects to which its effects are added
     */
    public void advance(Choice choice, List<Effect> effects) {
        executor.advance(choice, effects);
    }

    /**
     * Makes one of the enabled choices happen, never to be reverted, and tells what is checked meanwhile.
     *
     * @param effects to which its effects are added
     */
    public void advance(Choice choice, List<Effect> effects, CheckListener checks) {
        executor.advance(choice, effects, checks);
    }

    /** Applies an effect of a transition again. */
    public void apply(Transition transition, Effect effect) {
        effect.apply(processes.get(transition.process()));
        network.changes().allChanged();
    }

    /** Reverts an effect of a transition. */
    public void revert(Transition transition, Effect effect) {
        effect.revert(processes.get(transition.process()));
        network.changes().allChanged();
    }

    /** All of the state as text, but for how many transitions made it: two states are equal if and only if their texts are. */
    public String dump() {
        StringBuilder out = new StringBuilder(network.dump()).append(observations);
        for (WorldProcess process : processes) {
            out.append("== ").append(process.label()).append('\n').append(process.portals().state().dump())
                    .append(process.program().dump()).append(process.faults().dump()).append(process.occupation());
        }
        return out.toString();
    }
}
