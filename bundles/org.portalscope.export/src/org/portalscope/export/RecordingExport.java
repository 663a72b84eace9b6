package org.portalscope.export;

import java.io.BufferedOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.io.OutputStreamWriter;
import java.io.PrintWriter;
import java.io.UncheckedIOException;
import java.io.Writer;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.Optional;
import java.util.function.BooleanSupplier;

import org.portalscope.export.report.RunDescription;
import org.portalscope.export.statistics.StatisticsCsv;
import org.portalscope.export.statistics.StatisticsJson;
import org.portalscope.recording.Recording;
import org.portalscope.replay.RecordedWorlds;
import org.portalscope.replay.RecordingRun;
import org.portalscope.scenario.Scenario;
import org.portalscope.timeline.RunProgress;
import org.portalscope.timeline.session.RecordedPrograms;

/** Writes what a recording holds as a file for another program, beside its place, which it takes when it is complete. */
public final class RecordingExport {

    private final Recording recording;
    private final String name;
    private final Optional<Scenario> scenario;
    private final RecordingRun run;

    /**
     * A recording that is to be written once.
     *
     * @param name     of its file
     * @param scenario that was recorded, if it is known
     * @param programs knows what ran
     */
    public RecordingExport(Recording recording, String name, Optional<Scenario> scenario, RecordedPrograms programs) {
        this.recording = recording;
        this.name = name;
        this.scenario = scenario;
        run = new RecordedWorlds(recording, programs).run(Integer.MAX_VALUE);
    }

    /**
     * Writes it.
     *
     * @param target    a file that is there is overwritten
     * @param cancelled once it says so, nothing is left of what was written
     * @return whether it was written
     * @throws IOException if something cannot be read or written; then nothing is left of what was written
     */
    public boolean write(ExportForm form, Path target, RunProgress progress, BooleanSupplier cancelled) throws IOException {
        Path absolute = target.toAbsolutePath();
        Path beside = absolute.resolveSibling(absolute.getFileName() + ".part");
        try (OutputStream out = new BufferedOutputStream(Files.newOutputStream(beside))) {
            write(form, out, progress, cancelled);
        } catch (UncheckedIOException e) {
            Files.deleteIfExists(beside);
            throw e.getCause();
        } catch (IOException e) {
            Files.deleteIfExists(beside);
            throw e;
        }
        if (cancelled.getAsBoolean()) {
            Files.delete(beside);
            return false;
        }
        Files.move(beside, absolute, StandardCopyOption.REPLACE_EXISTING);
        return true;
    }

    private void write(ExportForm form, OutputStream out, RunProgress progress, BooleanSupplier cancelled) throws IOException {
        ToldRun told = new ToldRun(RunDescription.of(recording.origin(), scenario, name, run.state()), run, counted(progress, cancelled));
        if (form.format().isPresent()) {
            form.format().get().write(told, text -> {
                InputText.write(recording, text, progress, cancelled);
                return Optional.empty();
            }, out, PacketCapture.MOST_DATA);
            return;
        }
        Writer text = new OutputStreamWriter(out, StandardCharsets.UTF_8);
        if (form == ExportForm.STATISTICS_CSV) {
            writeTable(told, text);
        } else {
            told.count(new StatisticsJson(text, false));
        }
        text.flush();
    }

    private static void writeTable(ToldRun told, Writer text) throws IOException {
        PrintWriter out = new PrintWriter(text);
        told.count(new StatisticsCsv(out, false));
        if (out.checkError()) {
            throw new IOException("not all could be written");
        }
    }

    /** Asked behind each transition, it counts them. */
    private BooleanSupplier counted(RunProgress progress, BooleanSupplier cancelled) {
        long[] passed = new long[1];
        return () -> {
            progress.passed(passed[0]++, recording.size());
            return cancelled.getAsBoolean();
        };
    }

    /** From where on the program does something else than was recorded, as a sentence, if it does. */
    public Optional<String> divergence() {
        return run.divergence();
    }
}
