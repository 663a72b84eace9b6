package org.portalscope.replay;

import java.util.ArrayList;
import java.util.Collection;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.TreeMap;
import java.util.stream.IntStream;

import org.portalscope.engine.PortalsProcess;
import org.portalscope.engine.canonical.CanonicalForm;
import org.portalscope.engine.encoding.FieldReader;
import org.portalscope.engine.encoding.FieldWriter;
import org.portalscope.engine.input.Answer;
import org.portalscope.engine.input.FrameEntered;
import org.portalscope.engine.input.FrameLeft;
import org.portalscope.engine.input.Input;
import org.portalscope.engine.protocol.EntryRoles;
import org.portalscope.engine.protocol.MatchBitField;
import org.portalscope.engine.protocol.ProtocolTable;
import org.portalscope.engine.protocol.ProtocolUse;
import org.portalscope.engine.protocol.ProtocolWait;
import org.portalscope.engine.step.Effect;
import org.portalscope.protocol.call.ResumableCall;
import org.portalscope.protocol.repeat.BarrierWaitChanged;
import org.portalscope.protocol.repeat.ProtocolsLost;
import org.portalscope.protocol.value.ConstantNames;
import org.portalscope.recording.RecordedTransition;
import org.portalscope.recording.TransitionCause;
import org.portalscope.world.fault.ProcessDied;
import org.portalscope.world.program.Execution;
import org.portalscope.world.program.Failure;
import org.portalscope.world.program.Program;
import org.portalscope.world.program.SourceLocation;

/**
 * A program that repeats what one process of a recording took. Its threads execute what was recorded for the transition that the world is making,
 * whatever that is: who drives the world chooses as the recording says. It has no names but those that the program knows which ran, if that runs again.
 */
final class RecordedProgram implements Program {

    /** What a debugger calls a function of the program that a call of a protocol has called back: its name is not recorded. */
    private static final String FUNCTION = "function called back";

    private final Replay replay;
    private final int process;
    private final PortalsProcess portals;
    private final RecordedThreads threads;

    /** @param process its index in the recording */
    RecordedProgram(Replay replay, int process, PortalsProcess portals) {
        this.replay = replay;
        this.process = process;
        this.portals = portals;
        threads = new RecordedThreads(replay.protocols().known(), this::meetingChanged);
    }

    private void meetingChanged() {
        EntryRoles roles = threads.entryRoles();
        if (roles != EntryRoles.UNKNOWN) {
            replay.protocols().learn(process, roles);
        }
        replay.meetingChanged();
    }

    Replay replay() {
        return replay;
    }

    /** How the process uses protocols, as far as that is known. */
    Collection<ProtocolUse> uses() {
        return threads.uses();
    }

    /** Whether what protocols know of the process is not known any more. */
    boolean hasLostProtocols() {
        return threads.isLost();
    }

    /** What gives the process the state of protocols that somebody has saved with its own. */
    Runnable protocolsRestorer(FieldReader in) {
        return threads.protocolsRestorer(in);
    }

    @Override
    public Object state() {
        return threads;
    }

    @Override
    public int threadCount() {
        return threads.count();
    }

    @Override
    public String threadName(int thread) {
        return thread == 0 ? "main" : "thread " + thread;
    }

    @Override
    public Readiness readiness(int thread) {
        if (portals.state().isServed(thread)) {
            return Readiness.WAKES;
        }
        if (portals.state().waits(thread)) {
            return Readiness.WAITS;
        }
        ResumableCall call = threads.call(thread);
        if (call != null && !call.isCallingBack()) {
            return call.isAtBarrier() ? Readiness.AT_BARRIER : call.mayStep(portals.state(), threads.stateOf(call)) ? Readiness.READY : Readiness.WAITS;
        }
        return threads.barrier(thread) != null ? Readiness.AT_BARRIER : replay.hasNext() ? Readiness.READY : Readiness.ENDED;
    }

