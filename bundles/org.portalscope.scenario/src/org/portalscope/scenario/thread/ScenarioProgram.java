package org.portalscope.scenario.thread;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.SortedMap;
import java.util.TreeMap;

import org.portalscope.engine.PortalsProcess;
import org.portalscope.engine.canonical.CanonicalForm;
import org.portalscope.engine.encoding.FieldReader;
import org.portalscope.engine.encoding.FieldWriter;
import org.portalscope.engine.state.NetworkInterface;
import org.portalscope.engine.state.PortalsState;
import org.portalscope.engine.step.Effect;
import org.portalscope.expression.value.EvaluationException;
import org.portalscope.expression.value.Value;
import org.portalscope.scenario.effect.ConditionChecked;
import org.portalscope.scenario.effect.ExpectationFailed;
import org.portalscope.scenario.effect.ThreadsEnded;
import org.portalscope.scenario.protocol.Protocol;
import org.portalscope.scenario.protocol.ProtocolState;
import org.portalscope.scenario.statement.Barrier;
import org.portalscope.scenario.statement.ExpectDrop;
import org.portalscope.world.program.Execution;
import org.portalscope.world.program.Failure;
import org.portalscope.world.program.Program;
import org.portalscope.world.program.SourceLocation;

/** Executes the instructions of one process of a scenario. All that changes is changed by the effects of this package. */
public final class ScenarioProgram implements Program {

    private final ProcessDefinition definition;
    private final Code code;
    private final PortalsProcess portals;
    private final WorldContext worldContext;
    private final boolean expectsDrops;
    private boolean executing;

    public final List<ScenarioThread> threads = new ArrayList<>();
    final Value[] variables;
    public final List<String> output = new ArrayList<>();
    public final SortedMap<Integer, Long> dropsExpected = new TreeMap<>();
    public final SortedMap<String, ProtocolState> protocols = new TreeMap<>();
    public long barriersPassed;
    public boolean dead;
    public Failure failure;

    /**
     * A program before its first statement.
     *
     * @param worldContext what it has in common with the other programs of its world
     */
    ScenarioProgram(ProcessDefinition definition, PortalsProcess portals, WorldContext worldContext) {
        this.definition = definition;
        code = definition.code();
        this.portals = portals;
        this.worldContext = worldContext;
        variables = new Value[code.names().size()];
        definition.fixed(portals.state().memory().regions()).toArray(variables);
        expectsDrops = code.bodies().stream().anyMatch(body -> body.code().stream().anyMatch(ExpectDrop.class::isInstance));
        threads.add(new ScenarioThread("main", new CallFrame(this, code.main())));
        if (code.last() != Code.NONE) {
            threads.add(new ScenarioThread("finally", new CallFrame(this, code.last())));
        }
    }

    /** The lines printed so far. */
    public List<String> output() {
        return Collections.unmodifiableList(output);
    }

    /** The names bound so far with their values, those of functions excepted. */
    public SortedMap<String, Value> variables() {
        return bound(code.names(), variables, code.fixed());
    }

    private static SortedMap<String, Value> bound(List<String> names, Value[] values, int from) {
        SortedMap<String, Value> bound = new TreeMap<>();
        for (int slot = from; slot < values.length; slot++) {
            if (values[slot] != null) {
                bound.put(names.get(slot), values[slot]);
            }
        }
        return bound;
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
        CallFrame frame = threads.get(thread).top();
        return dead ? Readiness.ENDED : frame.current().readiness(frame, thread);
    }

    @Override
    public long arrivals() {
        if (dead || !definition.meetsOthers()) {
            return Long.MAX_VALUE;
        }
        for (ScenarioThread thread : threads) {
            if (thread.top().current() instanceof Barrier) {
                return barriersPassed + 1;
            }
        }
        return barriersPassed;
    }

    @Override
    public SourceLocation place(int thread) {
        return threads.get(thread).top().current().place();
    }

