package org.portalscope.scenario.program;

import org.portalscope.engine.PortalsProcess;
import org.portalscope.expression.EvaluationException;
import org.portalscope.expression.Expression;
import org.portalscope.expression.Position;
import org.portalscope.expression.Value;
import org.portalscope.expression.Values;
import org.portalscope.world.Execution;
import org.portalscope.world.Failure;
import org.portalscope.world.LabelReached;
import org.portalscope.world.Place;
import org.portalscope.world.ProcessDied;

/** A thread in one transition: what an instruction can do. */
final class Running {

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

    Values values() {
        return program.values();
    }

    Value evaluate(Expression expression) throws EvaluationException {
        return expression.evaluate(values());
    }

    void bind(String name, Value value) {
        execution.change(new NameBound(name, program.variable(name), value));
    }

    void print(String line) {
        execution.change(new LinePrinted(line));
    }

    void startThread(String name, int entry) {
        execution.change(new ThreadStarted(program.threadCount(), name, entry));
    }

    void takeDrop(int networkInterface, String words) {
        execution.change(new DropExpected(networkInterface, program.dropsExpected(networkInterface) + 1, words));
    }

    void passBarrier() {
        execution.change(new BarrierPassed(program.barriersPassed() + 1));
    }

    void die() {
        execution.change(new ProcessDied());
        execution.change(new ThreadsEnded());
    }

    void count(int loop, Round after) {
        execution.change(new LoopCounted(thread, loop, program.thread(thread).round(loop), after));
    }

    void reach(LabelReached label) {
        execution.change(label);
    }

    /** Reports whether a condition holds that decides where the thread goes on. */
    void decide(String condition, boolean holds) {
        execution.note(new ConditionChecked(condition, holds));
    }

    /** Reports whether a condition holds; the run ends with the message if it does not. */
    boolean require(boolean holds, String condition, Position position, String message) {
        execution.note(new ConditionChecked(condition, holds));
        if (!holds) {
            fail(position, message);
        }
        return holds;
    }

    /** Ends the run. */
    void fail(Position position, String message) {
        Place place = program.place(thread);
        execution.change(new ExpectationFailed(new Failure(program.processName(),
                new Place(place.file(), position.line(), position.column(), place.text()), message)));
    }

    /** Moves the thread to the instruction behind the one it stands before. */
    void moveOn() {
        moveTo(program.thread(thread).instruction() + 1);
    }

    /** Moves the thread to an instruction; what is not executed on the way is passed in the same transition. */
    void moveTo(int instruction) {
        int to = instruction;
        while (program.instruction(to) instanceof Passed passed) {
            to = passed.next(to, this);
        }
        execution.change(ThreadMoved.of(program, thread, to));
    }
}
