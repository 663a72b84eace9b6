package org.portalscope.scenario.program;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;

import org.portalscope.engine.PortalsProcess;
import org.portalscope.engine.call.Function;
import org.portalscope.engine.canonical.CanonicalForm;
import org.portalscope.engine.encoding.FieldException;
import org.portalscope.engine.encoding.FieldReader;
import org.portalscope.engine.encoding.FieldWriter;
import org.portalscope.engine.input.ApiCall;
import org.portalscope.engine.protocol.EntryRoles;
import org.portalscope.engine.protocol.MatchBitField;
import org.portalscope.engine.protocol.Phrase;
import org.portalscope.engine.protocol.ProtocolCallStart;
import org.portalscope.engine.protocol.ProtocolTable;
import org.portalscope.engine.protocol.ProtocolUse;
import org.portalscope.engine.protocol.ProtocolWait;
import org.portalscope.engine.state.NetworkInterface;
import org.portalscope.engine.state.PortalsState;
import org.portalscope.engine.step.Effect;
import org.portalscope.protocol.Protocol;
import org.portalscope.protocol.call.ResumableCall;
import org.portalscope.protocol.effect.ResumableCallChanged;
import org.portalscope.protocol.host.HostEnvironment;
import org.portalscope.protocol.host.ProtocolCaller;
import org.portalscope.protocol.host.ProtocolsSaver;
import org.portalscope.protocol.lockstep.ProgramAction;
import org.portalscope.protocol.lockstep.ProgramAnswer;
import org.portalscope.protocol.repeat.CallMarks;
import org.portalscope.protocol.value.ConstantNames;
import org.portalscope.scenario.effect.ProgramFailed;
import org.portalscope.scenario.effect.ThreadsEnded;
import org.portalscope.scenario.execution.UpperCalls;
import org.portalscope.scenario.thread.ExecutionSink;
import org.portalscope.world.program.Execution;
import org.portalscope.world.program.Failure;
import org.portalscope.world.program.Program;
import org.portalscope.world.program.RunThreads;
import org.portalscope.world.program.SourceLocation;

/**
 * A program in Java on a process of a world: each call of Portals is a transition, what the program reads and writes of its memory belongs to the
 * transition before. Going back shows the state without running the program; another course runs it again from its start.
 */
final class JavaProgram implements Program, ProtocolCaller {

    /** The only one that it has. */
    static final int THREAD = 0;

    private final String name;
    private final PortalsProcess portals;
    private final ProgramRunner runner;
    private final JavaProgramState state;
    /** How it uses protocols, as far as its calls have been recorded. */
    private final Map<String, ProtocolUse> recordedUses = new TreeMap<>();
    private final ActionExecution actions;
    private final GoingOn goingOn = new GoingOn();
    /** That of the protocol whose call went on last; null before the first one. */
    private HostEnvironment environment;
    private final CallSink sink = new CallSink();

    /** Where nothing is kept, a call that has come to rest changes in place, and whoever drives the run need not ask for it before something happens. */
    private static final class CallSink extends ExecutionSink {

        CallSink() {
            super(null);
        }

        @Override
        public boolean keepsCalls() {
            return keepsEffects();
        }

        @Override
        public void waits() {
            execution().waits();
        }
    }

    JavaProgram(String name, PortalsProcess portals, ProgramRunner runner) {
        this.name = name;
        this.portals = portals;
        this.runner = runner;
        state = new JavaProgramState(runner.start());
        actions = new ActionExecution(portals, THREAD);
    }

    @Override
    public Object state() {
        return state;
    }

    @Override
    public int threadCount() {
        return 1;
    }

    @Override
    public String threadName(int thread) {
        return "main";
    }

    private ProgramAction next() {
        return state.history().next();
    }

    @Override
    public Readiness readiness(int thread) {
        if (state.isDead() || next().isEnd()) {
            return Readiness.ENDED;
        }
        ProgramAction.CallProtocol action = next().protocolCall();
        if (action != null) {
            ResumableCall call = state.presentCall();
            return call != null && call.isAtBarrier() ? Readiness.AT_BARRIER
                    : call == null || call.isCallingBack() || call.mayStep(portals.state(), state.present(action.protocol())) ? Readiness.READY
                    : Readiness.WAITS;
        }
        boolean waits = next() instanceof ProgramAction.CallPortals call && call.function() == Function.PTL_EQ_WAIT;
        return waits ? waiting(portals.state(), thread) : Readiness.READY;
    }

    @Override
    public boolean isWithinStatement(int thread) {
        if (next() instanceof ProgramAction.CallProtocol) {
            ResumableCall call = state.presentCall();
            return call != null && !call.isCallingBack();
        }
        return next() instanceof ProgramAction.ReturnFromCallback || portals.state().isServed(thread);
    }