    @Override
    public boolean isWithinStatement(int thread) {
        return portals.state().isServed(thread) || new StatementContinuation(threads, thread, place(thread), statements().isEmpty())
                .continues(replay.hasNext() ? replay.nextTransition().inputs() : List.of());
    }

    @Override
    public long arrivals() {
        boolean meetsOthers = threads.barriersPassed() > 0 || replay.isOfProtocol(process) || replay.meetsAtBarriers(process);
        return meetsOthers && !replay.isDead(process) ? threads.barriersPassed() + (isAtBarrier() ? 1 : 0) : Long.MAX_VALUE;
    }

    /** Whether one of its threads waits at a barrier that is none of a protocol. */
    boolean isAtOwnBarrier() {
        return threads.hasThreadAtBarrier();
    }

    private boolean isAtBarrier() {
        return threads.hasThreadAtBarrier() || IntStream.range(0, threads.count()).mapToObj(threads::call).anyMatch(call -> call != null && call.isAtBarrier());
    }

    @Override
    public boolean isKnownToEnd() {
        return false;
    }

    @Override
    public Optional<ProtocolWait> waitOf(int thread) {
        return threads.waitOf(thread);
    }

    @Override
    public List<ProtocolTable> protocolTables() {
        return threads.tables();
    }

    @Override
    public EntryRoles entryRoles() {
        return replay.protocols().roles(process);
    }

    @Override
    public SourceLocation place(int thread) {
        RecordedTransition next = replay.hasNext() ? replay.nextTransition() : null;
        if (next != null && isTurn(next, thread)) {
            return replay.sources().place(next.inputs());
        }
        if (threads.barrier(thread) != null) {
            return replay.sources().place(threads.barrier(thread).statement());
        }
        RecordedThread known = threads.get(thread);
        return known == null ? replay.sources().unknown(List.of()) : known.place();
    }

    private boolean isTurn(RecordedTransition transition, int thread) {
        return transition.process() == process && RecordedChoices.thread(transition) == thread;
    }

    /** Those of the program that ran, if that is known; the recording has only those that were executed. */
    @Override
    public List<SourceLocation> statements() {
        return replay.statements(process);
    }

    @Override
    public void execute(int thread, Execution execution) {
        RecordedTransition transition = replay.current();
        RecordedThread before = threads.get(thread);
        move(thread, before, RecordedThread.at(replay.sources().place(transition.inputs()), before), execution);
        new RecordedTurn(this, threads, thread, transition, execution).repeat();
        if (transition.cause() instanceof TransitionCause.Death) {
            die(execution);
        }
    }

    /** None of its threads waits for others any more. */
    private void die(Execution execution) {
        IntStream.range(0, threads.count()).filter(waiting -> threads.barrier(waiting) != null)
                .forEach(waiting -> execution.change(new BarrierWaitChanged(waiting, threads.barrier(waiting), null)));
        execution.change(new ProcessDied());
    }

    /** A thread enters or leaves a frame. */
    void follow(int thread, Input mark, Execution execution) {
        move(thread, threads.get(thread), threads.get(thread).behind(mark, replay.sources()), execution);
    }

    /** Applies an effect of a call of a protocol. */
    void change(Effect effect, Execution execution) {
        execution.change(effect);
        if (effect instanceof ProtocolsLost lost) {
            replay.protocols().lose(process, replay.number(), lost.why(), replay.origin());
        }
    }

    private static void move(int thread, RecordedThread before, RecordedThread after, Execution execution) {
        if (before != after) {
            execution.change(new RecordedThreadMoved(thread, before, after));
        }
    }

    /** Takes an input that is not one of a thread's own turn; marks would belong to none. */
    @Override
    public void take(Input input, Execution execution) {
        if (failure() == null && !(input instanceof FrameEntered) && !(input instanceof FrameLeft)) {
            apply(input, execution);
        }
    }

