package org.portalscope.timeline;

import org.portalscope.engine.step.Check;
import org.portalscope.engine.step.CheckGroup;
import org.portalscope.world.Choice;
import org.portalscope.world.Transition;

/** Is told what happens in transitions while they are executed again, and keeps of it what it wants to. To be used in one thread. */
public interface TransitionVisitor {

    /** Whether it wants to know about a transition, of which no more is known yet than what was chosen. */
    boolean wants(Choice choice);

    /** What it wants to know. The answer never changes. */
    Detail detail();

    /** What is told of a transition: the more, the longer it takes. */
    enum Detail {
        /** Its effects. */
        EFFECTS,
        /** Its effects; and each check by itself, while it happens. */
        CHECKS,
        /** All of it. */
        ALL
    }

    /**
     * Something is checked in a transition.
     *
     * @param transition without its steps
     */
    void check(Transition transition, Check check);

    /**
     * What belongs together is checked in a transition.
     *
     * @param transition without its steps
     */
    default void check(Transition transition, CheckGroup group) {
        for (int i = 0; i < group.size(); i++) {
            check(transition, group.check(i));
        }
    }

    /**
     * A transition that it wants to know about has happened.
     *
     * @param transition unless all is told, its steps are its effects, which go with the next one, and it has no inputs
     * @return whether it wants to know about more of those that follow it
     */
    boolean visit(Transition transition);
}
