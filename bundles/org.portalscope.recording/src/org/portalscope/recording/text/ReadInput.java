package org.portalscope.recording.text;

import java.util.function.Consumer;

import org.portalscope.engine.input.Answer;
import org.portalscope.engine.input.Input;

/**
 * What a line says that a process took.
 *
 * @param answered compares what the line says with what the engine answers
 */
record ReadInput(Input input, Consumer<Answer> answered) {

    /** An input of which nothing is said but itself. */
    static ReadInput of(Input input) {
        return new ReadInput(input, answer -> { });
    }
}
