package org.portalscope.node.process;

import java.util.Objects;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionException;
import java.util.function.IntPredicate;

import org.portalscope.engine.PortalsProcess;
import org.portalscope.engine.call.Function;
import org.portalscope.engine.input.BarrierReached;
import org.portalscope.engine.protocol.ProtocolUse;
import org.portalscope.engine.state.PortalsState;
import org.portalscope.protocol.call.ResumableCall;
import org.portalscope.protocol.effect.BarrierPassed;
import org.portalscope.protocol.effect.ResumableCallChanged;
import org.portalscope.protocol.host.HostEnvironment;
import org.portalscope.protocol.lockstep.CallSite;
import org.portalscope.protocol.lockstep.ProgramAction;
import org.portalscope.protocol.lockstep.ProgramAnswer;
import org.portalscope.protocol.repeat.CallMarks;
import org.portalscope.scenario.program.ActionExecution;
import org.portalscope.world.program.Program;
import org.portalscope.world.program.SourceLocation;

/** A thread of a program in Java, and what it wants. */
final class CallingThread {

    private static final String BARRIER = "barrier";

    private final String name;
    private final int number;
    private final NodeHost states;
    private final InputLog log;
    private final Runnable arrived;
    /** What it wants and where the answer goes, or null while it does something of its own. */
    private volatile Wish wish;
    /** The barrier that it has come to and wants to pass, or null. */
    private volatile BarrierReached barrier;
    private volatile boolean hasEnded;

    /**
     * @param caller this thread
     * @param action null if it wants to pass a barrier
     * @param place  the line of the program that calls; null if it is not known
     */
    private record Wish(Thread caller, ProgramAction action, StackTraceElement place, CompletableFuture<Object> answer) {
    }

    /**
     * A thread before its first call.
     *
     * @param states  what protocols know of its process
     * @param log     is told how far it has come in calls, if somebody looks for a step
     * @param arrived is run when it comes to a barrier
     */
    CallingThread(String name, int number, NodeHost states, InputLog log, Runnable arrived) {
        this.name = name;
        this.number = number;
        this.states = states;
        this.log = log;
        this.arrived = arrived;
    }

    String name() {
        return name;
    }

    /**
     * In this thread: does something, or waits until the event loop has done it.
     *
     * @param now     does it in this thread, if that is possible
     * @param changed tells the event loop that there is something to do
     */
    Object ask(ProgramAction action, IntPredicate now, Runnable changed) {
        return ask(action, place(action), now, changed);
    }

    /**
     * In this thread: waits until it has passed a barrier.
     *
     * @param place   the line of the program that calls; null if it is not known
     * @param now     comes to it in this thread, if that is possible
     * @param changed tells the event loop that there is something to do
     */
    void meet(StackTraceElement place, IntPredicate now, Runnable changed) {
        ask(null, place, now, changed);
    }

    private Object ask(ProgramAction action, StackTraceElement place, IntPredicate now, Runnable changed) {
        CompletableFuture<Object> answer = new CompletableFuture<>();
        wish = new Wish(Thread.currentThread(), action, place, answer);
        if (!now.test(number)) {
            changed.run();
        }
        try {
            return answer.join();
        } catch (CompletionException e) {
            if (e.getCause() instanceof IllegalArgumentException wrong) {
                throw new IllegalArgumentException(wrong.getMessage(), wrong);
            }
            throw e;
        }
    }

    /** In this thread: it does nothing more. */
    void end() {
        hasEnded = true;
    }

    /** What it can do now. */
    Program.Readiness readiness(PortalsState portals) {
        Wish wanted = wish;
        if (wanted == null) {
            return hasEnded ? Program.Readiness.ENDED : Program.Readiness.WAITS;
        } else if (wanted.action() == null) {
            return barrier != null ? Program.Readiness.AT_BARRIER : Program.Readiness.READY;
        }
        ProgramAction.CallProtocol action = wanted.action().protocolCall();
        if (action != null) {
            ResumableCall call = innermost();
            return call != null && call.isAtBarrier() ? Program.Readiness.AT_BARRIER
                    : call == null || call.isCallingBack() || call.mayStep(portals, states.present(action.protocol())) ? Program.Readiness.READY
                    : Program.Readiness.WAITS;
        }
        boolean waits = wanted.action() instanceof ProgramAction.CallPortals portalsCall && portalsCall.function() == Function.PTL_EQ_WAIT
                && portals.waits(number);
        return portals.isServed(number) ? Program.Readiness.WAKES : waits ? Program.Readiness.WAITS : Program.Readiness.READY;
    }

    /** Whether the call of a protocol that it makes has begun. */
    boolean isWithinCall() {
        return innermost() != null;
    }

    /** Whether it has begun the statement that it is at: it waits in PtlEQWait, in the call of a protocol or at a barrier, or returns from a function. */
    boolean isWithinStatement(PortalsState portals) {
        Wish wanted = wish;
        if (wanted == null || wanted.action() == null) {
            return barrier != null;
        }
        ResumableCall call = innermost();
        return portals.isServed(number) || wanted.action() instanceof ProgramAction.ReturnFromCallback
                || wanted.action() instanceof ProgramAction.CallProtocol && call != null && !call.isCallingBack();
    }

