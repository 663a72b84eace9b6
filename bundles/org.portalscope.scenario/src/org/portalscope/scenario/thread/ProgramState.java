package org.portalscope.scenario.thread;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.function.LongSupplier;

import org.portalscope.engine.PortalsProcess;
import org.portalscope.engine.annotation.Mutation;
import org.portalscope.engine.input.MemoryRead;
import org.portalscope.engine.state.PortalsState;
import org.portalscope.expression.value.Value;
import org.portalscope.protocol.Protocol;
import org.portalscope.protocol.state.ProtocolState;
import org.portalscope.world.program.Failure;

/**
 * All that changes in the program of one process: its threads, the values of its names, and what it has printed, expected and met. Everybody reads
 * it; what changes it is for the effects of the scenario alone.
 */
public final class ProgramState {

    private final String processName;
    private final Code code;
    private final PortalsProcess portals;
    private final LongSupplier clock;
    private final List<ScenarioThread> threads = new ArrayList<>();
    private final List<ScenarioThread> threadsToRead = Collections.unmodifiableList(threads);
    private final Value[] variables;
    private final List<String> output = new ArrayList<>();
    private final List<String> outputToRead = Collections.unmodifiableList(output);
    private final SortedMap<Integer, Long> dropsExpected = new TreeMap<>();
    private final SortedMap<String, ProtocolState> protocols = new TreeMap<>();
    private long barriersPassed;
    private boolean dead;
    private Failure failure;
    private boolean executing;

    /**
     * The state before the first statement.
     *
     * @param fixed the values of the first names, which keep them
     * @param clock virtual time, in nanoseconds
     */
    public ProgramState(String processName, Code code, List<Value> fixed, PortalsProcess portals, LongSupplier clock) {
        this.processName = processName;
        this.code = code;
        this.portals = portals;
        this.clock = clock;
        variables = new Value[code.names().size()];
        fixed.toArray(variables);
        startThread("main", code.main());
        if (code.last() != Code.NONE) {
            startThread("finally", code.last());
        }
    }

    public String processName() {
        return processName;
    }

    /** The Portals of the process. */
    public PortalsState portals() {
        return portals.state();
    }

    /** Virtual time, in nanoseconds. */
    public long now() {
        return clock.getAsLong();
    }

    /** All threads that have been started. */
    public List<ScenarioThread> threads() {
        return threadsToRead;
    }

    public ScenarioThread thread(int number) {
        return threads.get(number);
    }

    public int threadCount() {
        return threads.size();
    }

    /** The lines printed so far. */
    public List<String> output() {
        return outputToRead;
    }

    /** The value of a name of the process, or null. */
    public Value variable(int slot) {
        return variables[slot];
    }

    /** The names of the process that have been bound, with their values. */
    public SortedMap<String, Value> variables() {
        SortedMap<String, Value> bound = new TreeMap<>();
        for (int slot = code.fixed(); slot < variables.length; slot++) {
            if (variables[slot] != null) {
                bound.put(code.names().get(slot), variables[slot]);
            }
        }
        return bound;
    }

    /** How many names the process has. */
    public int variableCount() {
        return variables.length;
    }

    /** Messages dropped by an interface that have been expected. */
    public long dropsExpected(int networkInterface) {
        return dropsExpected.getOrDefault(networkInterface, 0L);
    }

    /** What a protocol knows of the process. */
    public ProtocolState protocol(Protocol protocol) {
        ProtocolState state = protocols.get(protocol.name());
        return state == null ? protocol.start() : state;
    }

    /** What a protocol knows of the process, or null before the first time. */
    public ProtocolState protocol(String name) {
        return protocols.get(name);
    }

    /** What protocols know of the process, by their names. */
    public SortedMap<String, ProtocolState> protocols() {
        return Collections.unmodifiableSortedMap(protocols);
    }

    public long barriersPassed() {
        return barriersPassed;
    }

    public boolean isDead() {
        return dead;
    }

    /** The expectation that did not hold and ended the run, or null. */
    public Failure failure() {
        return failure;
    }

    Body body(int index) {
        return code.bodies().get(index);
    }

    /** What an instruction reads of memory is noted if that is not safe; conditions that nobody executes look at memory without leave. */
    void reads(long address, long length) {
        if (executing) {
            portals.take(new MemoryRead(address, length));
        }
    }

    /** Tells whether an instruction executes; that is so within a transition only. */
    public void setExecuting(boolean executes) {
        executing = executes;
    }

    /** Starts a thread, which gets the next number. */
    @Mutation
    public void startThread(String name, int body) {
        threads.add(new ScenarioThread(name, new CallFrame(this, body)));
    }

    /** Undoes the start of the last thread. */
    @Mutation
    public void removeLastThread() {
        threads.remove(threads.size() - 1);
    }

    /** Gives a name of the process a value, or none. */
    @Mutation
    void setVariable(int slot, Value value) {
        variables[slot] = value;
    }

    /** Prints a line. */
    @Mutation
    public void addOutput(String line) {
        output.add(line);
    }

    /** Removes the last line. */
    @Mutation
    public void removeLastOutput() {
        output.remove(output.size() - 1);
    }

    /** Sets how many drops of an interface have been expected. */
    @Mutation
    public void setDropsExpected(int networkInterface, long count) {
        if (count == 0) {
            dropsExpected.remove(networkInterface);
        } else {
            dropsExpected.put(networkInterface, count);
        }
    }

    /** Sets what a protocol knows of the process; null for nothing yet. */
    @Mutation
    public void setProtocol(String name, ProtocolState state) {
        if (state == null) {
            protocols.remove(name);
        } else {
            protocols.put(name, state);
        }
    }

    /** Sets how many barriers have been passed. */
    @Mutation
    public void setBarriersPassed(long count) {
        barriersPassed = count;
    }

    /** Sets whether the process has died. */
    @Mutation
    public void setDead(boolean isDead) {
        dead = isDead;
    }

    /** Sets what ended the run, or null. */
    @Mutation
    public void setFailure(Failure ended) {
        failure = ended;
    }

    /** Replaces the threads, the values of all names, and what has been printed. */
    @Mutation
    public void restore(List<ScenarioThread> newThreads, List<Value> newVariables, List<String> newOutput) {
        threads.clear();
        threads.addAll(newThreads);
        newVariables.toArray(variables);
        output.clear();
        output.addAll(newOutput);
    }

    @Override
    public String toString() {
        StringBuilder out = new StringBuilder();
        threads.forEach(thread -> out.append(thread).append('\n'));
        variables().forEach((name, value) -> out.append(name).append(" = ").append(value).append('\n'));
        protocols.forEach((name, state) -> out.append(name).append(": ").append(state).append('\n'));
        output.forEach(line -> out.append("printed ").append(line).append('\n'));
        return out.append("drops expected ").append(dropsExpected).append(", barriers passed ").append(barriersPassed)
                .append(", failure ").append(failure).append(dead ? ", dead" : "").append('\n').toString();
    }
}
