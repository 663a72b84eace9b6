package org.portalscope.recording.write;

import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.atomic.AtomicLong;

import org.portalscope.recording.format.BlockKind;
import org.portalscope.recording.format.TransitionEncoder;

/**
 * A piece of a recording on its way into the file. Whoever records fills it and says from time to time how far it has come; whoever writes may write up to
 * there at any time.
 */
final class Segment {

    /** What an encoder has beyond the size of a segment before it notices. */
    private static final int SLACK = 1 << 10;
    /** A larger array is not kept. */
    private static final int LARGEST_KEPT = 1 << 20;

    final SegmentProgress progress = new SegmentProgress();
    private final byte[] array;
    private volatile byte[] bytes;
    private volatile BlockKind kind;
    private volatile long first;
    private volatile long time;
    /** What it is instead of bytes, or null. */
    private volatile StateToWrite state;
    /** Bytes, and transitions in them. */
    private final AtomicLong published = new AtomicLong();
    /** Transitions, with those at the end that only happened again; what it says counts only as long as the above stays. */
    private final AtomicInteger total = new AtomicInteger();

    Segment(int size) {
        array = new byte[size + SLACK];
        bytes = array;
    }

    /** Begins anew; its array is as large as it was. */
    void begin(BlockKind newKind, long newFirst, long newTime) {
        kind = newKind;
        first = newFirst;
        time = newTime;
        if (bytes.length > LARGEST_KEPT) {
            bytes = array;
        }
        progress.reset();
        total.setPlain(0);
        state = null;
        published.setRelease(0);
    }

    /** Says how far transitions have come. */
    void publish(TransitionEncoder transitions) {
        if (transitions.repeats() > 0) {
            total.setRelease(transitions.count());
        } else {
            publish(transitions.bytes(), transitions.position(), transitions.count());
        }
    }

    /** Says how far it has come. */
    void publish(byte[] newBytes, int position, int count) {
        if (newBytes != bytes) {
            bytes = newBytes;
        }
        published.setRelease((long) position << Integer.SIZE | count);
    }

    /** Makes it a state, whose bytes whoever writes makes. */
    void hold(StateToWrite held) {
        state = held;
    }

    /** The state that it is, for whoever writes, who has it from then on; or null. */
    StateToWrite takeState() {
        StateToWrite taken = state;
        state = null;
        return taken;
    }

    /** How many bytes can be written now, in the upper half of the number, and how many transitions these are, in the lower one. */
    long published() {
        return published.getAcquire();
    }

    int total() {
        return total.getAcquire();
    }

    byte[] bytes() {
        return bytes;
    }

    BlockKind kind() {
        return kind;
    }

    /** Number of its first transition or page. */
    long first() {
        return first;
    }

    /** Time of its first transition. */
    long time() {
        return time;
    }
}
