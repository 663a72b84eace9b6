package org.portalscope.recording.write;

import org.portalscope.recording.CapturePolicy;
import org.portalscope.recording.TransitionSink;
import org.portalscope.recording.format.TransitionEncoder;

/** Transitions that will be one block of the recordings of several readers: they are encoded once. */
public final class TransitionBatch {

    private static final int FIRST_SIZE = 1 << 12;

    private final TransitionEncoder encoder;
    private byte[] buffer = new byte[FIRST_SIZE];

    public TransitionBatch(CapturePolicy capture) {
        encoder = new TransitionEncoder(capture);
        encoder.reset(buffer);
    }

    /** Takes transitions. */
    public TransitionSink transitions() {
        return encoder;
    }

    /** How many transitions there are. */
    public int count() {
        return encoder.count();
    }

    /** How many bytes they take, about. */
    public int bytes() {
        return encoder.position();
    }

    /** Time of the first one. */
    long time() {
        return encoder.firstTime();
    }

    /** Where their bytes are, as one segment of {@link #bytes} bytes from index 0; until there are more, or it begins anew. */
    byte[] segment() {
        encoder.seal();
        return encoder.bytes();
    }

    /** Begins anew, without transitions. */
    public void clear() {
        if (encoder.bytes().length <= FIRST_SIZE << 4) {
            buffer = encoder.bytes();
        }
        encoder.reset(buffer);
    }
}
