package org.portalscope.scenario.thread;

import java.util.List;

import org.portalscope.engine.PortalsProcess;
import org.portalscope.expression.Expression;
import org.portalscope.expression.value.EvaluationException;
import org.portalscope.expression.value.SourcePosition;
import org.portalscope.expression.value.Value;
import org.portalscope.scenario.effect.BarrierPassed;
import org.portalscope.scenario.effect.ConditionChecked;
import org.portalscope.scenario.effect.DropExpected;
import org.portalscope.scenario.effect.ExpectationFailed;
import org.portalscope.scenario.effect.FunctionEntered;
import org.portalscope.scenario.effect.FunctionLeft;
import org.portalscope.scenario.effect.LinePrinted;
import org.portalscope.scenario.effect.LoopCounted;
import org.portalscope.scenario.effect.NameBound;
import org.portalscope.scenario.effect.ProtocolChanged;
import org.portalscope.scenario.effect.ResumableCallChanged;
import org.portalscope.scenario.effect.ThreadMoved;
import org.portalscope.scenario.effect.ThreadStarted;
import org.portalscope.scenario.effect.ThreadsEnded;
import org.portalscope.scenario.protocol.ProtocolState;
import org.portalscope.scenario.protocol.ResumableCall;
import org.portalscope.scenario.statement.CallFunction;
import org.portalscope.world.fault.ProcessDied;
import org.portalscope.world.program.Execution;
import org.portalscope.world.program.Failure;
import org.portalscope.world.program.LabelReached;
import org.portalscope.world.time.ThreadOccupied;

/** A thread in one transition: what an instruction can do. */
public final class ThreadContext {

    /** Functions that have been called within each other and have not returned. */
    private static final int DEEPEST = 256;

    private final ScenarioProgram program;
    private final int thread;
    private final Execution execution;

    ThreadContext(ScenarioProgram program, int thread, Execution execution) {
        this.program = program;
        this.thread = thread;
        this.execution = execution;
    }

    public int thread() {
        return thread;
    }

    public ScenarioProgram program() {
        return program;
    }

    public PortalsProcess portals() {
        return execution.portals();
    }

    /** The frame that the thread executes in; also the values of all names that its instructions know. */
    public CallFrame frame() {
        return program.thread(thread).top();
    }

    public Value evaluate(Expression expression) throws EvaluationException {
        return expression.evaluate(frame());
    }

    public void bind(Target target, Value value) {
        execution.change(new NameBound(thread, target.name(), target.slot(), frame().value(target.slot()), value));
    }

    public void print(String line) {
        execution.change(new LinePrinted(line));
    }

    public void startThread(String name, int body) {
        execution.change(new ThreadStarted(program.threadCount(), name, body));
    }

    public void takeDrop(int networkInterface, String words) {
        execution.change(new DropExpected(networkInterface, program.dropsExpected(networkInterface) + 1, words));
    }

    /** Occupies the thread for a duration of virtual time. */
    public void occupy(ThreadOccupied.By by, long duration) {
        execution.occupy(by, duration);
    }

    public void passBarrier() {
        execution.change(new BarrierPassed(program.barriersPassed + 1));
    }

    public void die() {
        execution.change(new ProcessDied());
        execution.change(new ThreadsEnded());
    }

    /** The round that the thread is in of the loop that lies within so many others, or null outside it. */
    public LoopRound round(int depth) {
        return frame().rounds[depth];
    }

    public void count(int depth, LoopRound after) {
        execution.change(new LoopCounted(thread, depth, round(depth), after));
    }

    /** What a protocol knows of the process from now on. */
    void setState(String protocol, ProtocolState after, String words) {
        execution.change(new ProtocolChanged(protocol, program.protocols.get(protocol), after, words));
    }

    /** What the call of a protocol that the thread is in still has to do; null if it returns. */
    public void go(String operation, ResumableCall after) {
        execution.change(new ResumableCallChanged(thread, operation, frame().activity, after));
    }

    public void reach(LabelReached label) {
        execution.change(label);
    }

    /** Calls a function. */
    public void enter(Signature function, List<Value> arguments, SourcePosition position) {
        if (program.thread(thread).frames.size() > DEEPEST) {
            fail(position, function.name() + " is called within " + DEEPEST + " functions that have not returned: does the recursion end?");
            return;
        }
        execution.change(new FunctionEntered(thread, function.body(), function.name(), arguments));
        if (frame().current() instanceof PassedInstruction) {
            moveTo(0);
        }
    }

    /**
     * Leaves the function that the thread is in.
     *
     * @param result or null
     * @return the instruction of its caller that comes next
     */
    public int leave(Value result) {
        execution.change(FunctionLeft.of(thread, frame(), result));
        ((CallFunction) frame().current()).returned(this, result);
        return frame().instruction + 1;
    }

    /** Whether somebody wants to know whether conditions hold. */
    public boolean explains() {
        return execution.explains();
    }

    /** Reports whether a condition holds. */
    public void note(String condition, boolean holds) {
        execution.note(new ConditionChecked(condition, holds));
    }

    /** Ends the run. */
    public void fail(SourcePosition position, String message) {
        fail(new Failure(program.processName(), program.place(thread).at(position.line(), position.column()), message));
    }

    /** Ends the run. */
    public void fail(Failure failure) {
        execution.change(new ExpectationFailed(failure));
    }

    /** Writes memory within one region. */
    public void write(long address, byte[] bytes) {
        execution.portals().write(address, bytes);
    }

    /** Moves the thread to the instruction behind the one it stands before. */
    public void moveOn() {
        moveTo(frame().instruction + 1);
    }

    /** Moves the thread to an instruction; what is not executed on the way is passed in the same transition. */
    public void moveTo(int instruction) {
        int to = instruction;
        while (frame().body.instruction(to) instanceof PassedInstruction passed) {
            to = passed.next(to, this);
        }
        execution.change(ThreadMoved.of(program, thread, to));
    }
}
