package org.portalscope.recording.write;

import java.util.List;

import org.portalscope.engine.api.AckRequest;
import org.portalscope.engine.api.Handle;
import org.portalscope.engine.api.InterfaceSpec;
import org.portalscope.engine.api.ProcessId;
import org.portalscope.engine.api.Ptl;
import org.portalscope.engine.call.Function;
import org.portalscope.engine.memory.MemoryBlock;
import org.portalscope.engine.message.Header;
import org.portalscope.recording.CapturePolicy;
import org.portalscope.recording.RecordedProcess;
import org.portalscope.recording.RecordingOrigin;
import org.portalscope.recording.TransitionSink;

/**
 * What a driver tells a recorder of puts of 8 bytes with an event queue on both sides, as time goes by: at the initiator a call and two events, at the target
 * a message and two events. Match bits, offset and header data change with every put, as those of a busy library do.
 */
final class RecordedMessages {

    private static final ProcessId INITIATOR = new ProcessId(0, 0);
    private static final ProcessId TARGET = new ProcessId(1, 0);
    private static final long DESCRIPTOR = Handle.of(Handle.Kind.MD, 0, 0, 3);
    private static final long QUEUE = Handle.of(Handle.Kind.EQ, 0, 0, 1);
    private static final int BYTES = 8;
    private static final int TAGS = 1 << 12;
    private static final int NANOSECONDS = 171;

    private final TransitionSink recorder;
    private final Header header = new Header();
    private final MemoryBlock data = MemoryBlock.of(new byte[BYTES]);
    private int count;
    private long time;

    RecordedMessages(TransitionSink recorder) {
        this.recorder = recorder;
    }

    /** What the recording is of: all data are captured. */
    static RecordingOrigin origin() {
        List<RecordedProcess> processes = List.of(new RecordedProcess("initiator", List.of(InterfaceSpec.of(INITIATOR, 100))),
                new RecordedProcess("target", List.of(InterfaceSpec.of(TARGET, 100))));
        return new RecordingOrigin("Puts", "0.1.0", processes, List.of(), List.of(), CapturePolicy.ALL);
    }

    private long bits() {
        return count * 0x9E37_79B9L % TAGS << 32 | 7;
    }

    private void next() {
        count++;
        time += NANOSECONDS;
    }

    /** The next put as its initiator sees it. */
    void initiate() {
        next();
        recorder.beginTurn(0, time, 0);
        recorder.put(0, DESCRIPTOR, AckRequest.PTL_NOACK_REQ, TARGET.packed(), 4, 0, bits(), count & 0xFFF, count, true);
        recorder.end();
        takeEvents(0);
    }

    /** The next put as its target sees it. */
    void receive() {
        next();
        header.setPut(count, INITIATOR.packed(), 100, TARGET.packed(), 4, 0, bits(), count & 0xFFF, Ptl.PTL_MD_NONE, BYTES, count);
        recorder.beginExplained(1, time);
        recorder.arrivedWhole(header, data, 0, BYTES);
        recorder.end();
        takeEvents(1);
    }

    private void takeEvents(int process) {
        for (int i = 0; i < 2; i++) {
            time += NANOSECONDS;
            recorder.beginTurn(process, time, 0);
            recorder.takeEvent(0, Function.PTL_EQ_GET, QUEUE);
            recorder.end();
        }
    }
}
