package org.portalscope.scenario.thread;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.function.Consumer;
import java.util.function.LongSupplier;

import org.portalscope.engine.PortalsProcess;
import org.portalscope.engine.annotation.Mutation;
import org.portalscope.engine.input.MemoryRead;
import org.portalscope.engine.state.PortalsState;
import org.portalscope.expression.value.Value;
import org.portalscope.protocol.call.ResumableCall;

/**
 * All that changes in the program of one process: its threads, the values of its names, and what it has printed, expected and met. Everybody reads
 * it; what changes it is for the effects of the scenario alone.
 */
public final class ProgramState extends AbstractProgramState {

    private final String processName;
    private final Code code;
    private final PortalsProcess portals;
    private final LongSupplier clock;
    private final List<ScenarioThread> threads = new ArrayList<>();
    private final List<ScenarioThread> threadsToRead = Collections.unmodifiableList(threads);
    private final Value[] variables;
    private final List<String> output = new ArrayList<>();
    private final List<String> outputToRead = Collections.unmodifiableList(output);
    private Consumer<String> printer = output::add;
    private final SortedMap<Integer, Long> dropsExpected = new TreeMap<>();
    private boolean executing;
    private final boolean[] shared;
    private boolean sharedUsed;

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
        shared = new boolean[variables.length];
        for (int slot = 0; slot < shared.length; slot++) {
            shared[slot] = code.isShared(slot);
        }
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

    /** The lines printed so far, unless a reader gets them. */
    public List<String> output() {
        return outputToRead;
    }

    /** From now on, a reader gets the lines printed, and none is kept: no effect that printed one may be reverted any more. */
    public void printTo(Consumer<String> reader) {
        printer = reader;
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

    @Override
    public ResumableCall call(int thread) {
        return thread(thread).top().call();
    }

    /** The function of a number that a protocol has, or null if there is none. */
    public Signature function(long number) {
        return number > 0 && number <= code.bodies().size() ? body((int) number - 1).signature() : null;
    }

    /** A body by its index. */
    public Body body(int index) {
        return code.bodies().get(index);
    }

    /** The value of a name of the process, or null; it is noted if other threads can use the name, too. */
    Value use(int slot) {
        sharedUsed |= shared[slot];
        return variables[slot];
    }

    /** Notes that something was used that does not belong to one thread alone. */
    void noteShared() {
        sharedUsed = true;
    }

    /** Whether instructions have used anything, since this was asked last, that does not belong to one thread alone. */
    public boolean takeSharedUsed() {
        boolean result = sharedUsed;
        sharedUsed = false;
        return result;
    }

    /** What an instruction reads of memory is noted if that is not safe; conditions that nobody executes look at memory without leave. */
    void reads(long address, long length) {
        sharedUsed = true;
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
        printer.accept(line);
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

    @Override
    @Mutation
    public void setCall(int thread, ResumableCall before, ResumableCall after) {
        thread(thread).top().setCall(after);
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
        protocols().forEach((name, state) -> out.append(name).append(": ").append(state).append('\n'));
        output.forEach(line -> out.append("printed ").append(line).append('\n'));
        return out.append("drops expected ").append(dropsExpected).append(", barriers passed ").append(barriersPassed())
                .append(", failure ").append(failure()).append(isDead() ? ", dead" : "").append('\n').toString();
    }
}
