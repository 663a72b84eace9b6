package org.portalscope.recording.write;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.concurrent.TimeUnit;

import org.openjdk.jmh.annotations.AuxCounters;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.BenchmarkMode;
import org.openjdk.jmh.annotations.Measurement;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.annotations.Param;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.Setup;
import org.openjdk.jmh.annotations.State;
import org.openjdk.jmh.annotations.TearDown;
import org.openjdk.jmh.annotations.Warmup;
import org.portalscope.engine.Settings;

/** A second in which a million messages come, a thousand each millisecond, recorded into a file: how many segments wait, and how late it gets. */
@BenchmarkMode(Mode.SingleShotTime)
@Warmup(iterations = 2)
@Measurement(iterations = 5)
public class PacedRecording extends Settings {

    private static final int MESSAGES = 1000;

    /** How long they come. */
    @Param("1000")
    public int milliseconds;

    private Path path;
    private RecordingFileWriter writer;
    private RecordedMessages messages;

    /** What waits to be written. */
    @AuxCounters(AuxCounters.Type.EVENTS)
    @State(Scope.Thread)
    public static class Backlog {

        /** Segments, the one that is filled included, at most. */
        public long most;

        /** Segments at the end. */
        public long atEnd;
    }

    @Setup
    public void open() throws IOException {
        path = Files.createTempFile("portalscope", ".ptlrec");
        writer = RecordingFileWriter.create(path, RecordedMessages.origin());
        messages = new RecordedMessages(writer);
    }

    @TearDown
    public void remove() throws IOException {
        writer.close();
        Files.delete(path);
    }

    @Benchmark
    public void second(Backlog backlog) {
        long start = System.nanoTime();
        for (int i = 0; i < milliseconds; i++) {
            while (System.nanoTime() - start < TimeUnit.MILLISECONDS.toNanos(i)) {
                Thread.onSpinWait();
            }
            for (int message = 0; message < MESSAGES; message++) {
                messages.receive();
            }
            backlog.most = Math.max(backlog.most, writer.backlog());
        }
        backlog.atEnd = writer.backlog();
    }
}
