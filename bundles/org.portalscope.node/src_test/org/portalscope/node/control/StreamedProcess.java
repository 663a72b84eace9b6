package org.portalscope.node.control;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.OptionalLong;
import java.util.concurrent.TimeUnit;

import io.netty.buffer.ByteBuf;
import io.netty.channel.DefaultChannelId;
import io.netty.channel.embedded.EmbeddedChannel;
import org.portalscope.engine.PortalsProcess;
import org.portalscope.engine.api.InterfaceSpec;
import org.portalscope.engine.api.ProcessId;
import org.portalscope.engine.input.ByteString;
import org.portalscope.engine.input.Input;
import org.portalscope.engine.input.MemoryDeclared;
import org.portalscope.engine.input.MemoryWritten;
import org.portalscope.engine.memory.MemoryBlock;
import org.portalscope.engine.message.Fabric;
import org.portalscope.engine.message.Header;
import org.portalscope.node.token.Token;
import org.portalscope.node.transport.Encryption;
import org.portalscope.node.transport.NodeLock;
import org.portalscope.node.transport.RefusalException;
import org.portalscope.node.transport.Refusals;
import org.portalscope.protocol.host.ProtocolsSaver;
import org.portalscope.recording.CapturePolicy;
import org.portalscope.recording.RecordedProcess;
import org.portalscope.recording.RecordedTransition;
import org.portalscope.recording.RecordingOrigin;
import org.portalscope.recording.TransitionCause;
import org.portalscope.replay.MessageCounts;

/** A process that declares memory again and again, and the control port of its node, without a network. */
final class StreamedProcess implements RunControl, Fabric {

    static final RecordingOrigin ORIGIN = new RecordingOrigin("streamed", "test",
            List.of(new RecordedProcess("p", List.of(InterfaceSpec.of(new ProcessId(0, 0), 1)))), List.of(), List.of(), CapturePolicy.ALL);

    private long refused;
    final List<String> log = new ArrayList<>();
    final List<String> told = new ArrayList<>();
    /** They come a second after each other, so that each is said. */
    final Refusals refusals = new Refusals(log::add, () -> refused += TimeUnit.SECONDS.toNanos(1));
    final Token token = Token.random();
    final PortalsProcess process = new PortalsProcess(ORIGIN.processes().get(0).interfaces(), (from, to) -> OptionalLong.empty(), this);
    long now;
    /** What it says of the messages that it has sent and taken. */
    MessageCounts counts = new MessageCounts(Map.of(), Map.of(), Map.of());
    final InputStreams streams;
    final ControlPort port;
    /** What writes states: at once, unless a test lets it wait. */
    final List<Runnable> writing = new ArrayList<>();
    boolean writesAtOnce = true;
    private final List<EmbeddedChannel> channels = new ArrayList<>();
    private int made;

    StreamedProcess() {
        this(CapturePolicy.ALL);
    }

    StreamedProcess(CapturePolicy capture) {
        RecordingOrigin origin = new RecordingOrigin(ORIGIN.title(), ORIGIN.engineVersion(), ORIGIN.processes(), List.of(), List.of(), capture);
        NodeLock lock = new NodeLock(connection().eventLoop());
        streams = new InputStreams(lock, this::background, origin, process::state, () -> new ProtocolsSaver(0), () -> counts,
                () -> { }, () -> now);
        port = new ControlPort(lock, token, streams, this, refusals, Encryption.NONE);
    }

    private void background(Runnable task) {
        if (writesAtOnce) {
            task.run();
        } else {
            writing.add(task);
        }
    }

    private EmbeddedChannel connection() {
        EmbeddedChannel channel = new ReadingChannel();
        channels.add(channel);
        return channel;
    }

    /** A connection that can stop reading what it is sent. */
    static final class ReadingChannel extends EmbeddedChannel {

        boolean reads = true;

        ReadingChannel() {
            super(DefaultChannelId.newInstance());
        }

        @Override
        public boolean isWritable() {
            return reads && super.isWritable();
        }
    }

    /** Somebody has connected. */
    ReadingChannel connected() {
        ReadingChannel channel = (ReadingChannel) connection();
        port.accept(channel);
        return channel;
    }

    /** Somebody has attached. */
    ReadingChannel attached() {
        ReadingChannel channel = connected();
        arrive(channel, answer(channel, token, false));
        return channel;
    }

    /** What somebody says that has connected and knows a token. */
    static ControlFrame answer(EmbeddedChannel channel, Token known, boolean lines) {
        try {
            List<ControlFrame> said = sent(channel);
            return said.isEmpty() ? ControlFrame.attach(new byte[Token.SIZE], lines) : ControlFrame.attach(said.get(0), known, lines);
        } catch (RefusalException e) {
            throw new AssertionError(e);
        }
    }

    static void arrive(EmbeddedChannel channel, ControlFrame frame) {
        ByteBuf bytes = channel.alloc().buffer();
        ControlFormat.write(frame, bytes);
        channel.writeInbound(bytes);
    }

    /** The process takes something. */
    void take(int times) {
        for (int i = 0; i < times; i++) {
            MemoryDeclared declared = new MemoryDeclared("r" + ++made, ByteString.of(new byte[8]));
            process.take(declared);
            tell(declared);
        }
    }

    /** The process writes into the memory that it has declared first. */
    void write(int value) {
        ByteString bytes = ByteString.of(new byte[] {(byte) value});
        MemoryWritten written = new MemoryWritten(process.state().memory().regions().get(0).address(), bytes);
        process.take(written);
        tell(written);
    }

    private void tell(Input input) {
        new RecordedTransition(0, now, new TransitionCause.Outside(), List.of(input)).passTo(streams.transitions());
        streams.passed();
    }

    /** What has been sent on a connection. */
    static List<ControlFrame> sent(EmbeddedChannel channel) throws RefusalException {
        List<ControlFrame> frames = new ArrayList<>();
        for (ByteBuf bytes = channel.readOutbound(); bytes != null; bytes = channel.readOutbound()) {
            try {
                if (bytes.isReadable()) {
                    frames.add(ControlFormat.read(bytes));
                }
            } finally {
                bytes.release();
            }
        }
        return frames;
    }

    /** Adds to a file what some frames hold of a recording. */
    static void write(Path file, List<ControlFrame> frames) throws IOException {
        for (ControlFrame frame : frames) {
            if (frame.kind() == ControlFrame.Kind.RECORDING) {
                Files.write(file, frame.content(), StandardOpenOption.CREATE, StandardOpenOption.APPEND);
            }
        }
    }

    void pass(int seconds) {
        now += TimeUnit.SECONDS.toNanos(seconds);
    }

    void close() {
        channels.forEach(EmbeddedChannel::finishAndReleaseAll);
    }

    @Override
    public void pause() {
        told.add("pause");
    }

    @Override
    public void resume() {
        told.add("resume");
    }

    @Override
    public void step() {
        told.add("step");
    }

    @Override
    public String runUntil(String condition) {
        told.add("until " + condition);
        return condition.equals("bad") ? "this is none" : "";
    }

    @Override
    public String watch(String condition) {
        told.add("watch " + condition);
        return "";
    }

    @Override
    public NodeState state() {
        return new NodeState(true, "here");
    }

    @Override
    public void send(Header header) {
        throw new AssertionError("it sends nothing");
    }

    @Override
    public void sendData(Header header, MemoryBlock memory, int from, int length) {
        throw new AssertionError("it sends nothing");
    }

    @Override
    public void withholdData(Header header, int niFailType) {
        throw new AssertionError("it sends nothing");
    }
}