    /** Every program in Java counts: whether it comes to a barrier is not known before it does. */
    @Override
    public long arrivals() {
        ResumableCall call = state.presentCall();
        return state.isDead() || next().isEnd() ? Long.MAX_VALUE : state.barriersPassed() + (call != null && call.isAtBarrier() ? 1 : 0);
    }

    private static Readiness waiting(PortalsState portals, int thread) {
        return portals.isServed(thread) ? Readiness.WAKES : portals.waits(thread) ? Readiness.WAITS : Readiness.READY;
    }

    @Override
    public SourceLocation place(int thread) {
        return place(next());
    }

    private SourceLocation place(ProgramAction action) {
        if (action instanceof ProgramAction.CallPortals call) {
            return place(call.place(), new ApiCall(THREAD, call.function(), call.arguments()).text(matchBitFields()));
        }
        if (action.protocolCall() != null) {
            return place(action.protocolCall().place(), action.protocolCall().procedure().name());
        }
        return action instanceof ProgramAction.Failed failed ? place(failed.place(), failed.message()) : new SourceLocation(name, 1, 1, "");
    }

    private SourceLocation place(StackTraceElement line, String text) {
        StackTraceElement element = line == null ? runner.place(state.history()) : line;
        return element == null ? new SourceLocation(name, 1, 1, text)
                : new SourceLocation(element.getFileName(), Math.max(1, element.getLineNumber()), 1, text);
    }

    @Override
    public void execute(int thread, Execution execution) {
        ProgramHistory before = state.history();
        ProgramAnswer answer = before.next().protocolCall() != null ? advance(before.next(), thread, execution) : actions.answer(before.next());
        if (answer == null) {
            return;
        }
        goingOn.from(before, execution);
        runner.goOn(before, answer, !execution.keepsEffects(), goingOn);
    }

    /** Is told what the program wants once it has been answered; used again and again, since it goes on once at a time. */
    private final class GoingOn implements ProgramRunner.Follower {

        private ProgramHistory before;
        private Execution execution;

        void from(ProgramHistory answered, Execution transition) {
            before = answered;
            execution = transition;
        }

        @Override
        public ProgramAnswer follow(ProgramHistory after) {
            if (after.next().isMemoryAccess()) {
                return actions.answer(after.next());
            }
            resume(before, after, execution);
            if (readiness(THREAD) == Readiness.READY) {
                execution.resumed();
            }
            return null;
        }
    }

    private void resume(ProgramHistory before, ProgramHistory after, Execution execution) {
        execution.change(new ProgramResumed(before, after, execution.keepsEffects() ? words(after.next()) : ""));
        if (after.next() instanceof ProgramAction.Failed failed) {
            execution.change(new ProgramFailed(new Failure(name, place(failed), failed.message())));
        }
    }

    @Override
    public void keepNoHistory() {
        runner.keepNoAnswers();
    }

    @Override
    public RunThreads join(RunThreads threads) {
        return ProgramRunners.with(runner, threads);
    }

    private String words(ProgramAction next) {
        return next.isEnd() ? "its end" : place(next).toString();
    }

    /**
     * Gets on in a call of a protocol: its outcome, or a function that it calls back; null if neither is known yet. Who keeps no effects learns where the call
     * is once it has come to rest.
     */
    private ProgramAnswer advance(ProgramAction next, int thread, Execution execution) {
        ProgramAction.CallProtocol action = next.protocolCall();
        ResumableCall known = execution.keepsEffects() ? state.call(thread) : state.presentCall();
        boolean goesOn = known != null && !known.isCallingBack();
        boolean returns = next instanceof ProgramAction.ReturnFromCallback;
        ResumableCall before = goesOn || returns ? known : null;
        ResumableCall call = goesOn ? known : begun(next, known, thread, execution);
        boolean steps = goesOn || !returns && !call.isAtBarrier();
        if (!goesOn && execution.keepsEffects()) {
            change(before, call, action, thread, execution);
            before = call;
        }
        ResumableCall after = steps ? environment(action.protocol(), thread, execution).step(call) : call;
        change(before, after.outcome() == null ? after : null, action, thread, execution);
        if (after.outcome() != null) {
            return new ProgramAnswer(after.outcome().named(execution.names()));
        }
        return after.isCallingBack() ? new ProgramAnswer(after.callback(portals.state(), state.present(action.protocol())).orElseThrow()) : null;
    }

    private static void change(ResumableCall before, ResumableCall after, ProgramAction.CallProtocol action, int thread, Execution execution) {
        if (after != before) {
            execution.change(new ResumableCallChanged(thread, action.procedure().name(), before, after));
        }
    }

