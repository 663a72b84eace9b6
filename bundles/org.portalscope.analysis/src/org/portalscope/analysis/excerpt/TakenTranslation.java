package org.portalscope.analysis.excerpt;

import java.util.List;
import java.util.Set;

import org.portalscope.engine.message.Message;
import org.portalscope.engine.step.Step;
import org.portalscope.recording.excerpt.ExcerptException;
import org.portalscope.timeline.HeaderSteps;
import org.portalscope.timeline.Timeline;
import org.portalscope.world.MessageDelivered;
import org.portalscope.world.Transition;

/**
 * The arrival of a message that an excerpt leads to.
 *
 * @param number  of its transition
 * @param process index of the process at which it arrives
 * @param steps   those by which it is compared
 */
record TakenTranslation(int number, int process, Message message, List<Step> steps) {

    /** What a thread gets that waits for an event, and what is counted for faults: it is told with the translation, and no part of it. */
    private static final Set<String> BESIDES = Set.of("EventTaken", "WaiterServed", "OperationCounted", "MessageCounted", "FaultStruck");

    /**
     * The arrival in a transition.
     *
     * @param number of the transition, 0 before the first
     * @throws ExcerptException if no message arrives there
     */
    static TakenTranslation of(Timeline timeline, int number) throws ExcerptException {
        if (number == 0) {
            throw new ExcerptException("No message arrives at the start: an excerpt leads to the arrival of one.");
        }
        Transition transition = timeline.transition(number);
        Message message = message(transition);
        if (message == null) {
            throw new ExcerptException("No message arrives in transition " + transition.number() + ": an excerpt leads to the arrival of one.");
        }
        return new TakenTranslation(transition.number(), transition.process(), message, compared(HeaderSteps.of(timeline, transition)));
    }

    /** Those steps of a translation that make it the same as another one. */
    static List<Step> compared(List<Step> steps) {
        return steps.stream().filter(step -> !BESIDES.contains(step.kind())).toList();
    }

    /** The message that arrives in a transition, or null. */
    static Message message(Transition transition) {
        return transition.opening() instanceof MessageDelivered delivered ? delivered.message() : null;
    }
}
