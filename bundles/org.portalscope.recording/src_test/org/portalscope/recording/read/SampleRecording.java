package org.portalscope.recording.read;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Collectors;

import org.portalscope.recording.CapturePolicy;
import org.portalscope.recording.LoopbackRun;
import org.portalscope.recording.RandomTransitions;
import org.portalscope.recording.RecordedTransition;
import org.portalscope.recording.write.DirectThread;
import org.portalscope.recording.write.RecorderSettings;
import org.portalscope.recording.write.RecordingFileWriter;

/** Writes the sample of a version: blocks and inputs of all kinds. Once a version is released, its sample is not written again. */
public final class SampleRecording {

    private static final int CAPTURED = 16;

    private SampleRecording() {
    }

    /** Writes a sample, and beside it what it holds as a text. */
    public static void main(String[] arguments) throws IOException {
        Path path = Path.of(arguments[0]);
        try (RecordingFileWriter writer = RecordingFileWriter.create(path, RandomTransitions.origin(new CapturePolicy(CAPTURED)),
                new RecorderSettings(1, 2000, 4), new DirectThread())) {
            RandomTransitions random = new RandomTransitions(11, 3);
            LoopbackRun run = new LoopbackRun(12, 3, 5000, transition -> { });
            for (int i = 0; i < 4; i++) {
                random.list(30).forEach(writer::append);
                writer.flush();
                random.list(10).forEach(writer::append);
                run.round();
                writer.checkpoint(List.of(run.snapshot()));
                writer.label("round " + i);
            }
        }
        Files.writeString(Path.of(arguments[1]), text(path));
    }

    /** What a recording holds, a line for each thing. */
    static String text(Path path) throws IOException {
        StringBuilder text = new StringBuilder();
        try (RecordingFile file = RecordingFile.open(path)) {
            text.append(file.origin()).append('\n');
            file.read(1, file.size() + 1, (RecordedTransition transition) -> text.append(transition).append('\n'));
            for (long each : file.checkpoints()) {
                var snapshot = file.checkpoint(each).orElseThrow().snapshot(0);
                text.append(each).append(' ').append(snapshot.controlDigest()).append(' ').append(snapshot.memoryDigest()).append('\n');
            }
            text.append(file.labels().stream().map(RecordedLabel::toString).collect(Collectors.joining("\n"))).append('\n').append(file.end()).append('\n');
        }
        return text.toString();
    }
}
