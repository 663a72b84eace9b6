package org.portalscope.engine.step;

/** Takes down the steps of a transition in their order, and the scopes they belong to. Whoever wants no steps attaches no journal. */
public interface Journal {

    /** Adds a step; an effect has already been applied. */
    void note(Step step);

    /** Opens a scope within the current one: the steps that follow belong to it. */
    void enter(Scope scope);

    /** Closes the scope opened last. */
    void leave();
}
