package org.portalscope.scenario.thread;

import java.util.List;

import org.portalscope.engine.PortalsProcess;
import org.portalscope.engine.protocol.Phrase;
import org.portalscope.expression.Expression;
import org.portalscope.expression.value.EvaluationException;
import org.portalscope.expression.value.SourcePosition;
import org.portalscope.expression.value.Value;
import org.portalscope.protocol.Protocol;
import org.portalscope.protocol.call.Procedure;
import org.portalscope.protocol.call.ResumableCall;
import org.portalscope.world.program.Failure;
import org.portalscope.world.program.LabelReached;
import org.portalscope.world.time.ThreadOccupied;

/** A thread in one transition: what an instruction can do. */
public interface ThreadContext {

    /** The number of the thread. */
    int thread();

    /** The state of the program, to look at. */
    ProgramState program();

    /** The process, to make calls. */
    PortalsProcess portals();

    /** How the thread calls processes and objects of protocols, for words. */
    Phrase.Names names();

    /** The frame that the thread executes in; also the values of all names that its instructions know. */
    default CallFrame frame() {
        return program().thread(thread()).top();
    }

    default Value evaluate(Expression expression) throws EvaluationException {
        return expression.evaluate(frame());
    }

    void bind(Target target, Value value);

    void print(String line);

    void startThread(String name, int body);

    /** Counts a dropped message that was expected. */
    void takeDrop(int networkInterface, String words);

    /** Occupies the thread for a duration of virtual time. */
    void occupy(ThreadOccupied.By by, long duration);

    void passBarrier();

    /** Ends the process with all its threads. */
    void die();

    /** The round that the thread is in of the loop that lies within so many others, or null outside it. */
    default LoopRound round(int depth) {
        return frame().round(depth);
    }

    /** Begins a round of that loop; null leaves the loop. */
    void count(int depth, LoopRound after);

    /** Begins a call of a protocol, with arguments in the order of the parameters of its procedure. */
    void begin(Protocol protocol, Procedure called, List<Object> arguments);

    /**
     * Makes the next step of a call of a protocol.
     *
     * @return what is left to do
     */
    ResumableCall step(Protocol protocol, ResumableCall call);

    /** What the call of a protocol that the thread is in still has to do; null if it returns. */
    void go(String operation, ResumableCall after);

    /**
     * Lets the call of a protocol that the thread is in go on behind the function that it has called back.
     *
     * @param result what that has returned, or null
     */
    void returnTo(String operation, Object result);

    void reach(LabelReached label);

    /**
     * Calls a function.
     *
     * @param body index of its body
     */
    void enter(int body, List<Value> arguments, SourcePosition position);

    /**
     * Leaves the function that the thread is in.
     *
     * @param result or null
     * @return the instruction of its caller that comes next
     */
    int leave(Value result);

    /** Whether somebody wants to know whether conditions hold. */
    boolean explains();

    /** Reports whether a condition holds. */
    void note(String condition, boolean holds);

    /** Ends the run. */
    void fail(SourcePosition position, String message);

    /** Ends the run. */
    void fail(Failure failure);

    /** Writes memory within one region. */
    void write(long address, byte[] bytes);

    /** Moves the thread to the instruction behind the one it is before. */
    default void moveOn() {
        moveTo(frame().instruction() + 1);
    }

    /** Moves the thread to an instruction; what is not executed on the way is passed in the same transition. */
    void moveTo(int instruction);
}
