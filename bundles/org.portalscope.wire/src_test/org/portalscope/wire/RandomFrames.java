package org.portalscope.wire;

import java.nio.ByteBuffer;
import java.util.SplittableRandom;

import org.portalscope.engine.api.Handle;
import org.portalscope.engine.api.ProcessId;
import org.portalscope.engine.message.Header;
import org.portalscope.engine.message.Message;

/** Frames of random messages: the same seed makes the same frames. */
final class RandomFrames {

    static final int MOST_DATA = 40;

    private final SplittableRandom random;
    private final FrameEncoder encoder = new FrameEncoder();

    RandomFrames(long seed) {
        random = new SplittableRandom(seed);
    }

    /** A message of a kind, with so many bytes of data if it carries any. */
    Header message(Message.Kind kind, int dataLength) {
        Header message = new Header();
        int ordinal = random.nextInt(1, Integer.MAX_VALUE);
        long length = kind == Message.Kind.PUT ? dataLength : random.nextLong();
        switch (kind) {
            case PUT -> message.setPut(ordinal, process(), random.nextInt(), process(), random.nextInt(), random.nextInt(), random.nextLong(),
                    random.nextLong(), descriptor(), length, random.nextLong());
            case GET -> message.setGet(ordinal, process(), random.nextInt(), process(), random.nextInt(), random.nextInt(), random.nextLong(),
                    random.nextLong(), descriptor(), length);
            case ACK, REPLY -> message.setResponse(kind, ordinal, process(), process(), random.nextInt(), random.nextLong(), random.nextLong(), descriptor(),
                    length, kind == Message.Kind.REPLY ? dataLength : random.nextLong());
        }
        return message;
    }

    /** A message whole: its header, and random data behind it. */
    byte[] whole(Message.Kind kind) {
        int dataLength = kind.carriesData() ? random.nextInt(MOST_DATA + 1) : 0;
        Header message = message(kind, dataLength);
        ByteBuffer frame = ByteBuffer.allocate(FrameFormat.LONGEST_HEADER + MOST_DATA);
        int headerLength = kind.carriesData() ? encoder.whole(message, sequence(), dataLength, frame, 0) : encoder.header(message, sequence(), frame, 0);
        byte[] data = new byte[dataLength];
        random.nextBytes(data);
        frame.put(headerLength, data);
        byte[] bytes = new byte[headerLength + dataLength];
        frame.get(0, bytes);
        return bytes;
    }

    long sequence() {
        return random.nextLong(1, Long.MAX_VALUE);
    }

    int failure() {
        return random.nextInt() | 1;
    }

    private long process() {
        return new ProcessId(random.nextInt() & Integer.MAX_VALUE, random.nextInt() & Integer.MAX_VALUE).packed();
    }

    private long descriptor() {
        return random.nextBoolean() ? Handle.none(Handle.Kind.MD) : random.nextLong();
    }
}
