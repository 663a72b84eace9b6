package org.portalscope.engine.input;

import java.util.OptionalLong;
import org.portalscope.engine.call.Environment;

/**
 * The driver supplied a value that the process cannot know by itself: what its {@link Environment} answers to the next call that asks for it.
 *
 * @param question what the call asks
 * @param value    the answer: an unsigned distance, or nothing if there is no such process; for the other questions 1 for yes, 0 for no
 */
public record ValueSupplied(Question question, OptionalLong value) implements Input {

    /** What calls ask their environment. */
    public enum Question {
        /** {@link Environment#distance}. */
        DISTANCE,
        /** {@link Environment#failsToInitialize}. */
        FAILS_TO_INITIALIZE,
        /** {@link Environment#lacksMemory}. */
        LACKS_MEMORY
    }

    @Override
    public <R> R accept(InputVisitor<R> visitor) {
        return visitor.valueSupplied(this);
    }
}
