package org.portalscope.cli.node;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;

import org.portalscope.engine.message.Message;
import org.portalscope.engine.snapshot.ProcessSnapshot;
import org.portalscope.engine.state.Operation;
import org.portalscope.protocol.host.ProtocolsSaver;
import org.portalscope.recording.CapturePolicy;
import org.portalscope.recording.RecordedTransition;
import org.portalscope.recording.RecordingOrigin;
import org.portalscope.recording.write.RecordingStream;
import org.portalscope.recording.write.TransitionBatch;
import org.portalscope.replay.MessageCounts;
import org.portalscope.replay.TransitionRecorder;
import org.portalscope.world.World;
import org.portalscope.world.WorldProcess;

/** A process of a world as a node would send it to a reader that follows it, and sometimes does not read. */
final class FollowedProcess {

    private final WorldProcess process;
    private final Path file;
    private final RecordingStream stream;
    private final TransitionBatch batch = new TransitionBatch(CapturePolicy.ALL);
    private final Map<MessageCounts.Pair, Long> sent = new HashMap<>();
    private final Map<MessageCounts.Pair, Long> received = new HashMap<>();
    private final Map<Message.Key, Long> numbers = new HashMap<>();
    private boolean isSeen;

    /** @param file what the reader has got, which grows */
    FollowedProcess(World world, WorldProcess process, Path file) {
        this.process = process;
        this.file = file;
        RecordingOrigin origin = new RecordingOrigin("followed", "test", List.of(TransitionRecorder.processes(world).get(process.index())), List.of(),
                List.of(), CapturePolicy.ALL);
        stream = new RecordingStream(origin, this::write, this::write);
    }

    private void write(byte[] bytes) {
        try {
            Files.write(file, bytes, StandardOpenOption.CREATE, StandardOpenOption.APPEND);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    Path file() {
        return file;
    }

    /** Whether the reader gets what happens. */
    boolean isSeen() {
        return isSeen;
    }

    /** The reader reads again, or does not any more. */
    void setSeen(boolean seen) {
        flush();
        isSeen = seen;
        if (seen) {
            stream.writeState(List.of(ProcessSnapshot.take(process.portals().state(), true, out -> {
                new ProtocolsSaver(0).save(out);
                new MessageCounts(sent, received, open()).save(out);
            })), stream.sent());
        }
    }

    void send(Message message) {
        numbers.put(message.key(), sent.merge(pair(message), 1L, Long::sum));
    }

    private Map<Message.Key, Long> open() {
        return process.portals().state().interfaces().stream().flatMap(ni -> ni.operations().stream())
                .filter(operation -> operation.kind() == Operation.Kind.SEND).map(operation -> operation.message().key())
                .collect(Collectors.toMap(message -> message, numbers::get));
    }

    void receive(Message message) {
        received.merge(pair(message), 1L, Long::sum);
    }

    private static MessageCounts.Pair pair(Message message) {
        return new MessageCounts.Pair(message.initiator().packed(), message.target().packed());
    }

    /** The process has made a transition. */
    void take(RecordedTransition transition) {
        if (isSeen) {
            new RecordedTransition(0, transition.time(), transition.cause(), transition.inputs()).passTo(batch.transitions());
        }
    }

    /** Hands the reader what the process has reported. */
    void flush() {
        if (batch.count() > 0) {
            stream.add(batch, (header, content, length) -> {
                write(header);
                write(Arrays.copyOf(content, length));
            });
            batch.clear();
        }
    }
}
