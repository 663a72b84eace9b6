package org.portalscope.engine.step;

import java.util.List;

/**
 * A change of one thing, with what is needed to apply it again and to revert it. Effects hold values and handles, never state
 * objects, so that they fit every copy of the state: {@link #apply} to the state before gives the state after, {@link #revert} the reverse.
 */
public non-sealed interface Effect extends Step {

    /** Makes the change; the state is the one just before it. */
    void apply(ProcessParts parts);

    /** Undoes the change; the state is the one just after it. */
    void revert(ProcessParts parts);

    /** The values that it changes, of those that can be watched. */
    default List<ValueChange> changes() {
        return List.of();
    }

    /** Whether it tells of a failure. */
    default boolean isFailure() {
        return false;
    }

    /** Whether what it changes is not of the process, but lies between processes: the fabric that carries their messages. */
    default boolean liesBetween() {
        return false;
    }

    /** How many bytes of data it holds, such as the content of memory; what every effect is made of is not counted. */
    default long dataLength() {
        return 0;
    }

    @Override
    default Category category() {
        return Category.CHANGE;
    }
}
