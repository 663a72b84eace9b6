package org.portalscope.engine.step;

/**
 * Records the steps of a transition in their order, and the scopes they belong to; or, at less cost, its effects only, with which it
 * can be undone. Whoever wants neither attaches no journal.
 */
public interface Journal {

    /** Adds a step; an effect has already been applied. */
    void note(Step step);

    /** Adds a scope with its checks: what entering it, adding each of them and leaving it comes to. */
    default void note(CheckGroup group) {
        enter(group.scope());
        for (int i = 0; i < group.size(); i++) {
            note(group.check(i));
        }
        leave();
    }

    /** Whether it wants checks and scopes too, so that the transition explains itself. The answer never changes. */
    default boolean explains() {
        return true;
    }

    /** Opens a scope within the current one: the steps that follow belong to it. */
    void enter(Scope scope);

    /** Closes the scope opened last. */
    void leave();
}
