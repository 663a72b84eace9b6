package org.portalscope.engine.input;

import java.util.ArrayDeque;
import java.util.Deque;
import java.util.OptionalLong;

import org.portalscope.engine.api.ProcessId;
import org.portalscope.engine.call.Environment;

/**
 * Answers what a process asks its environment: from the values that were supplied by inputs, in their order, and from the driver's own environment where
 * none was. What the driver answers is reported to the recorder as a {@link ValueSupplied}, so that the inputs recorded are enough to repeat the run
 * without it.
 */
public final class SuppliedValues implements Environment {

    private final Environment driver;
    private final Deque<ValueSupplied> supplied = new ArrayDeque<>();
    private InputRecorder recorder;

    public SuppliedValues(Environment driver) {
        this.driver = driver;
    }

    /** Keeps a value until it is asked for. */
    public void add(ValueSupplied value) {
        supplied.addLast(value);
    }

    /** Tells somebody what the driver answers from now on; null to tell nobody. */
    public void recordTo(InputRecorder newRecorder) {
        recorder = newRecorder;
    }

    @Override
    public OptionalLong distance(ProcessId from, ProcessId to) {
        return supplied.isEmpty() ? recorded(ValueSupplied.Question.DISTANCE, driver.distance(from, to)) : next(ValueSupplied.Question.DISTANCE);
    }

    @Override
    public boolean failsToInitialize() {
        return supplied.isEmpty() ? recorded(ValueSupplied.Question.FAILS_TO_INITIALIZE, driver.failsToInitialize())
                : next(ValueSupplied.Question.FAILS_TO_INITIALIZE).getAsLong() != 0;
    }

    @Override
    public boolean lacksMemory() {
        return supplied.isEmpty() ? recorded(ValueSupplied.Question.LACKS_MEMORY, driver.lacksMemory())
                : next(ValueSupplied.Question.LACKS_MEMORY).getAsLong() != 0;
    }

    private OptionalLong next(ValueSupplied.Question question) {
        ValueSupplied next = supplied.removeFirst();
        if (next.question() != question) {
            throw new IllegalStateException("a call asks for " + question + ", and " + next.question() + " was supplied");
        }
        return next.value();
    }

    private boolean recorded(ValueSupplied.Question question, boolean answer) {
        recorded(question, OptionalLong.of(answer ? 1 : 0));
        return answer;
    }

    private OptionalLong recorded(ValueSupplied.Question question, OptionalLong answer) {
        if (recorder != null) {
            recorder.record(new ValueSupplied(question, answer));
        }
        return answer;
    }
}