    /** A recording comes from elsewhere: whatever the engine finds wrong with it ends the replay, with a sentence; then there is no answer. */
    Answer apply(Input input, Execution execution) {
        try {
            return execution.portals().take(input);
        } catch (IllegalArgumentException | IllegalStateException e) {
            diverge(e.getMessage(), execution);
        } catch (RuntimeException e) { // what the engine does not check in an input, since whoever drives it does
            diverge(input.getClass().getSimpleName() + " is no input for it", execution);
        }
        return null;
    }

    private void diverge(String why, Execution execution) {
        execution.change(new ReplayDiverged(new Failure(replay.origin().processes().get(process).name(),
                replay.sources().place(replay.current().inputs()),
                "transition " + replay.number() + " of the recording does not fit the state that this engine has come to: " + why
                        + " (recorded by version " + replay.origin().engineVersion() + ')')));
    }

    @Override
    public List<Activation> activations(int thread) {
        List<Activation> named = replay.activations(process, thread);
        return named.isEmpty() ? recordedActivations(thread) : named;
    }

    private List<Activation> recordedActivations(int thread) {
        RecordedThread known = threads.get(thread);
        if (known == null && threads.calls(thread).isEmpty() && threads.barrier(thread) == null) {
            return List.of();
        }
        List<Activation> activations = new ArrayList<>();
        String name = threadName(thread);
        for (RecordedFrame frame : markedCalls(thread)) {
            activations.add(activation(name, frame.place()));
            name = frame.name();
        }
        SourceLocation place = place(thread);
        activations.add(activation(name, place));
        for (ResumableCall call : threads.calls(thread)) {
            ConstantNames constants = threads.constantsOf(call);
            call.frames().forEach(procedure -> activations.add(new Activation(procedure.procedure().name(), place, procedure.names(constants))));
            if (call.isCallingBack()) {
                activations.add(activation(FUNCTION, place));
            }
        }
        return activations;
    }

    /** The calls of protocols that a thread is in as the marks of their frames say. */
    private List<RecordedFrame> markedCalls(int thread) {
        RecordedThread known = threads.get(thread);
        return known == null ? List.of() : known.upperCalls();
    }

    private static Activation activation(String name, SourceLocation place) {
        return new Activation(name, place, Collections.unmodifiableSortedMap(new TreeMap<>()));
    }

    @Override
    public int depth(int thread) {
        return 1 + markedCalls(thread).size() + threads.calls(thread).stream().mapToInt(call -> call.frames().size() + (call.isCallingBack() ? 1 : 0)).sum();
    }

    /** Those behind the function that a call has called back last. */
    @Override
    public int upperCalls(int thread) {
        List<ResumableCall> open = threads.calls(thread);
        ResumableCall call = threads.call(thread);
        int innermost = call == null || call.isCallingBack() ? 0 : call.frames().size();
        return innermost + (open.stream().anyMatch(ResumableCall::isCallingBack) ? 0 : markedCalls(thread).size());
    }

    @Override
    public Failure failure() {
        return threads.failure();
    }

    @Override
    public List<MatchBitField> matchBitFields() {
        return replay.origin().processes().get(process).matchBits();
    }

    @Override
    public void write(CanonicalForm form) {
        form.number(replay.number());
    }

    @Override
    public void specify(FieldWriter out) {
        out.text(replay.origin().title());
        out.text(replay.origin().engineVersion());
        out.number(process);
    }

    @Override
    public void save(FieldWriter out) {
        threads.save(out);
    }

    @Override
    public Runnable restorer(FieldReader in) {
        Runnable restorer = threads.restorer(in);
        return () -> {
            restorer.run();
            if (threads.isLost()) {
                replay.protocols().lose(process, replay.number(), threads.lost(), replay.origin());
            }
        };
    }

    @Override
    public boolean readsLinks() {
        return false;
    }

    @Override
    public long unexpectedDrops() {
        return 0;
    }

    @Override
    public boolean expectsDrops() {
        return false;
    }

    @Override
    public String dump() {
        return threads.dump();
    }
}
