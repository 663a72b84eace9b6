package org.portalscope.recording;

import java.util.ArrayDeque;
import java.util.Deque;
import java.util.List;
import java.util.OptionalLong;
import java.util.SplittableRandom;
import java.util.function.Consumer;

import org.portalscope.engine.PortalsProcess;
import org.portalscope.engine.api.AckRequest;
import org.portalscope.engine.api.InsertPosition;
import org.portalscope.engine.api.InterfaceSpec;
import org.portalscope.engine.api.MdValues;
import org.portalscope.engine.api.ProcessId;
import org.portalscope.engine.api.Ptl;
import org.portalscope.engine.api.Unlink;
import org.portalscope.engine.call.Function;
import org.portalscope.engine.input.Answer;
import org.portalscope.engine.input.ApiCall;
import org.portalscope.engine.input.ByteString;
import org.portalscope.engine.input.ImmediatePut;
import org.portalscope.engine.input.Input;
import org.portalscope.engine.input.Location;
import org.portalscope.engine.input.MemoryDeclared;
import org.portalscope.engine.input.MemoryWritten;
import org.portalscope.engine.input.MessageArrived;
import org.portalscope.engine.memory.MemoryBlock;
import org.portalscope.engine.message.Fabric;
import org.portalscope.engine.message.Header;
import org.portalscope.engine.message.Message;
import org.portalscope.engine.snapshot.ProcessSnapshot;
import org.portalscope.engine.snapshot.Snapshot;

/** A run of a process that sends to itself: each round writes memory, puts it to one of its entries, and takes the events. Valid, and as long as wanted. */
public final class LoopbackRun implements Fabric {

    private static final ProcessId SELF = new ProcessId(0, 0);
    private static final int PORTAL = 4;
    private static final int BYTES = 8;
    private static final int NANOSECONDS = 500;

    private final Consumer<RecordedTransition> recorder;
    private final SplittableRandom random;
    private final int entries;
    private final PortalsProcess process;
    private final Deque<MessageArrived> underway = new ArrayDeque<>();
    private final long queue;
    private final long source;
    private Message sent;
    private long time;

    /**
     * A process that is ready to send.
     *
     * @param entries  how many there are in its match list
     * @param memory   bytes of the region behind them
     * @param recorder gets what the process takes
     */
    public LoopbackRun(long seed, int entries, int memory, Consumer<RecordedTransition> recorder) {
        this.recorder = recorder;
        this.entries = entries;
        random = new SplittableRandom(seed);
        process = fresh(this);
        declare("source", BYTES);
        declare("target", memory);
        call(Function.PTL_INIT, Location.WANTED);
        long ni = (Long) call(Function.PTL_NI_INIT, 0L, -1L, null, Location.WANTED, Location.WANTED).output(4);
        queue = (Long) call(Function.PTL_EQ_ALLOC, ni, 16L, Location.WANTED).output(2);
        for (long i = 0; i < entries; i++) {
            long entry = (Long) call(Function.PTL_ME_ATTACH, ni, (long) PORTAL, ProcessId.ANY, i, 0L, Unlink.PTL_RETAIN, InsertPosition.PTL_INS_AFTER,
                    Location.WANTED).output(7);
            call(Function.PTL_MD_ATTACH, entry, values(1, memory), Unlink.PTL_RETAIN, Unlink.PTL_RETAIN, null);
        }
        source = (Long) call(Function.PTL_MD_BIND, ni, values(0, BYTES), Location.WANTED).output(2);
    }

    /** A process to which nothing has happened. */
    public static PortalsProcess fresh(Fabric fabric) {
        return new PortalsProcess(List.of(InterfaceSpec.of(SELF, 100)), (from, to) -> OptionalLong.of(0), fabric);
    }

    /** What it is a recording of. */
    public static RecordingOrigin origin(CapturePolicy capture) {
        return new RecordingOrigin("Loopback", "0.1.0", List.of(new RecordedProcess("self", List.of(InterfaceSpec.of(SELF, 100)))), List.of(), List.of(),
                capture);
    }

    private void declare(String name, int bytes) {
        take(new MemoryDeclared(name, ByteString.of(new byte[bytes])));
    }

    private MdValues values(int region, int length) {
        return new MdValues(address(region), length, Ptl.PTL_MD_THRESH_INF, Ptl.MAX_OFFSET_NONE, Ptl.PTL_MD_OP_PUT | Ptl.PTL_MD_MANAGE_REMOTE, 0, queue);
    }

    private long address(int region) {
        return process.state().memory().regions().get(region).address();
    }

    private Answer call(Function function, Object... arguments) {
        return take(ApiCall.of(0, function, arguments));
    }

    private Answer take(Input input) {
        Answer answer = process.take(input);
        time += NANOSECONDS;
        boolean turn = InputCause.of(input) instanceof TransitionCause.Outside && !(input instanceof MemoryDeclared);
        recorder.accept(new RecordedTransition(0, time, turn ? new TransitionCause.ThreadTurn(0) : InputCause.of(input), List.of(input)));
        return answer;
    }

    /** Sends a put, takes it and its events; seven transitions. */
    public void round() {
        take(new MemoryWritten(address(0) + random.nextInt(BYTES), ByteString.of(new byte[] {(byte) random.nextInt()})));
        long last = process.state().memory().regions().get(1).length() - BYTES;
        take(new ImmediatePut(ApiCall.of(0, Function.PTL_PUT, source, AckRequest.PTL_NOACK_REQ, SELF, (long) PORTAL, 0L, (long) random.nextInt(entries),
                random.nextLong(last + 1), random.nextLong())));
        while (!underway.isEmpty()) {
            take(underway.remove());
        }
        for (int i = 0; i < 4; i++) {
            call(Function.PTL_EQ_GET, queue, Location.WANTED);
        }
    }

    /** The state of the process as a text. */
    public String dump() {
        return process.state().dump();
    }

    /** The state of the process. */
    public Snapshot snapshot() {
        return ProcessSnapshot.take(process.state());
    }

    @Override
    public boolean takesDataAtOnce() {
        return true;
    }

    @Override
    public void send(Header header) {
        sent = header.message();
    }

    @Override
    public void sendData(Header header, MemoryBlock memory, int from, int length) {
        underway.add(new MessageArrived(sent, ByteString.copyOf(memory, from, length)));
    }

    @Override
    public void withholdData(Header header, int niFailType) {
        throw new IllegalStateException("nothing fails here");
    }
}
