package org.portalscope.export;

import java.io.IOException;
import java.io.OutputStream;
import java.nio.ByteBuffer;
import java.util.List;

import org.portalscope.engine.api.NiFailType;
import org.portalscope.engine.message.Header;
import org.portalscope.engine.step.Step;
import org.portalscope.export.report.ArrivalOutcome;
import org.portalscope.export.report.Report;
import org.portalscope.export.report.RunDescription;
import org.portalscope.timeline.run.RunResult;
import org.portalscope.timeline.state.ProcessState;
import org.portalscope.timeline.state.WorldState;
import org.portalscope.wire.FrameEncoder;
import org.portalscope.wire.FrameFormat;
import org.portalscope.world.Transition;

/**
 * Tells a run as a pcapng file: an interface for each process, and a packet for each frame that leaves it or arrives, with a comment that says why it leaves
 * or what became of it.
 */
public final class PacketCapture implements Report {

    /** Bytes of data of the longest frame that Wireshark reads whole. */
    public static final int MOST_DATA = PcapngWriter.LONGEST_PACKET - FrameFormat.LONGEST_HEADER;

    private static final String APPLICATION = "Portalscope";

    private final PcapngWriter out;
    private final int mostData;
    private final SequenceNumbers sequence = new SequenceNumbers();
    private final FrameEncoder encoder = new FrameEncoder();
    private final Header header = new Header();
    private final ByteBuffer packet;
    private WorldState state;
    private StepClock clock;

    /** @param mostData bytes of data of each frame that are kept, up to {@link #MOST_DATA} */
    public PacketCapture(OutputStream out, int mostData) {
        this.out = new PcapngWriter(out);
        this.mostData = mostData;
        packet = ByteBuffer.allocate(FrameFormat.LONGEST_HEADER + mostData);
    }

    @Override
    public void begin(RunDescription description) throws IOException {
        state = description.state();
        clock = new StepClock(state.hasTime());
        out.section(APPLICATION, description.title() + ", " + description.scheduler() + "; times: " + clock.words());
        for (ProcessState process : state.processes()) {
            out.networkInterface(process.label(), packet.capacity());
        }
    }

    @Override
    public void transition(Transition transition) throws IOException {
        clock.begin(transition);
        List<PassingFrame> frames = PassingFrame.of(transition);
        for (PassingFrame frame : frames) {
            write(transition, frame);
        }
        frames.forEach(sequence::arrived);
        transition.steps().forEach(sequence::happened);
    }

    @Override
    public void end(RunResult result) {
        // a capture just ends
    }

    private void write(Transition transition, PassingFrame frame) throws IOException {
        header.set(frame.message());
        int dataLength = frame.data() == null ? 0 : frame.data().length;
        int headerLength = encode(frame, dataLength);
        int kept = Math.min(dataLength, mostData);
        if (kept > 0) {
            packet.put(headerLength, frame.data(), 0, kept);
        }
        out.packet(transition.process(), clock.at(frame.step()), frame.arrives() ? PcapngWriter.Way.INBOUND : PcapngWriter.Way.OUTBOUND, packet.array(),
                headerLength + kept, headerLength + dataLength, comment(transition, frame));
    }

    private int encode(PassingFrame frame, int dataLength) {
        long number = sequence.of(frame);
        if (frame.niFailType() != NiFailType.PTL_NI_OK) {
            return encoder.failure(header, number, frame.niFailType(), packet, 0);
        } else if (frame.data() == null) {
            return encoder.header(header, number, packet, 0);
        }
        return frame.header() ? encoder.whole(header, number, dataLength, packet, 0) : encoder.data(header, number, dataLength, packet, 0);
    }

    private String comment(Transition transition, PassingFrame frame) {
        String words = "transition " + transition.number() + ", " + state.process(transition.process()).name() + ": " + transition.opening().words();
        List<Step> steps = transition.steps();
        return frame.arrives() && frame.header() ? words + "; " + ArrivalOutcome.of(steps).words() : words;
    }
}
