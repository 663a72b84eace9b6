package org.portalscope.protocol.state;

import org.portalscope.engine.encoding.FieldWriter;

/**
 * The fields of a {@link CopyOnWriteState}, written and read one by one; nobody changes those of a state that others can see.
 *
 * @param <F> the class itself
 */
public abstract class StateFields<F extends StateFields<F>> implements Cloneable {

    /** The same fields, for a state that nobody sees yet. */
    @SuppressWarnings("unchecked") // a clone is of the same class
    final F copy() {
        try {
            return (F) clone();
        } catch (CloneNotSupportedException e) {
            throw new IllegalStateException(e);
        }
    }

    /** Writes them one after the other. */
    protected abstract void write(FieldWriter out);
}
