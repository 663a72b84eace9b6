package org.portalscope.recording.write;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;

import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.BenchmarkMode;
import org.openjdk.jmh.annotations.Measurement;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.annotations.Param;
import org.openjdk.jmh.annotations.Setup;
import org.openjdk.jmh.annotations.TearDown;
import org.openjdk.jmh.annotations.Warmup;
import org.portalscope.engine.Settings;
import org.portalscope.recording.read.RecordingFile;

/** Opens a recording, with its index and without, reads all of it, and reads one transition somewhere. */
@BenchmarkMode(Mode.SingleShotTime)
@Warmup(iterations = 2)
@Measurement(iterations = 5)
public class RecordingReading extends Settings {

    private static final long STRIDE = 6_700_417;

    /** How many the recording has. */
    @Param("10000000")
    public int transitions;

    private Path path;
    private Path withoutIndex;
    private RecordingFileWriter unfinished;
    private RecordingFile file;
    private long next;

    @Setup
    public void write() throws IOException {
        path = Files.createTempFile("portalscope", ".ptlrec");
        withoutIndex = Files.createTempFile("portalscope", ".ptlrec");
        write(path).close();
        unfinished = write(withoutIndex);
        unfinished.flush();
        file = RecordingFile.open(path);
    }

    private RecordingFileWriter write(Path to) throws IOException {
        RecordingFileWriter writer = RecordingFileWriter.create(to, RecordedMessages.origin());
        RecordedMessages messages = new RecordedMessages(writer);
        while (writer.recorded() < transitions) {
            messages.initiate();
            messages.receive();
        }
        return writer;
    }

    @TearDown
    public void remove() throws IOException {
        file.close();
        unfinished.close();
        Files.delete(path);
        Files.delete(withoutIndex);
    }

    @Benchmark
    public long open() throws IOException {
        return size(path);
    }

    @Benchmark
    public long openWithoutIndex() throws IOException {
        return size(withoutIndex);
    }

    private static long size(Path of) throws IOException {
        try (RecordingFile opened = RecordingFile.open(of)) {
            return opened.size();
        }
    }

    /** Inputs piece by piece, as a replay takes them. */
    @Benchmark
    public CountingSink decodeAll() throws IOException {
        CountingSink sink = new CountingSink();
        file.read(1, file.size() + 1, sink);
        return sink;
    }

    /** Inputs as values. */
    @Benchmark
    public long[] readAll() throws IOException {
        long[] count = new long[1];
        file.read(1, file.size() + 1, transition -> count[0] += transition.inputs().size());
        return count;
    }

    /** One transition, each time another one. */
    @Benchmark
    public long[] readOne() throws IOException {
        next = (next + STRIDE) % file.size();
        long[] count = new long[1];
        file.read(next + 1, next + 2, transition -> count[0]++);
        return count;
    }
}
