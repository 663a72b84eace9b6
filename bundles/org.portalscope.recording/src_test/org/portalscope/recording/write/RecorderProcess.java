package org.portalscope.recording.write;

import java.io.IOException;
import java.nio.file.Path;
import java.util.List;

import org.portalscope.recording.CapturePolicy;
import org.portalscope.recording.RandomTransitions;

/** A virtual machine that records until it is killed or nothing more can be written. It tells how much has been flushed, and why it ends. */
public final class RecorderProcess {

    private static final int PROCESSES = 3;
    private static final int BETWEEN_FLUSHES = 50;
    private static final RecorderSettings SETTINGS = new RecorderSettings(1_000_000, 3000, 4);

    private RecorderProcess() {
    }

    /** Records into the file that the first argument names, by the seed that the second one is. */
    public static void main(String[] arguments) {
        RandomTransitions random = transitions(Long.parseLong(arguments[1]));
        try (RecordingFileWriter writer = RecordingFileWriter.create(Path.of(arguments[0]), RandomTransitions.origin(CapturePolicy.ALL), SETTINGS,
                new BackgroundThread())) {
            while (writer.problem().isEmpty()) {
                for (int i = 0; i < BETWEEN_FLUSHES; i++) {
                    writer.append(random.next());
                }
                writer.flush();
                System.out.println(writer.problem().isEmpty() ? Long.toString(writer.recorded()) : writer.problem().get());
            }
        } catch (IOException e) {
            System.out.println("closing: " + e.getMessage());
        }
    }

    /** What is recorded by a seed. */
    static RandomTransitions transitions(long seed) {
        return new RandomTransitions(seed, PROCESSES);
    }

    /**
     * Starts one.
     *
     * @param limit what a shell does before, or nothing
     */
    static Process start(Path file, long seed, String limit) throws IOException {
        String java = Path.of(System.getProperty("java.home"), "bin", "java").toString();
        List<String> words = List.of("sh", "-c", limit + "exec \"$@\"", "sh", java, "-Xmx64m", "-XX:TieredStopAtLevel=1", "-XX:+UseSerialGC", "-cp",
                System.getProperty("java.class.path"), RecorderProcess.class.getName(), file.toString(), Long.toString(seed));
        return new ProcessBuilder(words).redirectErrorStream(true).start();
    }
}
