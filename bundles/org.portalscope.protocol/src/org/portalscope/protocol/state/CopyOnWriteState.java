package org.portalscope.protocol.state;

import java.util.function.Consumer;

import org.portalscope.engine.encoding.FieldWriter;

/**
 * A state of which each change makes a copy, which shares with this one what is the same in both.
 *
 * @param <S> the class itself
 * @param <F> its fields
 */
public abstract class CopyOnWriteState<S extends CopyOnWriteState<S, F>, F extends StateFields<F>> implements ProtocolState {

    /** Nobody changes them. */
    protected final F fields;

    protected CopyOnWriteState(F fields) {
        this.fields = fields;
    }

    /** A state with some fields, which nobody changes any more. */
    protected abstract S of(F itsFields);

    /** The state after a change of its fields. */
    protected final S with(Consumer<F> change) {
        F changed = fields.copy();
        change.accept(changed);
        return of(changed);
    }

    @Override
    public final void write(FieldWriter out) {
        fields.write(out);
    }

    /** Equal states have equal texts. */
    @Override
    public final String toString() {
        StateText text = new StateText();
        write(text);
        return text.toString();
    }
}
