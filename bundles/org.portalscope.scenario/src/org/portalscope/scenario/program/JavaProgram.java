package org.portalscope.scenario.program;

import org.portalscope.engine.PortalsProcess;
import org.portalscope.engine.call.Call;
import org.portalscope.engine.call.Function;
import org.portalscope.engine.canonical.CanonicalForm;
import org.portalscope.engine.state.NetworkInterface;
import org.portalscope.engine.state.PortalsState;
import org.portalscope.engine.step.Effect;
import org.portalscope.protocol.lockstep.ProgramAction;
import org.portalscope.protocol.lockstep.ProgramAnswer;
import org.portalscope.world.program.Execution;
import org.portalscope.world.program.Failure;
import org.portalscope.world.program.Program;
import org.portalscope.world.program.SourceLocation;

/**
 * A program in Java on a process of a world: each call of Portals is a transition, what the program reads and writes of its memory belongs to the
 * transition before. Going back shows the state without running the program; another course runs it again from its start.
 */
final class JavaProgram implements Program {

    private final String name;
    private final PortalsProcess portals;
    private final ProgramRunner runner;
    private final JavaProgramState state;

    JavaProgram(String name, PortalsProcess portals, ProgramRunner runner) {
        this.name = name;
        this.portals = portals;
        this.runner = runner;
        state = new JavaProgramState(runner.start());
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
        if (state.isDead() || isEnd(next())) {
            return Readiness.ENDED;
        }
        boolean waits = next() instanceof ProgramAction.PortalsCall call && call.function() == Function.PTL_EQ_WAIT;
        return waits ? waiting(portals.state(), thread) : Readiness.READY;
    }

    private static Readiness waiting(PortalsState portals, int thread) {
        return portals.isServed(thread) ? Readiness.WAKES : portals.waits(thread) ? Readiness.WAITS : Readiness.READY;
    }

    private static boolean isEnd(ProgramAction action) {
        return action instanceof ProgramAction.End || action instanceof ProgramAction.Failed;
    }

    @Override
    public SourceLocation place(int thread) {
        return place(next());
    }

    private SourceLocation place(ProgramAction action) {
        if (action instanceof ProgramAction.PortalsCall call) {
            return place(call.place(), new Call(0, call.function(), call.locations()).text());
        }
        return action instanceof ProgramAction.Failed failed ? place(failed.place(), failed.message()) : new SourceLocation(name, 1, 1, "");
    }

    private static SourceLocation place(StackTraceElement element, String text) {
        return new SourceLocation(element.getFileName(), Math.max(1, element.getLineNumber()), 1, text);
    }

    @Override
    public void execute(int thread, Execution execution) {
        ActionExecution process = new ActionExecution(execution.portals(), thread);
        ProgramHistory before = state.history();
        ProgramAnswer answer = process.answer(before.next());
        if (answer == null) {
            return;
        }
        ProgramHistory after = runner.answer(before, answer);
        while (!isEnd(after.next()) && !(after.next() instanceof ProgramAction.PortalsCall)) {
            after = runner.answer(after, process.answer(after.next()));
        }
        execution.change(new ProgramResumed(before, after, isEnd(after.next()) ? "its end" : place(after.next()).toString()));
        if (after.next() instanceof ProgramAction.Failed failed) {
            execution.change(new ProgramFailed(new Failure(name, place(failed), failed.message())));
        }
    }

    @Override
    public Effect death() {
        return new ProgramEnded();
    }

    @Override
    public Failure failure() {
        return state.failure();
    }

    @Override
    public void write(CanonicalForm form) {
        form.number(state.isDead() ? 1 : 0);
        state.history().write(form);
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
