package org.portalscope.cli.run;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;

import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.portalscope.cli.PutScenario;
import org.portalscope.cli.output.CommandProcess;
import org.portalscope.world.schedule.Schedule;

/** Runs that print and record several times as many bytes as the heap has. */
class LongRunTest {

    private static final int ROUNDS = 40_000;
    private static final int WIDTH = 1_000;
    private static final int MESSAGES = 80_000;
    /** Of a message in a capture. */
    private static final int LEAST_BYTES = 4 * 96;

    @TempDir
    private Path folder;

    @ParameterizedTest
    @ValueSource(strings = {"--quiet", "--steps none", "--format json"})
    void shouldNeedNoMoreMemoryForALongRun(String options) throws Exception {
        Path schedule = folder.resolve("long.schedule");
        assertEquals("", errors(folder.resolve("out"), options, "--record", schedule.toString(), "--limit", "1000000000"));
        Schedule recorded = Schedule.read(schedule);
        assertEquals(2 * ROUNDS + 1, recorded.lines().size());
        assertEquals(recorded.text(), Files.readString(schedule));
        try (Stream<String> lines = Files.lines(folder.resolve("out"))) {
            assertEquals(ROUNDS, lines.filter(line -> line.contains("-".repeat(WIDTH))).count());
        }
        assertEquals(List.of("long.ptl", "long.schedule", "out"), files());
    }

    @ParameterizedTest
    @ValueSource(strings = {"long.json", "long.pcapng"})
    void shouldNeedNoMoreMemoryToExportALongRun(String name) throws Exception {
        Path scenario = Files.writeString(folder.resolve("long.ptl"), PutScenario.text("0x0007", "", """
                repeat %d { PtlPut(md, PTL_NOACK_REQ, server, 4, 0, 7, 0, 0); PtlPut(md, PTL_NOACK_REQ, server, 4, 0, 8, 0, 0); }
                """.formatted(MESSAGES / 2)));
        Path file = folder.resolve(name);
        CommandProcess.End end = new CommandProcess("24m", "export", scenario.toString(), "-o", file.toString(), "--limit", "1000000000")
                .run(folder.resolve("out").toFile());
        assertEquals(0, end.status(), end::errors);
        assertTrue(Files.size(file) > MESSAGES * LEAST_BYTES, () -> file + " is short");
    }

    private String errors(Path out, String... options) throws IOException, InterruptedException {
        String scenario = "scenario \"Long\"; process p at 0:0 { repeat " + ROUNDS + " as i { print i, \"" + "-".repeat(WIDTH) + "\"; x = i; } }";
        List<String> words = new ArrayList<>(List.of("run", Files.writeString(folder.resolve("long.ptl"), scenario).toString()));
        Stream.of(options).flatMap(option -> Stream.of(option.split(" "))).forEach(words::add);
        CommandProcess.End end = new CommandProcess("24m", words.toArray(String[]::new)).run(out.toFile());
        assertEquals(0, end.status(), end::errors);
        return end.errors();
    }

    private List<String> files() throws IOException {
        try (Stream<Path> files = Files.list(folder)) {
            return files.map(file -> file.getFileName().toString()).sorted().toList();
        }
    }
}
