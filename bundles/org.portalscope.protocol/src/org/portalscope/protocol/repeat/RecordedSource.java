package org.portalscope.protocol.repeat;

import java.util.List;

import org.portalscope.engine.input.Answer;
import org.portalscope.engine.input.ApiCall;
import org.portalscope.engine.input.ImmediatePut;
import org.portalscope.engine.input.Input;
import org.portalscope.engine.input.MemoryWritten;
import org.portalscope.engine.input.ValueSupplied;
import org.portalscope.protocol.host.InputSource;

/** The inputs of a transition that was recorded: what a call makes must be what was recorded next. */
record RecordedSource(RecordedInputs inputs) implements InputSource {

    @Override
    public boolean keepsInputs() {
        return true;
    }

    @Override
    public Answer take(Input made) {
        while (inputs.next() instanceof ValueSupplied) {
            taken(inputs);
        }
        if (!isSame(made, inputs.next())) {
            throw new RepetitionException("it does " + words(made) + ", and recorded is " + words(inputs.next()));
        }
        return taken(inputs);
    }

    private static Answer taken(RecordedInputs inputs) {
        Answer answer = inputs.take();
        if (answer == null) {
            throw new RepetitionException("the process cannot take what was recorded");
        }
        return answer;
    }

    /** Whether an input is what was recorded: of what is computed from data, some of which may not have been recorded, only the place counts. */
    private static boolean isSame(Input made, Input recorded) {
        if (made instanceof MemoryWritten own && recorded instanceof MemoryWritten other) {
            return own.address() == other.address() && own.bytes().length() == other.bytes().length();
        }
        return made.equals(recorded instanceof ImmediatePut put ? put.call() : recorded);
    }

    private static String words(Input input) {
        return input == null ? "nothing" : input instanceof ApiCall call ? call.text(List.of()) : input.toString();
    }
}
