package org.portalscope.engine.input;

import org.portalscope.engine.description.ControlCharacters;

/**
 * A mark: a thread has come to a barrier of all processes of the run, and waits there until it {@linkplain BarrierCrossed passes it}. It changes nothing of
 * the process.
 *
 * @param thread by its number in the process
 * @param name   what a debugger calls the place, such as {@code line 12}
 * @param file   of its source, or empty if that is not known
 * @param line   there, from 1, or 0
 */
public record BarrierReached(int thread, String name, String file, int line) implements Input {

    public BarrierReached {
        name = ControlCharacters.shown(name);
        file = ControlCharacters.shown(file);
    }

    /** That a thread waits in a statement. */
    public static BarrierReached at(FrameEntered statement) {
        return new BarrierReached(statement.thread(), statement.name(), statement.file(), statement.line());
    }

    /** The mark of a statement there. */
    public FrameEntered statement() {
        return new FrameEntered(thread, FrameEntered.Kind.STATEMENT, name, file, line);
    }

    @Override
    public <R> R accept(InputVisitor<R> visitor) {
        return visitor.barrierReached(this);
    }
}
