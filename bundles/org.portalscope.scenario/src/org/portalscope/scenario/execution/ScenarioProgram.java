package org.portalscope.scenario.execution;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.function.Consumer;
import java.util.stream.IntStream;

import org.portalscope.engine.PortalsProcess;
import org.portalscope.engine.canonical.CanonicalForm;
import org.portalscope.engine.description.TypedValue;
import org.portalscope.engine.encoding.FieldReader;
import org.portalscope.engine.encoding.FieldWriter;
import org.portalscope.engine.input.BarrierReached;
import org.portalscope.engine.protocol.EntryRoles;
import org.portalscope.engine.protocol.MatchBitField;
import org.portalscope.engine.protocol.Phrase;
import org.portalscope.engine.protocol.ProtocolCallStart;
import org.portalscope.engine.protocol.ProtocolTable;
import org.portalscope.engine.protocol.ProtocolUse;
import org.portalscope.engine.protocol.ProtocolWait;
import org.portalscope.engine.state.NetworkInterface;
import org.portalscope.engine.step.Effect;
import org.portalscope.expression.value.EvaluationException;
import org.portalscope.expression.value.Value;
import org.portalscope.protocol.Protocol;
import org.portalscope.protocol.call.ResumableCall;
import org.portalscope.protocol.effect.ResumableCallChanged;
import org.portalscope.protocol.host.ProtocolCaller;
import org.portalscope.protocol.host.ProtocolsSaver;
import org.portalscope.protocol.repeat.CallMarks;
import org.portalscope.protocol.value.ConstantNames;
import org.portalscope.scenario.effect.ConditionChecked;
import org.portalscope.scenario.effect.ProgramFailed;
import org.portalscope.scenario.effect.ThreadsEnded;
import org.portalscope.scenario.snapshot.ProgramRestorer;
import org.portalscope.scenario.snapshot.ProgramSaver;
import org.portalscope.scenario.thread.CallFrame;
import org.portalscope.scenario.thread.Code;
import org.portalscope.scenario.thread.Instruction;
import org.portalscope.scenario.thread.Invariant;
import org.portalscope.scenario.thread.ProgramState;
import org.portalscope.scenario.thread.ThreadContext;
import org.portalscope.world.program.Execution;
import org.portalscope.world.program.Failure;
import org.portalscope.world.program.Program;
import org.portalscope.world.program.SourceLocation;

/** Executes the instructions of one process of a scenario. All that changes is changed by the effects of this package. */
public final class ScenarioProgram implements Program, ProtocolCaller {

