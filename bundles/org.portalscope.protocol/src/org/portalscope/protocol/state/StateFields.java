package org.portalscope.protocol.state;

import org.portalscope.engine.encoding.FieldWriter;

/**
 * The fields of a {@link CopyOnWriteState}, written and read one by one; nobody changes those of a state that others can see.
 *
 * @param <F> the class itself
 */
public abstract class StateFields<F extends StateFields<F>> implements Cloneable {

    /** With which they are changed in place; null if others can see them. */
    private Ownership ownership;

    /** The same fields, for a state that nobody sees yet. */
    final F copy() {
        return copy(null);
    }

    /** The same fields, which are changed in place from now on. */
    final F owned() {
        Ownership begun = new Ownership();
        F owned = copy(begun);
        owned.own(begun);
        return owned;
    }

    @SuppressWarnings("unchecked") // a clone is of the same class
    private F copy(Ownership its) {
        try {
            F copy = (F) clone();
            ((StateFields<F>) copy).ownership = its;
            return copy;
        } catch (CloneNotSupportedException e) {
            throw new IllegalStateException(e);
        }
    }

    /** Whether they are changed in place. */
    final boolean areOwned() {
        return ownership != null;
    }

    /** From now on others can see them. */
    final void share() {
        if (ownership != null) {
            ownership.end();
            ownership = null;
        }
    }

    /** Makes those parts change in place that change often, as {@link LongTrie#ownedBy} does. */
    protected void own(Ownership by) {
        // most need not
    }

    /** Does so with parts that are new. */
    public final void ownAgain() {
        if (ownership != null) {
            own(ownership);
        }
    }

    /** Writes them one after the other. */
    protected abstract void write(FieldWriter out);
}
