package org.portalscope.export;

import java.util.ArrayList;
import java.util.List;

import org.portalscope.engine.api.NiFailType;
import org.portalscope.engine.input.HeaderArrived;
import org.portalscope.engine.input.Input;
import org.portalscope.engine.input.MessageArrived;
import org.portalscope.engine.message.Message;
import org.portalscope.engine.state.Operation;
import org.portalscope.engine.step.Step;
import org.portalscope.world.Transition;
import org.portalscope.world.network.Payload;

/**
 * A frame that leaves or reaches the process of a transition, Portals 3.2 §4.1: a header, the data that follow it, or the news that they will never come.
 *
 * @param step       index of the step in which it does
 * @param arrives    whether it reaches the process
 * @param header     whether it brings the header of the message
 * @param data       the data that it brings, or null
 * @param niFailType why the data will never come, or {@code PTL_NI_OK}
 */
record PassingFrame(int step, boolean arrives, Message message, boolean header, byte[] data, int niFailType) {

    /** The frames of a transition in the order of its steps: what arrives is what it begins with. */
    static List<PassingFrame> of(Transition transition) {
        List<PassingFrame> frames = new ArrayList<>();
        arrivals(transition, frames);
        List<Step> steps = transition.steps();
        for (int i = 0; i < steps.size(); i++) {
            departure(i, steps.get(i), frames);
        }
        return frames;
    }

    /** Whether it brings the data of the message, or the news that they will never come. */
    boolean bringsData() {
        return data != null || niFailType != NiFailType.PTL_NI_OK;
    }

    private static void arrivals(Transition transition, List<PassingFrame> frames) {
        for (Input input : transition.inputs()) {
            if (input instanceof HeaderArrived arrived) {
                frames.add(new PassingFrame(0, true, arrived.message(), true, null, NiFailType.PTL_NI_OK));
            } else if (input instanceof MessageArrived arrived) {
                byte[] data = arrived.data() == null ? null : arrived.data().toArray();
                frames.add(new PassingFrame(0, true, arrived.message(), true, data, NiFailType.PTL_NI_OK));
            }
        }
        transition.opening().field("payload", Payload.class).ifPresent(payload -> frames.add(new PassingFrame(0, true,
                transition.opening().field("operation", Operation.class).orElseThrow().message(), false, payload.data(), payload.niFailType())));
    }

    private static void departure(int index, Step step, List<PassingFrame> frames) {
        if (step.category() != Step.Category.SEND && step.category() != Step.Category.DATA) {
            return;
        }
        boolean header = step.category() == Step.Category.SEND;
        byte[] data = step.field("data", byte[].class).orElse(null);
        int niFailType = step.field("ni_fail_type", String.class).map(NiFailType::value).orElse(NiFailType.PTL_NI_OK);
        step.field("message", Message.class).ifPresent(message -> frames.add(new PassingFrame(index, false, message, header, data, niFailType)));
    }
}
