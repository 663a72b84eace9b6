package org.portalscope.engine.input;

import org.portalscope.engine.description.ControlCharacters;
import org.portalscope.engine.step.Scope;

/**
 * A mark: a thread enters a statement of its program, or a call of an upper protocol. It changes nothing; the steps up to the {@link FrameLeft} of the
 * thread belong to it.
 *
 * @param thread by its number in the process
 * @param kind   what it enters
 * @param name   what a debugger calls the frame, such as {@code line 12} or {@code MPI_Send}
 * @param file   of its source, or empty if that is not known
 * @param line   there, from 1, or 0
 */
public record FrameEntered(int thread, Kind kind, String name, String file, int line) implements Input {

    public FrameEntered {
        name = ControlCharacters.shown(name);
        file = ControlCharacters.shown(file);
    }

    /** What a thread can enter. */
    public enum Kind {
        /** A statement of its program. */
        STATEMENT(Scope.Kind.STATEMENT),
        /** A call of a protocol above Portals. */
        UPPER_CALL(Scope.Kind.UPPER_CALL);

        private final Scope.Kind scope;

        Kind(Scope.Kind scope) {
            this.scope = scope;
        }
    }

    /** The scope of the steps that belong to it. */
    public Scope scope() {
        return new Scope(kind.scope, name);
    }

    @Override
    public <R> R accept(InputVisitor<R> visitor) {
        return visitor.frameEntered(this);
    }
}
