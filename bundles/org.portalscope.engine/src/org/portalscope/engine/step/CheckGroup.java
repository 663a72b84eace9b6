package org.portalscope.engine.step;

/**
 * A scope that holds checks only, as an immutable value that may be smaller than they are: the checks are made when they are asked for, equal ones each
 * time. Whoever keeps the steps of long searches keeps groups.
 */
public interface CheckGroup {

    /** The scope that the checks belong to. */
    Scope scope();

    /** How many checks there are, at least one. */
    int size();

    /** A check by its index, from 0. */
    Check check(int index);

    /** What a check is, by its index; it need not be made for that. */
    default Class<? extends Check> type(int index) {
        return check(index).getClass();
    }
}
