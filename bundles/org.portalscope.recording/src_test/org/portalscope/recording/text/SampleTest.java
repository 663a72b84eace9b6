package org.portalscope.recording.text;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.HexFormat;
import java.util.List;

import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.portalscope.engine.PortalsProcess;
import org.portalscope.engine.api.InterfaceSpec;
import org.portalscope.engine.api.Limits;
import org.portalscope.engine.api.ProcessId;
import org.portalscope.engine.input.FrameEntered;
import org.portalscope.engine.input.MessageArrived;
import org.portalscope.engine.memory.Region;
import org.portalscope.engine.message.Message;
import org.portalscope.engine.state.EventQueue;
import org.portalscope.recording.RecordedTransition;
import org.portalscope.recording.TransitionCause;

/** The sample is read as the run that it tells of. */
class SampleTest {

    private static final int SERVER = 0;
    private static final int CLIENT = 1;

    private Sample.Read read;
    private List<PortalsProcess> processes;

    @BeforeEach
    void run() throws InputTextException {
        read = Sample.read(String.join("\n", Sample.LINES));
        SentMessages nobody = new SentMessages();
        processes = read.origin().processes().stream()
                .map(process -> new PortalsProcess(process.interfaces(), new StatedEnvironment(), nobody)).toList();
        read.transitions().forEach(transition -> transition.inputs().forEach(processes.get(transition.process())::take));
    }

    @Test
    void shouldSayWhatTheRunIs() {
        assertEquals("A put with acknowledgement, and a get", read.origin().title());
        assertEquals(List.of("server", "client"), read.origin().processes().stream().map(process -> process.name()).toList());
        InterfaceSpec client = read.origin().processes().get(CLIENT).interfaces().get(0);
        assertEquals(new ProcessId(0, 0), client.id());
        assertEquals(64, client.limits().maxMemDescriptors());
        assertEquals(Limits.DEFAULT.maxEventQueues(), client.limits().maxEventQueues());
    }

    @Test
    void shouldTellOfNoDifference() {
        assertEquals(List.of(), read.differences());
    }

    @Test
    void shouldMakeATransitionOfEveryLine() {
        assertEquals(Sample.LINES.size() - 1, read.transitions().size());
        assertTrue(read.transitions().stream().allMatch(transition -> transition.time() == RecordedTransition.NO_TIME));
    }

    @Test
    void shouldMoveTheData() {
        assertEquals("hello", new String(bytes(SERVER, "inbox"), 0, 5));
        assertEquals("8899aabbccddeeff", HexFormat.of().formatHex(bytes(CLIENT, "answer")));
    }

    @Test
    void shouldLogTheEventsOfTheClient() {
        EventQueue queue = processes.get(CLIENT).state().interfaces().get(0).queues().all().iterator().next();
        assertEquals(List.of("PTL_EVENT_SEND_START", "PTL_EVENT_SEND_END", "PTL_EVENT_ACK", "PTL_EVENT_REPLY_START", "PTL_EVENT_REPLY_END"),
                queue.events().stream().map(queued -> queued.event().kind().name()).toList());
    }

    @Test
    void shouldSayWhyTransitionsHappened() {
        RecordedTransition put = read.transitions().get(21);
        assertEquals("put #1", ((TransitionCause.Delivery) put.cause()).message().toString());
        assertEquals(new TransitionCause.ThreadTurn(1), read.transitions().get(31).cause());
        assertEquals(new TransitionCause.Outside(), read.transitions().get(0).cause());
    }

    @Test
    void shouldKeepMarksAndWholeMessages() {
        assertEquals(new FrameEntered(0, FrameEntered.Kind.STATEMENT, "send_greeting", "client.c", 42), read.transitions().get(17).inputs().get(0));
        MessageArrived reply = (MessageArrived) read.transitions().get(30).inputs().get(0);
        assertEquals(Message.Kind.REPLY, reply.message().kind());
        assertEquals(8, reply.data().length());
    }

    private byte[] bytes(int process, String name) {
        return processes.get(process).state().memory().regions().stream().filter(region -> region.name().equals(name)).map(Region::bytes).findFirst()
                .orElseThrow();
    }
}
