package org.portalscope.wire;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.lang.management.ManagementFactory;
import java.nio.ByteBuffer;

import javax.management.JMException;
import javax.management.ObjectName;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.portalscope.engine.message.Header;
import org.portalscope.engine.message.Message;

/** To write and to read a frame costs no object. */
class FrameAllocationTest {

    private static final int FRAMES = 100_000;

    private final FrameEncoder encoder = new FrameEncoder();
    private final FrameDecoder decoder = new FrameDecoder(1 << 10);
    private final Header read = new Header();

    @ParameterizedTest
    @ValueSource(booleans = {false, true})
    void shouldAllocateNothing(boolean direct) throws JMException, FrameException {
        ByteBuffer buffer = direct ? ByteBuffer.allocateDirect(FrameFormat.LONGEST_HEADER) : ByteBuffer.allocate(FrameFormat.LONGEST_HEADER);
        Header put = new RandomFrames(1).message(Message.Kind.PUT, 0);
        Header reply = new RandomFrames(2).message(Message.Kind.REPLY, 0);
        pass(put, reply, buffer);
        long before = allocated();
        pass(put, reply, buffer);
        long bytes = allocated() - before;
        assertTrue(bytes < FRAMES, () -> bytes + " bytes for " + FRAMES + " frames");
        assertEquals(reply.ordinal(), read.ordinal());
    }

    private void pass(Header put, Header reply, ByteBuffer buffer) throws FrameException {
        for (int i = 1; i <= FRAMES / 2; i++) {
            decoder.wrap(buffer, 0, encoder.whole(put, i, 0, buffer, 0)).read(read);
            decoder.wrap(buffer, 0, encoder.header(reply, i, buffer, 0)).read(read);
        }
    }

    /** Bytes that this thread has allocated so far; to ask allocates a few. */
    private static long allocated() throws JMException {
        return (Long) ManagementFactory.getPlatformMBeanServer().invoke(new ObjectName(ManagementFactory.THREAD_MXBEAN_NAME), "getThreadAllocatedBytes",
                new Object[] {Thread.currentThread().getId()}, new String[] {long.class.getName()});
    }
}
