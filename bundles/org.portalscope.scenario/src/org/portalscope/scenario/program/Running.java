package org.portalscope.scenario.program;

import java.util.List;

import org.portalscope.engine.PortalsProcess;
import org.portalscope.expression.EvaluationException;
import org.portalscope.expression.Expression;
import org.portalscope.expression.Position;
import org.portalscope.expression.Value;
import org.portalscope.scenario.protocol.Activity;
import org.portalscope.scenario.protocol.ProtocolState;
import org.portalscope.world.Execution;
import org.portalscope.world.Failure;
import org.portalscope.world.LabelReached;
import org.portalscope.world.Place;
import org.portalscope.world.ProcessDied;
import org.portalscope.world.ThreadOccupied;

/** A thread in one transition: what an instruction can do. */
final class Running {

    /** Functions that have been called within each other and have not returned. */
    private static final int DEEPEST = 256;

    private final ScenarioProgram program;
    private final int thread;
    private final Execution execution;

    Running(ScenarioProgram program, int thread, Execution execution) {
        this.program = program;
        this.thread = thread;
        this.execution = execution;
    }

    int thread() {
        return thread;
    }

    ScenarioProgram program() {
        return program;
    }

    PortalsProcess portals() {
        return execution.portals();
    }

    /** The frame that the thread executes in; also the values of all names that its instructions know. */
    CallFrame frame() {
        return program.thread(thread).top();
    }

    Value evaluate(Expression expression) throws EvaluationException {
        return expression.evaluate(frame());
    }

    void bind(Target target, Value value) {
        execution.change(new NameBound(thread, target.name(), target.slot(), frame().value(target.slot()), value));
    }

    void print(String line) {
        execution.change(new LinePrinted(line));
    }

    void startThread(String name, int body) {
        execution.change(new ThreadStarted(program.threadCount(), name, body));
    }

    void takeDrop(int networkInterface, String words) {
        execution.change(new DropExpected(networkInterface, program.dropsExpected(networkInterface) + 1, words));
    }

    /** Occupies the thread for a duration of virtual time. */
    void occupy(ThreadOccupied.By by, long duration) {
        execution.occupy(by, duration);
    }

    void passBarrier() {
        execution.change(new BarrierPassed(program.barriersPassed + 1));
    }

    void die() {
        execution.change(new ProcessDied());
        execution.change(new ThreadsEnded());
    }

    /** The round that the thread is in of the loop that lies within so many others, or null outside it. */
    Round round(int depth) {
        return frame().rounds[depth];
    }

    void count(int depth, Round after) {
        execution.change(new LoopCounted(thread, depth, round(depth), after));
    }

    /** What a protocol knows of the process from now on. */
    void become(String protocol, ProtocolState after, String words) {
        execution.change(new ProtocolChanged(protocol, program.protocols.get(protocol), after, words));
    }

    /** What the call of a protocol that the thread is in still has to do; null if it returns. */
    void go(String operation, Activity after) {
        execution.change(new ActivityChanged(thread, operation, frame().activity, after));
    }

    void reach(LabelReached label) {
        execution.change(label);
    }

    /** Calls a function. */
    void enter(Signature function, List<Value> arguments, Position position) {
        if (program.thread(thread).frames.size() > DEEPEST) {
            fail(position, function.name() + " is called within " + DEEPEST + " functions that have not returned: does the recursion end?");
            return;
        }
        execution.change(new FunctionEntered(thread, function.body(), function.name(), arguments));
        if (frame().current() instanceof Passed) {
            moveTo(0);
        }
    }

    /**
     * Leaves the function that the thread is in.
     *
     * @param result or null
     * @return the instruction of its caller that comes next
     */
    int leave(Value result) {
        execution.change(FunctionLeft.of(thread, frame(), result));
        ((CallFunction) frame().current()).returned(this, result);
        return frame().instruction + 1;
    }

    /** Whether somebody wants to know whether conditions hold. */
    boolean explains() {
        return execution.explains();
    }

    /** Reports whether a condition holds. */
    void note(String condition, boolean holds) {
        execution.note(new ConditionChecked(condition, holds));
    }

    /** Ends the run. */
    void fail(Position position, String message) {
        Place place = program.place(thread);
        fail(new Failure(program.processName(), new Place(place.file(), position.line(), position.column(), place.text()), message));
    }

    /** Ends the run. */
    void fail(Failure failure) {
        execution.change(new ExpectationFailed(failure));
    }

    /** Writes memory within one region. */
    void write(long address, byte[] bytes) {
        execution.portals().write(address, bytes);
    }

    /** Moves the thread to the instruction behind the one it stands before. */
    void moveOn() {
        moveTo(frame().instruction + 1);
    }

    /** Moves the thread to an instruction; what is not executed on the way is passed in the same transition. */
    void moveTo(int instruction) {
        int to = instruction;
        while (frame().body.instruction(to) instanceof Passed passed) {
            to = passed.next(to, this);
        }
        execution.change(ThreadMoved.of(program, thread, to));
    }
}