    /** That of the calls of a protocol; programs seldom use more than one by turns. */
    private HostEnvironment environment(Protocol protocol, int thread, Execution execution) {
        if (environment == null || environment.protocol() != protocol) {
            environment = new HostEnvironment(portals, thread, state, protocol, sink);
        }
        sink.enter(execution);
        return environment;
    }

    /**
     * A call of a protocol that begins, or one that has the result of the function that it has called back: its next step belongs to a transition of its own.
     *
     * @param known the call that has called back, or null
     */
    private ResumableCall begun(ProgramAction next, ResumableCall known, int thread, Execution execution) {
        if (next instanceof ProgramAction.ReturnFromCallback back) {
            CallMarks.markReturn(portals, thread, known, back.result());
            return known.returned(back.result());
        }
        ProgramAction.CallProtocol action = next.protocolCall();
        if (portals.recordsInputs()) {
            CallMarks.markCall(portals, thread, () -> use(action.protocol(), execution), action.procedure(), action.arguments());
        }
        return environment(action.protocol(), thread, execution).begun(action.procedure(), action.arguments());
    }

    private ProtocolUse use(Protocol protocol, Execution execution) {
        return recordedUses.computeIfAbsent(protocol.name(), first -> CallMarks.use(protocol, execution.processes()));
    }

    @Override
    public ProtocolsSaver savedProtocols() {
        ProtocolsSaver saver = state.saver(this::recordedUse);
        List<ProgramAction.CallProtocol> open = state.history().openCalls();
        for (int i = 0; i < state.calls().size(); i++) {
            saver.add(THREAD, recordedUse(open.get(i).protocol().name()), state.calls().get(i));
        }
        return saver;
    }

    private ProtocolUse recordedUse(String protocol) {
        ProtocolUse use = recordedUses.get(protocol);
        if (use == null) {
            throw new FieldException("no call of " + protocol + " that " + name + " has made was recorded");
        }
        return use;
    }

    @Override
    public List<Activation> activations(int thread) {
        List<Activation> activations = new ArrayList<>(List.of(new Activation(threadName(thread), place(thread), new TreeMap<>())));
        List<ProgramAction.CallProtocol> open = state.history().openCalls();
        for (int i = 0; i < state.calls().size(); i++) {
            activations.addAll(UpperCalls.activations(state.calls().get(i), place(thread), ConstantNames.of(open.get(i).protocol().constants())));
        }
        return activations;
    }

    @Override
    public int depth(int thread) {
        return 1 + upperCalls(thread);
    }

    @Override
    public int upperCalls(int thread) {
        return state.calls().stream().mapToInt(UpperCalls::count).sum();
    }

    @Override
    public Optional<ProtocolWait> waitOf(int thread) {
        ResumableCall call = state.call(thread);
        ProgramAction.CallProtocol action = next().protocolCall();
        return call == null || action == null ? Optional.empty() : action.protocol().waitOf(call, state.present(action.protocol()));
    }

    @Override
    public Optional<ProtocolCallStart> callStart(Effect effect) {
        Protocol protocol = state.history().protocol();
        return ResumableCallChanged.start(effect, protocol == null ? List.of() : List.of(protocol), state::present);
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
        Protocol protocol = state.history().protocol();
        return protocol == null ? List.of() : protocol.matchBits();
    }

    @Override
    public EntryRoles entryRoles() {
        Protocol protocol = state.history().protocol();
        return protocol == null ? EntryRoles.UNKNOWN : protocol.entryRoles();
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
    public void write(CanonicalForm form) {
        form.number(state.isDead() ? 1 : 0);
        form.number(state.barriersPassed());
        state.history().write(form);
        state.protocols().values().forEach(protocol -> protocol.write(form));
        form.number(state.calls().size());
        state.calls().forEach(call -> call.write(form));
    }

    @Override
    public void specify(FieldWriter out) {
        out.text(name);
    }

    @Override
    public void save(FieldWriter out) {
        new JavaProgramSaver(out).save(state);
    }

    @Override
    public Runnable restorer(FieldReader in) {
        return new JavaProgramRestorer(state, runner, in)::restore;
    }

    @Override
    public boolean hidesState() {
        return true;
    }

    @Override
    public boolean readsLinks() {
        return true;
    }

    @Override
    public long unexpectedDrops() {
        return portals.state().interfaces().stream().mapToLong(NetworkInterface::dropCount).sum();
    }

    @Override
    public boolean expectsDrops() {
        return false;
    }

    @Override
    public String dump() {
        return state.toString();
    }
}
