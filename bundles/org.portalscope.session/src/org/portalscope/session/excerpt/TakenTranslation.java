package org.portalscope.session.excerpt;

import java.util.List;
import java.util.Set;

import org.portalscope.engine.message.Message;
import org.portalscope.engine.step.Step;
import org.portalscope.recording.excerpt.ExcerptException;
import org.portalscope.world.MessageDelivered;
import org.portalscope.world.Transition;

/**
 * The arrival of a message that an excerpt leads to.
 *
 * @param number  of its transition
 * @param process index of the process at which it arrives
 * @param steps   those behind the opening
 */
record TakenTranslation(int number, int process, Message message, List<Step> steps) {

    /** What a thread gets that waits for an event, and what is counted for faults: it is told with the translation, and no part of it. */
    private static final Set<String> BESIDES = Set.of("EventTaken", "WaiterServed", "OperationCounted", "MessageCounted", "FaultStruck");

    /** @throws ExcerptException if no message arrives in a transition */
    static TakenTranslation of(Transition transition) throws ExcerptException {
        Message message = message(transition);
        if (message == null) {
            throw new ExcerptException("No message arrives in transition " + transition.number() + ": an excerpt leads to the arrival of one.");
        }
        return new TakenTranslation(transition.number(), transition.process(), message, steps(transition));
    }

    /** The steps that a transition is compared by. */
    static List<Step> steps(Transition transition) {
        return transition.steps().stream().skip(1).filter(step -> !BESIDES.contains(step.kind())).toList();
    }

    /** The message that arrives in a transition, or null. */
    static Message message(Transition transition) {
        return transition.opening() instanceof MessageDelivered delivered ? delivered.message() : null;
    }
}
