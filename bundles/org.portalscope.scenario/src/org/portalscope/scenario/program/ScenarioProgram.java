package org.portalscope.scenario.program;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.SortedMap;
import java.util.TreeMap;

import org.portalscope.engine.PortalsProcess;
import org.portalscope.engine.state.CanonicalForm;
import org.portalscope.engine.state.NetworkInterface;
import org.portalscope.expression.EvaluationException;
import org.portalscope.expression.Value;
import org.portalscope.expression.Values;
import org.portalscope.world.Execution;
import org.portalscope.world.Failure;
import org.portalscope.world.Place;
import org.portalscope.world.Program;

/** Executes the instructions of one process of a scenario. All that changes is changed by the effects of this package. */
public final class ScenarioProgram implements Program {

    private final ProcessDefinition definition;
    private final List<Instruction> instructions;
    private final PortalsProcess portals;
    private final Values values;
    private final Gathering gathering;
    private final boolean expectsDrops;

    final List<ScenarioThread> threads = new ArrayList<>();
    final SortedMap<String, Value> variables = new TreeMap<>();
    final List<String> output = new ArrayList<>();
    final SortedMap<Integer, Long> dropsExpected = new TreeMap<>();
    long barriersPassed;
    boolean dead;
    Failure failure;

    /**
     * A program before its first statement.
     *
     * @param fixed     the names that have their values from the beginning
     * @param gathering where it meets the other programs of its world
     */
    public ScenarioProgram(ProcessDefinition definition, Map<String, Value> fixed, PortalsProcess portals, Gathering gathering) {
        this.definition = definition;
        instructions = definition.code();
        this.portals = portals;
        values = new ProgramValues(variables, fixed, portals.state().memory());
        this.gathering = gathering;
        gathering.join(this);
        expectsDrops = instructions.stream().anyMatch(ExpectDrop.class::isInstance);
        threads.add(new ScenarioThread("main", 0));
    }

    /** The lines printed so far. */
    public List<String> output() {
        return Collections.unmodifiableList(output);
    }

    /** The names bound so far with their values. */
    public SortedMap<String, Value> variables() {
        return Collections.unmodifiableSortedMap(variables);
    }

    @Override
    public int threadCount() {
        return threads.size();
    }

    @Override
    public String threadName(int thread) {
        return threads.get(thread).name;
    }

    @Override
    public Readiness readiness(int thread) {
        return dead ? Readiness.ENDED : current(thread).readiness(this, portals, thread);
    }

    @Override
    public Place place(int thread) {
        return current(thread).place();
    }

    @Override
    public void execute(int thread, Execution execution) {
        Running running = new Running(this, thread, execution);
        try {
            current(thread).execute(running);
        } catch (EvaluationException e) {
            running.fail(e.problem().position(), e.problem().message());
        }
    }

    @Override
    public boolean isService() {
        return definition.service();
    }

    @Override
    public Failure failure() {
        return failure;
    }

    @Override
    public String dump() {
        StringBuilder out = new StringBuilder();
        threads.forEach(thread -> out.append(thread).append('\n'));
        variables.forEach((name, value) -> out.append(name).append(" = ").append(value).append('\n'));
        output.forEach(line -> out.append("printed ").append(line).append('\n'));
        return out.append("drops expected ").append(dropsExpected).append(", barriers passed ").append(barriersPassed).append(", failure ").append(failure).append(dead ? ", dead" : "").append('\n').toString();
    }

    @Override
    public void write(CanonicalForm form) {
        ProgramForm writer = new ProgramForm(form);
        writer.write(this);
        for (NetworkInterface ni : portals.state().interfaces()) {
            writer.drops(ni, dropsExpected(ni.number()), expectsDrops, gathering.reads().statuses());
        }
    }

    @Override
    public boolean readsLinks() {
        return gathering.reads().links();
    }

    @Override
    public long unexpectedDrops() {
        long unexpected = 0;
        for (NetworkInterface ni : portals.state().interfaces()) {
            unexpected += ni.dropCount() - dropsExpected(ni.number());
        }
        return unexpected;
    }

    @Override
    public boolean expectsDrops() {
        return expectsDrops;
    }

    String processName() {
        return definition.name();
    }

    Values values() {
        return values;
    }

    Value variable(String name) {
        return variables.get(name);
    }

    /** Messages dropped by an interface that have been expected. */
    long dropsExpected(int networkInterface) {
        return dropsExpected.getOrDefault(networkInterface, 0L);
    }

    long barriersPassed() {
        return barriersPassed;
    }

    Gathering gathering() {
        return gathering;
    }

    /** Whether it has a barrier at all, and is alive. */
    boolean meetsOthers() {
        return !dead && instructions.stream().anyMatch(Barrier.class::isInstance);
    }

    /** Whether it has passed the given number of barriers and one of its threads stands at the next. */
    boolean standsAtBarrier(long passed) {
        return barriersPassed == passed
                && threads.stream().anyMatch(thread -> instructions.get(thread.instruction) instanceof Barrier);
    }

    ScenarioThread thread(int number) {
        return threads.get(number);
    }

    Instruction instruction(int index) {
        return instructions.get(index);
    }

    private Instruction current(int thread) {
        return instructions.get(threads.get(thread).instruction);
    }
}
