package org.portalscope.protocol.state;

import java.util.function.Consumer;

import org.portalscope.engine.encoding.FieldWriter;

/**
 * A state of which each change makes a copy, which shares with this one what is the same in both. One that a run {@linkplain #owned owns} is changed in place
 * instead: who changes a state goes on with what the change returns, and looks no more at what it was before.
 *
 * @param <S> the class itself
 * @param <F> its fields
 */
public abstract class CopyOnWriteState<S extends CopyOnWriteState<S, F>, F extends StateFields<F>> implements ProtocolState {

    /** Nobody changes them, unless the state is owned. */
    protected final F fields;

    protected CopyOnWriteState(F fields) {
        this.fields = fields;
    }

    /** A state with some fields, which nobody changes any more. */
    protected abstract S of(F itsFields);

    /**
     * The state after a change of its fields.
     *
     * @param change looks at what was before the change in the fields that it is given, and nowhere else
     */
    protected final S with(Consumer<F> change) {
        F changed = changing();
        change.accept(changed);
        return after(changed);
    }

    /** The fields that the next change changes: those of this state if they are owned, else others. For changes that come with each message. */
    protected final F changing() {
        return fields.areOwned() ? fields : fields.copy();
    }

    /** The state after the change of what {@link #changing} has returned. */
    @SuppressWarnings("unchecked") // this class is the one that it has been given
    protected final S after(F changed) {
        return changed == fields ? (S) this : of(changed);
    }

    @Override
    public final ProtocolState owned() {
        return fields.areOwned() ? this : of(fields.owned());
    }

    @Override
    public final void share() {
        fields.share();
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
