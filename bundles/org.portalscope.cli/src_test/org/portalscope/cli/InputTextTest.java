package org.portalscope.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.StringWriter;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.portalscope.recording.RecordedTransition;
import org.portalscope.recording.text.Discrepancy;
import org.portalscope.recording.text.InputTextException;
import org.portalscope.recording.text.InputTextReader;
import org.portalscope.recording.text.InputTextWriter;
import org.portalscope.scenario.source.ScenarioException;
import org.portalscope.world.schedule.RandomScheduler;
import org.portalscope.world.schedule.RoundRobinScheduler;

/** What a scenario's run wrote as text is read as the same run, and the engine answers as it did. */
class InputTextTest {

    private static final int SEEDS = 3;

    static Stream<Path> files() throws IOException {
        return ScenarioFiles.all();
    }

    @ParameterizedTest
    @MethodSource("files")
    void shouldReadWhatWasWritten(Path file) throws IOException, ScenarioException, InputTextException {
        check(RecordedRun.of(file.getFileName().toString(), ScenarioFiles.read(file).world(), new RoundRobinScheduler()));
    }

    @ParameterizedTest
    @MethodSource("files")
    void shouldReadWhatWasWrittenInRandomOrders(Path file) throws IOException, ScenarioException, InputTextException {
        for (int seed = 1; seed <= SEEDS; seed++) {
            check(RecordedRun.of("seed " + seed, ScenarioFiles.read(file).world(), new RandomScheduler(seed)));
        }
    }

    private static void check(RecordedRun run) throws IOException, InputTextException {
        String text = written(run);
        List<Discrepancy> differences = new ArrayList<>();
        InputTextReader reader = new InputTextReader("a.jsonl", new ByteArrayInputStream(text.getBytes(StandardCharsets.UTF_8)), differences::add);
        assertEquals(run.origin(), reader.origin());
        int count = 0;
        for (RecordedTransition read = reader.next(); read != null; read = reader.next()) {
            assertEquals(run.transitions().get(count++), read, text);
        }
        assertEquals(run.transitions().size(), count, text);
        assertEquals(List.of(), differences, text);
    }

    private static String written(RecordedRun run) throws IOException {
        StringWriter text = new StringWriter();
        InputTextWriter writer = new InputTextWriter(text, run.origin());
        for (RecordedTransition transition : run.transitions()) {
            writer.write(transition);
        }
        writer.flush();
        return text.toString();
    }
}
