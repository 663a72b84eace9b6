package org.portalscope.world;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;

import org.portalscope.engine.api.InterfaceSpec;
import org.portalscope.engine.api.NiFailType;
import org.portalscope.engine.api.ProcessId;
import org.portalscope.engine.message.Message;
import org.portalscope.engine.state.NetworkInterface;
import org.portalscope.engine.state.Operation;
import org.portalscope.engine.step.Effect;

/** Several processes in one memory. It knows what can happen next and makes it happen; which of it, a {@link Scheduler} decides. */
public final class World {

    private final Network network = new Network();
    private final Topology topology;
    private final List<WorldProcess> processes;
    private final Map<ProcessId, WorldProcess> byId = new HashMap<>();
    private final Executor executor = new Executor(this);
    private final Endings endings = new Endings(this);

    /**
     * A world before its first transition.
     *
     * @throws IllegalArgumentException if two interfaces share an id
     */
    public World(List<ProcessSpec> specs) {
        this(specs, Topology.FLAT);
    }

    /**
     * A world before its first transition, whose processes have distances.
     *
     * @throws IllegalArgumentException if two interfaces share an id
     */
    public World(List<ProcessSpec> specs, Topology topology) {
        this.topology = topology;
        List<WorldProcess> made = new ArrayList<>();
        for (ProcessSpec spec : specs) {
            WorldProcess process = new WorldProcess(made.size(), spec, new WorldEnvironment(this, spec), network);
            made.add(process);
            for (InterfaceSpec networkInterface : spec.interfaces()) {
                if (byId.put(networkInterface.id(), process) != null) {
                    throw new IllegalArgumentException("two interfaces with the id " + networkInterface.id());
                }
            }
        }
        processes = List.copyOf(made);
    }

    public List<WorldProcess> processes() {
        return processes;
    }

    public WorldProcess process(int index) {
        return processes.get(index);
    }

    /** The process that has an id on one of its interfaces, if there is one. */
    public Optional<WorldProcess> process(ProcessId id) {
        return Optional.ofNullable(byId.get(id));
    }

    public Topology topology() {
        return topology;
    }

    public Network network() {
        return network;
    }

    /** Everything that can happen next; nothing once an expectation has failed. */
    public List<Choice> enabled() {
        List<Choice> choices = new ArrayList<>();
        if (failure().isEmpty()) {
            deliveries(choices);
            for (WorldProcess process : living()) {
                completions(process, choices);
                threads(process, choices);
            }
        }
        return choices;
    }

    /** The expectation that failed and ended the run, if one did. */
    public Optional<Failure> failure() {
        return processes.stream().map(process -> process.program().failure()).filter(Objects::nonNull).findFirst();
    }

    /** The threads that wait, as {@code client waits in line 12: ...}: those that are stuck if nothing can happen any more. */
    public List<String> waiting() {
        List<String> waiting = new ArrayList<>();
        for (WorldProcess process : living()) {
            Program program = process.program();
            for (int thread = 0; thread < program.threadCount(); thread++) {
                if (program.readiness(thread) == Program.Readiness.WAITS) {
                    Place place = program.place(thread);
                    waiting.add(process.name() + " waits in line " + place.line() + ": " + place.text());
                }
            }
        }
        return waiting;
    }

    /** The declared faults that have not struck, as {@code client: fault send 2 PTL_NI_DATA_LOST}. */
    public List<String> unusedFaults() {
        return processes.stream().flatMap(process -> process.faults().unused().stream().map(fault -> process.name() + ": fault " + fault)).toList();
    }

    /**
     * Makes one of the enabled choices happen.
     *
     * @param number of the transition
     */
    public Transition execute(Choice choice, int number) {
        return executor.execute(choice, number);
    }

    /** Makes an effect of a transition again. */
    public void apply(Transition transition, Effect effect) {
        effect.apply(processes.get(transition.process()));
    }

    /** Takes an effect of a transition back. */
    public void revert(Transition transition, Effect effect) {
        effect.revert(processes.get(transition.process()));
    }

    /** What a choice would do, as a sentence. */
    public String words(Choice choice) {
        WorldProcess process = processes.get(choice.process());
        if (choice instanceof Choice.RunThread run) {
            Place place = process.program().place(run.thread());
            return process.name() + " runs line " + place.line() + ": " + place.text();
        }
        if (choice instanceof Choice.Deliver deliver) {
            return deliver.message().label() + " arrives at " + deliver.message().target();
        }
        Choice.Complete complete = (Choice.Complete) choice;
        return complete.operation().label() + (complete.niFailType() == NiFailType.PTL_NI_OK ? " completes at " : " fails at ") + process.label();
    }

    /** All of the state as text: two states are equal if and only if their texts are. */
    public String dump() {
        StringBuilder out = new StringBuilder(network.dump());
        for (WorldProcess process : processes) {
            out.append("== ").append(process.label()).append('\n').append(process.portals().state().dump())
                    .append(process.program().dump()).append(process.faults().dump());
        }
        return out.toString();
    }

    private List<WorldProcess> living() {
        return processes.stream().filter(process -> !process.isDead()).toList();
    }

    private void deliveries(List<Choice> choices) {
        for (Message message : network.deliverable()) {
            WorldProcess taker = byId.getOrDefault(message.target(), byId.get(message.initiator()));
            choices.add(new Choice.Deliver(taker.index(), message));
        }
    }

    private void completions(WorldProcess process, List<Choice> choices) {
        for (NetworkInterface ni : process.portals().state().interfaces()) {
            for (Operation operation : ni.operations()) {
                endings.niFailType(process, operation).ifPresent(niFailType ->
                        choices.add(new Choice.Complete(process.index(), operation, niFailType)));
            }
        }
    }

    private static void threads(WorldProcess process, List<Choice> choices) {
        Program program = process.program();
        for (int thread = 0; thread < program.threadCount(); thread++) {
            Program.Readiness readiness = program.readiness(thread);
            if (readiness == Program.Readiness.READY || readiness == Program.Readiness.WAKES) {
                choices.add(new Choice.RunThread(process.index(), thread));
            }
        }
    }
}
