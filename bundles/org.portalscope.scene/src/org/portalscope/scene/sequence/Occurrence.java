package org.portalscope.scene.sequence;

import java.util.Optional;

import org.portalscope.engine.message.Message;
import org.portalscope.scene.style.State;
import org.portalscope.world.Transition;

/**
 * Something that happens on a lifeline.
 *
 * @param process    index of the process
 * @param transition number of the transition it belongs to
 * @param time       when that happened in virtual time, in nanoseconds, or {@link Transition#NO_TIME}
 * @param step       index of the step that it is made of first
 * @param message    the message that leaves or arrives
 * @param text       what is written beside the lifeline
 * @param state      what has become of it
 */
record Occurrence(int process, int transition, long time, int step, Kind kind, Optional<Message> message, String text, State state) {

    /** The same with other words. */
    Occurrence withText(String words) {
        return new Occurrence(process, transition, time, step, kind, message, words, state);
    }

    /** What happens. */
    enum Kind {
        /** A message leaves. */
        SEND,
        /** A message arrives. */
        ARRIVAL,
        /** Events are logged. */
        EVENTS,
        /** The program makes a call. */
        CALL,
        /** A thread computes, or lets time pass. */
        OCCUPATION,
        /** The program prints a line. */
        OUTPUT,
        /** The program comes to a label. */
        LABEL,
        /** Something goes wrong: an operation fails, an event is lost, a process dies, an expectation does not hold. */
        TROUBLE
    }
}
