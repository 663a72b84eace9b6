package org.portalscope.analysis.comparison;

import org.portalscope.engine.message.Message;
import org.portalscope.engine.state.Operation;
import org.portalscope.engine.step.Step;
import org.portalscope.world.Opening;
import org.portalscope.world.Transition;

/**
 * What transitions of two runs have in common that are compared with each other in their order: they are turns of one thread, or the arrival of one message,
 * or the completion of one operation. In which order threads, messages and operations take turns does not matter.
 *
 * @param process index of the process
 * @param opening what sort of transition it is
 * @param about   the thread, the message or the operation; the process itself where it is about nothing else
 */
record AlignmentKey(int process, Step.Category opening, Object about) {

    static AlignmentKey of(Transition transition) {
        return new AlignmentKey(transition.process(), transition.opening().category(), about(transition.process(), transition.opening()));
    }

    private static Object about(int process, Opening opening) {
        return switch (opening.category()) {
            case TURN -> opening.field("thread", Long.class).orElseThrow();
            case ARRIVAL -> opening.field("message", Message.class).orElseThrow().key();
            case COMPLETION -> {
                Operation operation = opening.field("operation", Operation.class).orElseThrow();
                yield new EndedOperation(operation.kind(), operation.message().key());
            }
            default -> process;
        };
    }

    private record EndedOperation(Operation.Kind kind, Message.Key message) {
    }
}
