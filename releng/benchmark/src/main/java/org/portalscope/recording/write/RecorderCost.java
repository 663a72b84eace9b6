package org.portalscope.recording.write;

import java.io.IOException;

import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.Setup;
import org.openjdk.jmh.annotations.TearDown;
import org.portalscope.engine.Settings;

/** What recording adds to a message on the thread of the process, with its events; the other thread writes, but no disk is waited for. */
public class RecorderCost extends Settings {

    private RecordingFileWriter writer;
    private RecordedMessages messages;

    @Setup
    public void open() throws IOException {
        writer = RecordingFileWriter.create(new NoFile(), RecordedMessages.origin(), RecorderSettings.DEFAULT, new BackgroundThread());
        messages = new RecordedMessages(writer);
    }

    @TearDown
    public void close() throws IOException {
        writer.close();
    }

    @Benchmark
    public void initiator() {
        messages.initiate();
    }

    @Benchmark
    public void target() {
        messages.receive();
    }
}