    private final ProcessDefinition definition;
    private final Code code;
    private final PortalsProcess portals;
    private final WorldContext worldContext;
    private final boolean meetsOthers;
    private final boolean expectsDrops;
    private final List<MatchBitField> matchBitFields;
    private final EntryRoles entryRoles;
    private final ProgramState state;
    /** Those of the protocols that it calls; null until somebody looks at its names. */
    private ConstantNames constantNames;

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
        meetsOthers = definition.meetsOthers();
        expectsDrops = code.expectsDrops();
        matchBitFields = List.copyOf(code.matchBitFields());
        entryRoles = code.entryRoles();
        state = new ProgramState(definition.name(), code, definition.fixed(portals.state().memory().regions()), portals, worldContext::now);
    }

    /** What changes of it, to look at. */
    @Override
    public ProgramState state() {
        return state;
    }

    /** The lines printed so far, unless a reader gets them. */
    @Override
    public List<String> output() {
        return state.output();
    }

    @Override
    public void printTo(Consumer<String> reader) {
        state.printTo(reader);
    }

    /** The names bound so far with their values, those of functions excepted. */
    public SortedMap<String, Value> variables() {
        return state.variables();
    }

    @Override
    public int threadCount() {
        return state.threadCount();
    }

    @Override
    public String threadName(int thread) {
        return state.thread(thread).name();
    }

    @Override
    public Readiness readiness(int thread) {
        CallFrame frame = state.thread(thread).top();
        return state.isDead() ? Readiness.ENDED : frame.current().readiness(frame, thread);
    }

    @Override
    public boolean isWithinStatement(int thread) {
        return portals.state().isServed(thread) || state.call(thread) != null;
    }

    @Override
    public long arrivals() {
        if (state.isDead() || !meetsOthers) {
            return Long.MAX_VALUE;
        }
        for (int thread = 0; thread < state.threadCount(); thread++) {
            if (state.thread(thread).top().isAtBarrier()) {
                return state.barriersPassed() + 1;
            }
        }
        return state.barriersPassed();
    }

    @Override
    public SourceLocation place(int thread) {
        return state.thread(thread).top().current().place();
    }

    @Override
    public List<SourceLocation> statements() {
        return code.statements();
    }

    @Override
    public List<SourceLocation> expectations() {
        return code.expectations();
    }

    @Override
    public List<SourceLocation> invariants() {
        return code.invariants().stream().map(Invariant::place).toList();
    }

    @Override
    public List<Activation> activations(int thread) {
        List<Activation> activations = new ArrayList<>();
        ConstantNames known = constantNames();
        ValueDescriber describer = new ValueDescriber(state.portals(), known);
        for (CallFrame frame : state.thread(thread).frames()) {
            SortedMap<String, TypedValue> names = new TreeMap<>();
            frame.names().forEach((name, value) -> names.put(name, describer.describe(value)));
            activations.add(new Activation(frame.body().name(), frame.current().place(), names));
            activations.addAll(UpperCalls.activations(frame.call(), frame.current().place(), known));
        }
        return activations;
    }

    private ConstantNames constantNames() {
        if (constantNames == null) {
            constantNames = ConstantNames.of(code.calledProtocols().stream().map(Protocol::constants).toList());
        }
        return constantNames;
    }

    @Override
    public int depth(int thread) {
        int depth = 0;
        for (CallFrame frame : state.thread(thread).frames()) {
            depth += 1 + UpperCalls.count(frame.call());
        }
        return depth;
    }

    @Override
    public int upperCalls(int thread) {
        return UpperCalls.count(state.call(thread));
    }

    @Override
    public void execute(int thread, Execution execution) {
        ThreadContext context = new ThreadExecution(state, thread, execution, worldContext);
        int threads = state.threadCount();
        state.setExecuting(true);
        try {
            state.thread(thread).top().current().execute(context);
        } catch (EvaluationException e) {
            context.fail(e.problem().position(), e.problem().message());
        } finally {
            state.setExecuting(false);
        }
        if (portals.recordsInputs()) {
            markArrival(thread);
            IntStream.range(threads, state.threadCount()).forEach(this::markArrival);
        }
    }

    /** In the call of a protocol, whoever repeats it knows where it has a barrier. */
    private void markArrival(int thread) {
        if (isAtOwnBarrier(thread)) {
            CallMarks.markArrival(portals, () -> arrival(thread));
        }
    }

    private boolean isAtOwnBarrier(int thread) {
        CallFrame frame = state.thread(thread).top();
        return !state.isDead() && frame.isAtBarrier() && frame.call() == null;
    }

    private BarrierReached arrival(int thread) {
        return BarrierReached.at(place(thread).mark(thread));
    }

    /** Whether a thread has not yet done anything in which that it has come to a barrier could have been recorded. */
    private boolean isFresh(int thread) {
        return thread == 0 && state.thread(0).frames().size() == 1 && state.thread(0).top().instruction() == 0;
    }

    @Override
    public boolean executeLocal(int thread, Execution execution) {
        Instruction next = state.thread(thread).top().current();
        if (state.isDead() || !next.mayBeLocal()) {
            return false;
        }
        state.takeSharedUsed();
        try {
            next.execute(new ThreadExecution(state, thread, execution, worldContext));
        } catch (EvaluationException e) {
            return false;
        }
        return !state.takeSharedUsed() && state.failure() == null && !state.thread(thread).top().isAtBarrier();
    }

    @Override
    public boolean hasInvariants() {
        return !state.isDead() && !code.invariants().isEmpty();
    }

    @Override
    public void checkInvariants(Execution execution) {
        for (Invariant invariant : code.invariants()) {
            Failure wrong = state.failure() == null ? invariant.failure(state.processName(), state.thread(0).frames().get(0)) : null;
            if (wrong != null) {
                execution.note(new ConditionChecked("always " + invariant.condition().text(), false));
                execution.change(new ProgramFailed(wrong));
            }
        }
    }

    @Override
    public Optional<ProtocolWait> waitOf(int thread) {
        ResumableCall call = state.call(thread);
        return call == null ? Optional.empty()
                : state.thread(thread).top().current().calledProtocol().flatMap(protocol -> protocol.waitOf(call, state.present(protocol)));
    }

    @Override
    public Optional<String> nameOf(int thread, String type, long handle) {
        List<CallFrame> frames = state.thread(thread).frames();
        for (int i = frames.size() - 1; i >= 0; i--) {
            Optional<String> found = ValueNames.nameOf(frames.get(i).names(), type, handle);
            if (found.isPresent()) {
                return found;
            }
        }
        return Optional.empty();
    }

    @Override
    public Optional<ProtocolCallStart> callStart(Effect effect) {
        return ResumableCallChanged.start(effect, code.calledProtocols(), state::present);
    }

    private ProtocolUse use(String protocol) {
        return worldContext.use(code.calledProtocols().stream().filter(called -> called.name().equals(protocol)).findFirst().orElseThrow());
    }

    @Override
    public ProtocolsSaver savedProtocols() {
        ProtocolsSaver saver = state.saver(this::use);
        for (int thread = 0; thread < threadCount(); thread++) {
            for (CallFrame frame : state.thread(thread).frames()) {
                if (frame.call() != null) {
                    saver.add(thread, worldContext.use(frame.current().calledProtocol().orElseThrow()), frame.call());
                }
            }
            if (isAtOwnBarrier(thread) && !isFresh(thread)) {
                saver.add(arrival(thread));
            }
        }
        return saver;
    }

    @Override
    public List<ProtocolTable> protocolTables() {
        return state.protocolTables();
    }

    @Override
    public List<Phrase> leftovers() {
        return state.leftovers();
    }

    @Override
    public List<Long> unexpectedMessages() {
        return state.unexpectedMessages();
    }

    @Override
    public List<MatchBitField> matchBitFields() {
        return matchBitFields;
    }

    @Override
    public EntryRoles entryRoles() {
        return entryRoles;
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
        return state.failure();
    }

    @Override
    public String dump() {
        return state.toString();
    }

    @Override
    public void write(CanonicalForm form) {
        ProgramWriter writer = new ProgramWriter(form);
        writer.write(state);
        for (NetworkInterface ni : portals.state().interfaces()) {
            writer.drops(ni, state.dropsExpected(ni.number()), expectsDrops, worldContext.reads().statuses());
        }
    }

    @Override
    public void specify(FieldWriter out) {
        new ProgramSaver(out).specify(code);
    }

    @Override
    public void save(FieldWriter out) {
        new ProgramSaver(out).save(state);
    }

    @Override
    public Runnable restorer(FieldReader in) {
        return new ProgramRestorer(code, state, in)::restore;
    }

    @Override
    public boolean readsLinks() {
        return worldContext.reads().links();
    }

    @Override
    public long unexpectedDrops() {
        long unexpected = 0;
        for (NetworkInterface ni : portals.state().interfaces()) {
            unexpected += ni.dropCount() - state.dropsExpected(ni.number());
        }
        return unexpected;
    }

    @Override
    public boolean expectsDrops() {
        return expectsDrops;
    }
}
