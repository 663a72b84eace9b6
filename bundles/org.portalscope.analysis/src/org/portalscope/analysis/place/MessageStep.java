package org.portalscope.analysis.place;

import java.util.Set;
import java.util.function.Predicate;

import org.portalscope.analysis.search.StepPredicate;
import org.portalscope.engine.effect.MessageSent;
import org.portalscope.engine.effect.OperationStarted;
import org.portalscope.engine.message.Message;
import org.portalscope.engine.step.Step;
import org.portalscope.world.MessageDelivered;
import org.portalscope.world.Transition;

/**
 * Something happens to a message.
 *
 * @param kinds of the steps in which it may
 */
record MessageStep(Set<String> kinds, Predicate<Message> wanted) implements StepPredicate {

    static final Set<String> ARRIVAL = Set.of(MessageDelivered.class.getSimpleName());
    static final Set<String> SENDING = Set.of(MessageSent.class.getSimpleName());
    static final Set<String> ANY = Set.of(MessageDelivered.class.getSimpleName(), MessageSent.class.getSimpleName(), OperationStarted.class.getSimpleName());

    @Override
    public boolean needsChecks() {
        return false;
    }

    @Override
    public boolean looksAround() {
        return false;
    }

    @Override
    public boolean mayMatch(String kind) {
        return kinds.contains(kind);
    }

    @Override
    public boolean matches(Transition transition, int index) {
        Step step = transition.steps().get(index);
        Message message = mayMatch(step.kind()) ? message(step) : null;
        return message != null && wanted.test(message);
    }

    private static Message message(Step step) {
        if (step instanceof MessageSent sent) {
            return sent.message();
        }
        if (step instanceof MessageDelivered delivered) {
            return delivered.message();
        }
        return step instanceof OperationStarted started ? started.operation().message() : null;
    }
}
