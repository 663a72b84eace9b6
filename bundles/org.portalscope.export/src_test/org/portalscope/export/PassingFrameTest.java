package org.portalscope.export;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;

import org.junit.jupiter.api.Test;
import org.portalscope.engine.api.OperationId;
import org.portalscope.engine.api.ProcessId;
import org.portalscope.engine.api.Ptl;
import org.portalscope.engine.effect.DataSent;
import org.portalscope.engine.effect.DataWithheld;
import org.portalscope.engine.effect.MessageSent;
import org.portalscope.engine.input.ByteString;
import org.portalscope.engine.input.Input;
import org.portalscope.engine.input.MessageArrived;
import org.portalscope.engine.message.Message;
import org.portalscope.engine.message.PutRequest;
import org.portalscope.engine.step.Step;
import org.portalscope.world.Choice;
import org.portalscope.world.MessageDelivered;
import org.portalscope.world.Transition;
import org.portalscope.world.network.InFlightMessage;
import org.portalscope.world.network.Turn;

class PassingFrameTest {

    private static final byte[] DATA = {1, 2};
    private static final int REASON = 77;

    private final ProcessId client = new ProcessId(0, 0);
    private final Message put = new PutRequest(new OperationId(client, 1), client, 0, new ProcessId(1, 0), 4, 0, 7, 0, Ptl.PTL_MD_NONE, DATA.length, 0);

    private List<PassingFrame> frames(List<Input> inputs, Step... steps) {
        List<Step> all = new ArrayList<>(List.of(new MessageDelivered(Turn.NONE, Turn.NONE, new InFlightMessage(put, 0, 0, 0, 0), 0)));
        all.addAll(List.of(steps));
        return PassingFrame.of(new Transition(1, new Choice.Deliver(0, put), Transition.NO_TIME, inputs, all, List.of()));
    }

    @Test
    void shouldTellAMessageThatArrivesWhole() {
        List<PassingFrame> frames = frames(List.of(new MessageArrived(put, ByteString.of(DATA))));
        assertEquals(1, frames.size());
        assertTrue(frames.get(0).arrives() && frames.get(0).header() && frames.get(0).bringsData());
        assertArrayEquals(DATA, frames.get(0).data());
    }

    @Test
    void shouldTellWhatLeavesInTheOrderOfItsSteps() {
        List<PassingFrame> frames = frames(List.of(), new MessageSent(put), new DataSent(put, DATA), new DataWithheld(put, REASON));
        assertEquals(List.of(1, 2, 3), frames.stream().map(PassingFrame::step).toList());
        assertEquals(List.of(true, false, false), frames.stream().map(PassingFrame::header).toList());
        assertEquals(List.of(false, true, true), frames.stream().map(PassingFrame::bringsData).toList());
        assertEquals(REASON, frames.get(2).niFailType());
        assertTrue(frames.stream().noneMatch(PassingFrame::arrives));
    }
}
