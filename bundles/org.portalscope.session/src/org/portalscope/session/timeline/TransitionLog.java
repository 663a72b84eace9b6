package org.portalscope.session.timeline;

import java.util.List;

/**
 * What was chosen to happen, transition by transition: enough to make it happen again in a world that is made from the same specification. Safe for
 * several threads. Numbers are from 1 to {@link #size}.
 */
public interface TransitionLog {

    /** How many transitions it has. */
    int size();

    /** What was chosen for a transition. */
    LoggedChoice choice(int number);

    /** About how many bytes of memory it takes. */
    default long bytes() {
        return 0;
    }

    /** Whether a message was dropped in a transition. */
    boolean drops(int number);

    /** How many messages were sent in all transitions. */
    int messages();

    /** The labels that programs came to, in their order. */
    List<Label> labels();

    /**
     * A label that a program came to.
     *
     * @param number of the transition
     */
    record Label(int number, String text) {
    }
}
