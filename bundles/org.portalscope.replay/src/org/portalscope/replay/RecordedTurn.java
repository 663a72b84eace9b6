package org.portalscope.replay;

import java.util.List;

import org.portalscope.engine.input.Answer;
import org.portalscope.engine.input.BarrierCrossed;
import org.portalscope.engine.input.BarrierReached;
import org.portalscope.engine.input.CallbackReturned;
import org.portalscope.engine.input.Input;
import org.portalscope.engine.input.ProtocolCalled;
import org.portalscope.protocol.effect.BarrierPassed;
import org.portalscope.protocol.repeat.BarrierWaitChanged;
import org.portalscope.protocol.repeat.RecordedInputs;
import org.portalscope.protocol.repeat.RepeatedTurn;
import org.portalscope.recording.RecordedTransition;
import org.portalscope.recording.TransitionCause;
import org.portalscope.world.program.Execution;

/** A thread takes again what it took in a turn: its process takes the inputs, marks lead it into frames and out of them, and calls of protocols go on. */
final class RecordedTurn implements RecordedInputs {

    private final RecordedProgram program;
    private final RecordedThreads threads;
    private final int thread;
    private final Execution execution;
    private final List<Input> inputs;
    private final FrameMarks marks;
    private final boolean isStatement;
    private final boolean isDeath;
    private int at;

    RecordedTurn(RecordedProgram program, RecordedThreads threads, int thread, RecordedTransition transition, Execution execution) {
        this.program = program;
        this.threads = threads;
        this.thread = thread;
        this.execution = execution;
        inputs = transition.inputs();
        marks = new FrameMarks(inputs);
        isStatement = RecordedSources.beginsStatement(inputs);
        isDeath = transition.cause() instanceof TransitionCause.Death;
    }

    /** Takes all inputs. A thread that lets its process die is in no call. */
    void repeat() {
        RepeatedTurn calls = new RepeatedTurn(execution.portals(), thread, threads, this, effect -> program.change(effect, execution),
                execution.explains() ? execution::note : null, execution.keepsEffects(), execution.names());
        passMarks();
        if (!isDeath) {
            calls.goOn();
        }
        while (next() != null) {
            Input input = next();
            take();
            if (input instanceof ProtocolCalled called && threads.failure() == null) {
                calls.begin(called);
            } else if (input instanceof CallbackReturned returned && threads.failure() == null) {
                calls.returned(returned);
            } else if (input instanceof BarrierReached reached) {
                execution.change(new BarrierWaitChanged(reached.thread(), threads.barrier(reached.thread()), reached));
            } else if (input instanceof BarrierCrossed) {
                leaveBarrier();
                execution.change(new BarrierPassed(threads.barriersPassed() + 1));
            }
        }
    }

    private void leaveBarrier() {
        if (threads.barrier(thread) != null) {
            execution.change(new BarrierWaitChanged(thread, threads.barrier(thread), null));
        }
    }

    @Override
    public Input next() {
        return at < inputs.size() && threads.failure() == null ? inputs.get(at) : null;
    }

    @Override
    public Answer take() {
        Answer answer = program.apply(inputs.get(at), execution);
        at++;
        passMarks();
        return answer;
    }

    /** Passes the marks of the statement, which the world makes itself, and follows those that lead into other frames or out of them. */
    private void passMarks() {
        while (next() != null && (isOwnMark() || marks.moves(at))) {
            if (!isOwnMark()) {
                program.follow(thread, inputs.get(at), execution);
            }
            at++;
        }
    }

    /** Whether the next input is a mark of the statement that begins and ends with the turn. */
    private boolean isOwnMark() {
        return isStatement && (at == 0 && !marks.moves(0) || at > 0 && marks.isPair(0, at));
    }
}
