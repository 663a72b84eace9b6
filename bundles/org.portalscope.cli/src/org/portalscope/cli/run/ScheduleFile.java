package org.portalscope.cli.run;

import java.io.BufferedWriter;
import java.io.Closeable;
import java.io.IOException;
import java.io.Writer;
import java.nio.channels.Channels;
import java.nio.channels.FileChannel;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;

import org.portalscope.cli.argument.BadInputException;
import org.portalscope.cli.output.OutputFile;
import org.portalscope.world.explore.Violation;
import org.portalscope.world.schedule.Schedule;
import org.portalscope.world.schedule.ScheduleOrigin;

/**
 * Writes the schedule of a run while it goes on, so that the run may be of any length. The choices go to a temporary file, since the header in front of them
 * says how many there are; the file itself is written at the end, whole or not at all.
 */
final class ScheduleFile implements Consumer<Schedule.Line>, Closeable {

    private final Path file;
    private final Runnable onFailure;
    private final FileChannel choices;
    private final Writer writer;
    private int count;
    private IOException failure;

    /**
     * @param onFailure is called when the choices cannot be kept any more, such as on a full disk
     * @throws BadInputException if the file cannot be written
     */
    ScheduleFile(Path file, Runnable onFailure) throws BadInputException {
        this.file = file;
        this.onFailure = onFailure;
        choices = OutputFile.openTemporary(file);
        writer = new BufferedWriter(Channels.newWriter(choices, StandardCharsets.UTF_8));
    }

    @Override
    public void accept(Schedule.Line line) {
        if (failure != null) {
            return;
        }
        try {
            writer.write(line.text());
            count++;
        } catch (IOException e) {
            failure = e;
            onFailure.run();
        }
    }

    /**
     * Writes the file: a schedule of the choices so far.
     *
     * @param finding what is wrong at its end, if the run ended with that
     *
     * @throws BadInputException if it cannot be written, or a choice could not be kept
     */
    void finish(ScheduleOrigin origin, List<String> faults, Optional<Violation> finding) throws BadInputException {
        if (failure != null) {
            throw OutputFile.refusal(file, failure);
        }
        OutputFile.write(file, out -> {
            writer.flush();
            out.write(Schedule.header(origin, faults, finding, count).getBytes(StandardCharsets.UTF_8));
            choices.position(0);
            Channels.newInputStream(choices).transferTo(out);
        });
    }

    @Override
    public void close() throws IOException {
        choices.close();
    }
}
