package org.portalscope.node.control;

import org.portalscope.recording.TransitionSink;

/** Takes what a process takes, transition by transition, for those who have attached to its node. */
public interface TransitionStream {

    /** Whether somebody has attached. */
    boolean hasReaders();

    /** Whether somebody who has attached wants the lines of programs in Java. */
    boolean wantsLines();

    /** Takes transitions; {@link #passed} is called behind each. */
    TransitionSink transitions();

    /** How many transitions have come in the ten milliseconds that leave together next. */
    int waiting();

    /** A transition has ended. */
    void passed();
}
