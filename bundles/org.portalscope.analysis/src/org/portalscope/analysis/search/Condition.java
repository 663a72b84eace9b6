package org.portalscope.analysis.search;

import org.portalscope.expression.ValueScope;

/** A condition on the values of a step, in which what has no value has been decided. */
@FunctionalInterface
interface Condition {

    Condition ALWAYS = values -> true;
    Condition NEVER = values -> false;

    boolean holds(ValueScope values);

    static Condition constant(boolean holds) {
        return holds ? ALWAYS : NEVER;
    }

    default Condition and(Condition other) {
        if (this == NEVER || other == ALWAYS) {
            return this;
        }
        return this == ALWAYS || other == NEVER ? other : values -> holds(values) && other.holds(values);
    }

    default Condition or(Condition other) {
        if (this == ALWAYS || other == NEVER) {
            return this;
        }
        return this == NEVER || other == ALWAYS ? other : values -> holds(values) || other.holds(values);
    }

    default Condition negated() {
        return this == ALWAYS ? NEVER : this == NEVER ? ALWAYS : values -> !holds(values);
    }
}