    @Override
    public List<Activation> activations(int thread) {
        List<Activation> activations = new ArrayList<>();
        for (CallFrame frame : threads.get(thread).frames) {
            SortedMap<String, String> names = new TreeMap<>();
            SortedMap<String, Value> bound = frame.body.isFunction() ? bound(frame.body.locals(), frame.locals, 0) : variables();
            bound.forEach((name, value) -> names.put(name, value.text()));
            activations.add(new Activation(frame.body.name(), frame.current().place(), names));
        }
        return activations;
    }

    @Override
    public int depth(int thread) {
        return threads.get(thread).frames.size();
    }

    @Override
    public void execute(int thread, Execution execution) {
        ThreadContext context = new ThreadContext(this, thread, execution);
        executing = true;
        try {
            threads.get(thread).top().current().execute(context);
        } catch (EvaluationException e) {
            context.fail(e.problem().position(), e.problem().message());
        } finally {
            executing = false;
        }
    }

    /** What an instruction reads of memory is noted if that is not safe; conditions that nobody executes look at memory without leave. */
    void reads(long address, long length) {
        if (executing) {
            portals.read(address, length);
        }
    }

    @Override
    public boolean hasInvariants() {
        return !dead && !code.invariants().isEmpty();
    }

    @Override
    public void checkInvariants(Execution execution) {
        for (Invariant invariant : code.invariants()) {
            Failure wrong = failure == null ? invariant.failure(processName(), threads.get(0).frames.get(0)) : null;
            if (wrong != null) {
                execution.note(new ConditionChecked("always " + invariant.condition().text(), false));
                execution.change(new ExpectationFailed(wrong));
            }
        }
    }

    @Override
    public boolean isService() {
        return definition.service();
    }

    @Override
    public Effect death() {
        return new ThreadsEnded();
    }

    @Override
    public Failure failure() {
        return failure;
    }

    @Override
    public String dump() {
        StringBuilder out = new StringBuilder();
        threads.forEach(thread -> out.append(thread).append('\n'));
        variables().forEach((name, value) -> out.append(name).append(" = ").append(value).append('\n'));
        protocols.forEach((name, state) -> out.append(name).append(": ").append(state).append('\n'));
        output.forEach(line -> out.append("printed ").append(line).append('\n'));
        return out.append("drops expected ").append(dropsExpected).append(", barriers passed ").append(barriersPassed)
                .append(", failure ").append(failure).append(dead ? ", dead" : "").append('\n').toString();
    }

    @Override
    public void write(CanonicalForm form) {
        ProgramWriter writer = new ProgramWriter(form);
        writer.write(this);
        for (NetworkInterface ni : portals.state().interfaces()) {
            writer.drops(ni, dropsExpected(ni.number()), expectsDrops, worldContext.reads().statuses());
        }
    }

    @Override
    public void specify(FieldWriter out) {
        new ProgramSaver(out).specify(code);
    }

    @Override
    public void save(FieldWriter out) {
        new ProgramSaver(out).save(this);
    }

    @Override
    public Runnable restorer(FieldReader in) {
        return new ProgramRestorer(this, in)::restore;
    }

    @Override
    public boolean readsLinks() {
        return worldContext.reads().links();
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

    public String processName() {
        return definition.name();
    }

    public PortalsState portals() {
        return portals.state();
    }

    Body body(int index) {
        return code.bodies().get(index);
    }

    int bodyCount() {
        return code.bodies().size();
    }

    /** Messages dropped by an interface that have been expected. */
    public long dropsExpected(int networkInterface) {
        return dropsExpected.getOrDefault(networkInterface, 0L);
    }

    WorldContext worldContext() {
        return worldContext;
    }

    /** What a protocol knows of this process. */
    public ProtocolState protocol(Protocol protocol) {
        ProtocolState state = protocols.get(protocol.name());
        return state == null ? protocol.start() : state;
    }

    public ScenarioThread thread(int number) {
        return threads.get(number);
    }
}