    /** The call of a protocol that it goes on with, or null if none has begun. */
    private ResumableCall innermost() {
        return states.call(number);
    }

    /** The barrier that it waits at outside of calls, or null. */
    BarrierReached barrier() {
        return barrier;
    }

    /**
     * Where it calls; nothing if that is not known.
     *
     * @param search whether to find it out in its stack if nobody wanted to know when it called
     */
    Optional<SourceLocation> place(boolean search) {
        Wish wanted = wish;
        if (wanted != null && wanted.place() == null && search) {
            wanted = new Wish(wanted.caller(), wanted.action(), CallSite.of(wanted.caller()), wanted.answer());
            wish = wanted;
        }
        StackTraceElement place = wanted == null ? null : wanted.place();
        return place == null || place.getLineNumber() <= 0 ? Optional.empty() : Optional.of(new SourceLocation(
                Objects.requireNonNullElse(place.getFileName(), name), place.getLineNumber(), 1, called(wanted.action())));
    }

    private static StackTraceElement place(ProgramAction action) {
        if (action.protocolCall() != null) {
            return action.protocolCall().place();
        }
        return action instanceof ProgramAction.CallPortals portalsCall ? portalsCall.place() : null;
    }

    /** The function or the operation that is called, or nothing. */
    private static String called(ProgramAction action) {
        if (action != null && action.protocolCall() != null) {
            return action.protocolCall().procedure().name();
        }
        return action instanceof ProgramAction.CallPortals portalsCall ? portalsCall.function().documentName() : action == null ? BARRIER : "";
    }

    /** Does what it wants, of the call of a protocol the next step. It goes on by itself then, unless it waits for something. */
    void execute(PortalsProcess portals) {
        Wish wanted = wish;
        if (wanted.action() == null) {
            meet(portals, wanted);
            return;
        }
        try {
            ProgramAnswer answer = wanted.action().protocolCall() != null ? advance(portals, wanted.action())
                    : new ActionExecution(portals, number).answer(wanted.action());
            if (answer != null) {
                answer(wanted, answer.value());
            }
        } catch (IllegalArgumentException e) {
            wish = null;
            leave();
            wanted.answer().completeExceptionally(e);
        }
    }

    /** Comes to a barrier, or passes it. */
    private void meet(PortalsProcess portals, Wish wanted) {
        if (barrier == null) {
            barrier = BarrierReached.at(place(false).orElse(new SourceLocation("", 0, 1, BARRIER)).mark(number));
            CallMarks.markArrival(portals, () -> barrier);
            arrived.run();
        } else {
            barrier = null;
            CallMarks.markBarrier(portals, number);
            states.change(new BarrierPassed(states.barriersPassed() + 1));
            answer(wanted, null);
        }
    }

    /** Gets on in a call of a protocol: its outcome, or a function that it calls back; null if neither is known yet. */
    private ProgramAnswer advance(PortalsProcess portals, ProgramAction next) {
        ProgramAction.CallProtocol action = next.protocolCall();
        boolean steps = goOn(portals, next);
        ResumableCall call = innermost();
        if (steps && call.mayStep(portals.state(), states.present(action.protocol()))) {
            ResumableCall before = call;
            call = new HostEnvironment(portals, number, states, action.protocol(), states).step(call);
            states.setCall(number, before, call);
            noteChange(action, before, call.outcome() == null ? call : null);
        }
        if (call.isAtBarrier()) {
            arrived.run();
        }
        if (call.outcome() != null) {
            leave();
            return new ProgramAnswer(call.outcome().named(states.names()));
        }
        return call.callback(portals.state(), states.present(action.protocol())).map(ProgramAnswer::new).orElse(null);
    }

    /**
     * Begins a call of a protocol, or takes the result of a function that it has called back. Returns whether its next step belongs to the same transition:
     * that behind a function does not, and a barrier does not.
     */
    private boolean goOn(PortalsProcess portals, ProgramAction next) {
        ResumableCall call = innermost();
        if (call != null && !call.isCallingBack()) {
            return true;
        }
        ProgramAction.CallProtocol action = next.protocolCall();
        if (next instanceof ProgramAction.ReturnFromCallback back) {
            CallMarks.markReturn(portals, number, call, back.result());
            states.setCall(number, call, call.returned(back.result()));
            noteChange(action, call, innermost());
            return false;
        }
        ProtocolUse use = states.use(action.protocol());
        CallMarks.markCall(portals, number, () -> use, action.procedure(), action.arguments());
        states.setCall(number, null, ResumableCall.of(action.procedure(), action.arguments()));
        noteChange(action, null, innermost());
        return !innermost().isAtBarrier();
    }

    private void noteChange(ProgramAction.CallProtocol action, ResumableCall before, ResumableCall after) {
        if (log.isWatched()) {
            log.note(new ResumableCallChanged(number, action.procedure().name(), before, after));
        }
    }

    /** It is in its innermost call no more. */
    private void leave() {
        if (innermost() != null) {
            states.setCall(number, innermost(), null);
        }
    }

    private void answer(Wish wanted, Object value) {
        wish = null;
        wanted.answer().complete(value);
    }

    /** Lets it go on without an answer: there will be none. */
    void cancel() {
        Wish wanted = wish;
        if (wanted != null) {
            wanted.answer().cancel(false);
        }
    }
}
