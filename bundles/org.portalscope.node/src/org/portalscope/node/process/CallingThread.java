package org.portalscope.node.process;

import java.util.Objects;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionException;
import java.util.function.IntPredicate;

import org.portalscope.engine.PortalsProcess;
import org.portalscope.engine.call.Function;
import org.portalscope.engine.state.PortalsState;
import org.portalscope.protocol.call.ResumableCall;
import org.portalscope.protocol.lockstep.CallSite;
import org.portalscope.protocol.lockstep.ProgramAction;
import org.portalscope.protocol.lockstep.ProgramAnswer;
import org.portalscope.protocol.repeat.CallMarks;
import org.portalscope.protocol.repeat.ProtocolsSaver;
import org.portalscope.scenario.program.ActionExecution;
import org.portalscope.world.program.Program;
import org.portalscope.world.program.SourceLocation;

/** A thread of a program in Java, and what it wants. */
final class CallingThread {

    private final String name;
    private final int number;
    private final ProtocolStates states;
    private final Runnable arrived;
    /** What the call of a protocol that it makes still has to do, once that has begun; of concern to who uses the node only. */
    private ResumableCall call;
    /** What it wants and where the answer goes, or null while it does something of its own. */
    private volatile Wish wish;
    private volatile boolean hasEnded;

    /**
     * @param caller this thread
     * @param action null if it wants to pass a barrier
     */
    private record Wish(Thread caller, ProgramAction action, CompletableFuture<Object> answer) {
    }

    /**
     * A thread before its first call.
     *
     * @param states  what protocols know of its process
     * @param arrived is run when it comes to a barrier within the call of a protocol
     */
    CallingThread(String name, int number, ProtocolStates states, Runnable arrived) {
        this.name = name;
        this.number = number;
        this.states = states;
        this.arrived = arrived;
    }

    String name() {
        return name;
    }

    /**
     * In this thread: does something, or waits until the event loop has done it.
     *
     * @param action  null to pass a barrier
     * @param now     does it in this thread, if that is possible
     * @param changed tells the event loop that there is something to do
     */
    Object ask(ProgramAction action, IntPredicate now, Runnable changed) {
        CompletableFuture<Object> answer = new CompletableFuture<>();
        wish = new Wish(Thread.currentThread(), action, answer);
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
            return Program.Readiness.AT_BARRIER;
        }
        if (wanted.action() instanceof ProgramAction.CallProtocol action) {
            return call != null && call.isAtBarrier() ? Program.Readiness.AT_BARRIER
                    : call == null || call.mayStep(portals, states.get(action.protocol())) ? Program.Readiness.READY : Program.Readiness.WAITS;
        }
        boolean waits = wanted.action() instanceof ProgramAction.CallPortals portalsCall && portalsCall.function() == Function.PTL_EQ_WAIT
                && portals.waits(number);
        return portals.isServed(number) ? Program.Readiness.WAKES : waits ? Program.Readiness.WAITS : Program.Readiness.READY;
    }

    /** Whether the call of a protocol that it makes has begun. */
    boolean isWithinCall() {
        return call != null;
    }

    /** Adds the call of a protocol that it makes, once that has begun. */
    void save(ProtocolsSaver saver) {
        Wish wanted = wish;
        if (call != null && wanted != null && wanted.action() instanceof ProgramAction.CallProtocol action) {
            saver.add(number, states.use(action.protocol()), call);
        }
    }

    /**
     * Where it calls; nothing if that is not known.
     *
     * @param search whether to find it out in its stack if nobody wanted to know when it called
     */
    Optional<SourceLocation> place(boolean search) {
        Wish wanted = wish;
        if (wanted == null) {
            return Optional.empty();
        }
        StackTraceElement known = place(wanted.action());
        StackTraceElement place = known == null && search ? CallSite.of(wanted.caller()) : known;
        return Optional.ofNullable(place).filter(line -> line.getLineNumber() > 0).map(line -> new SourceLocation(
                Objects.requireNonNullElse(line.getFileName(), name), line.getLineNumber(), 1, called(wanted.action())));
    }

    private static StackTraceElement place(ProgramAction action) {
        if (action instanceof ProgramAction.CallProtocol protocolCall) {
            return protocolCall.place();
        }
        return action instanceof ProgramAction.CallPortals portalsCall ? portalsCall.place() : null;
    }

    /** The function or the operation that is called, or nothing. */
    private static String called(ProgramAction action) {
        if (action instanceof ProgramAction.CallProtocol protocolCall) {
            return protocolCall.procedure().name();
        }
        return action instanceof ProgramAction.CallPortals portalsCall ? portalsCall.function().documentName() : "";
    }

    /** Does what it wants, of the call of a protocol the next step. It goes on by itself then, unless it waits for something. */
    void execute(PortalsProcess portals) {
        Wish wanted = wish;
        if (wanted.action() == null) {
            states.passBarrier(portals, number);
            answer(wanted, null);
            return;
        }
        try {
            ProgramAnswer answer = wanted.action() instanceof ProgramAction.CallProtocol protocolCall ? advance(portals, protocolCall)
                    : new ActionExecution(portals, number).answer(wanted.action());
            if (answer != null) {
                answer(wanted, answer.value());
            }
        } catch (IllegalArgumentException e) {
            wish = null;
            call = null;
            wanted.answer().completeExceptionally(e);
        }
    }

    /** Gets on in a call of a protocol; its outcome, or null if that is not known yet. */
    private ProgramAnswer advance(PortalsProcess portals, ProgramAction.CallProtocol action) {
        boolean begins = call == null;
        if (begins) {
            CallMarks.markCall(portals, number, () -> states.use(action.protocol()), action.procedure(), action.arguments());
        }
        call = begins ? ResumableCall.of(action.procedure(), action.arguments()) : call;
        if (!(begins && call.isAtBarrier()) && call.mayStep(portals.state(), states.get(action.protocol()))) {
            call = call.step(new CallingEnvironment(portals, number, states, action.protocol()));
        }
        if (call.isAtBarrier()) {
            arrived.run();
        }
        if (call.outcome() == null) {
            return null;
        }
        ProgramAnswer answer = new ProgramAnswer(call.outcome());
        call = null;
        return answer;
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
