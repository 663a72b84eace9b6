package org.portalscope.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.io.IOException;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import java.util.zip.GZIPInputStream;
import java.util.zip.GZIPOutputStream;

import org.junit.jupiter.api.Named;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.portalscope.engine.snapshot.ProcessDigest;
import org.portalscope.engine.step.Subject;
import org.portalscope.presentation.table.AccessControlTable;
import org.portalscope.presentation.table.EventQueueTable;
import org.portalscope.presentation.table.MatchListTable;
import org.portalscope.presentation.table.MemoryTable;
import org.portalscope.presentation.table.QueuesTable;
import org.portalscope.presentation.table.StateColumn;
import org.portalscope.presentation.table.StateTable;
import org.portalscope.presentation.table.StateTableSource;
import org.portalscope.presentation.table.StatusTable;
import org.portalscope.protocol.Protocols;
import org.portalscope.replay.recording.OpenedRecording;
import org.portalscope.replay.recording.RecordingMerge;
import org.portalscope.timeline.Position;
import org.portalscope.timeline.session.RecordedPrograms;
import org.portalscope.timeline.state.ProcessState;
import org.portalscope.timeline.state.WorldState;

/**
 * Recordings that an earlier version made show, byte for byte, what that version showed of them: the replay as JSON lines, and the states, tables and digests
 * of all processes at three positions. Each lies beside both texts, compressed, in a folder of {@code src_test/golden}; several recordings of a folder are
 * replayed as one run.
 *
 * <p>After an intended change of what is shown, {@code -Dportalscope.golden.write=true} writes the texts again; the recordings stay as they are.
 */
class GoldenRecordingsTest {

    private static final Path GOLDEN = Path.of("src_test/golden");
    private static final RecordedPrograms PROGRAMS = RecordedPrograms.unknown(Protocols.installed(GoldenRecordingsTest.class.getClassLoader()));
    private static final int POSITIONS = 3;

    @TempDir
    private Path folder;

    static Stream<Named<Path>> folders() throws IOException {
        try (Stream<Path> folders = Files.list(GOLDEN)) {
            return folders.filter(Files::isDirectory).sorted().map(folder -> Named.of(folder.getFileName().toString(), folder)).toList().stream();
        }
    }

    private static List<Path> recordings(Path folder) throws IOException {
        try (Stream<Path> files = Files.list(folder)) {
            return files.filter(file -> file.toString().endsWith(".ptlrec")).sorted().toList();
        }
    }

    @ParameterizedTest
    @MethodSource("folders")
    void shouldReplayAsBefore(Path golden) throws IOException {
        List<String> arguments = new ArrayList<>(List.of("replay", "--format", "json"));
        recordings(golden).forEach(file -> arguments.add(file.toString()));
        StringWriter out = new StringWriter();
        StringWriter err = new StringWriter();
        int status = Main.run(new PrintWriter(out), new PrintWriter(err), arguments.toArray(String[]::new));
        compare(golden.resolve("replay.gz"), out + err.toString() + "exit status " + status + '\n');
    }

    @ParameterizedTest
    @MethodSource("folders")
    void shouldShowTheStatesAsBefore(Path golden) throws IOException {
        List<Path> files = recordings(golden);
        try (OpenedRecording opened = open(files)) {
            int size = opened.session().timeline().size();
            StringBuilder text = new StringBuilder();
            TableSession shown = TableSession.of(opened.session());
            for (int i = 1; i <= POSITIONS; i++) {
                int transition = size * i / POSITIONS;
                shown.controller().seek(new Position(transition, opened.session().timeline().steps(transition)));
                text.append("== transition ").append(transition).append(" of ").append(size).append('\n');
                show(shown, opened.session().state(), text);
            }
            opened.problem().ifPresent(problem -> text.append(problem).append('\n'));
            compare(golden.resolve("states.gz"), text.toString());
        }
    }

    private OpenedRecording open(List<Path> files) throws IOException {
        Optional<OpenedRecording> opened = files.size() == 1 ? OpenedRecording.open(files.get(0), PROGRAMS, (done, total) -> { }, () -> false)
                : RecordingMerge.open(files, folder.resolve("merged.ptlrec"), PROGRAMS, (done, total) -> { }, () -> false);
        return opened.orElseThrow();
    }

    private static void show(TableSession shown, WorldState state, StringBuilder text) {
        text.append(state.dump());
        for (ProcessState process : state.processes()) {
            text.append("-- ").append(ProtocolView.of(process)).append('\n');
            text.append(ProcessDigest.of(process.portals(), 0, Integer.MAX_VALUE)).append('\n');
            sources().forEach((name, source) -> {
                append(name, shown.table(source, process.index(), Optional.empty()), text);
                for (Subject choice : shown.choices(source, process.index())) {
                    append(name + ' ' + choice, shown.table(source, process.index(), Optional.of(choice)), text);
                }
            });
        }
    }

    private static Map<String, StateTableSource> sources() {
        Map<String, StateTableSource> sources = new LinkedHashMap<>();
        sources.put("match list", new MatchListTable());
        sources.put("queues", new QueuesTable());
        sources.put("event queue", new EventQueueTable());
        sources.put("memory", new MemoryTable());
        sources.put("access control", new AccessControlTable());
        sources.put("status", new StatusTable());
        return sources;
    }

    private static void append(String name, StateTable table, StringBuilder text) {
        text.append("-- ").append(name).append(": ").append(table.heading()).append('\n');
        text.append(table.columns().stream().map(StateColumn::name).collect(Collectors.joining(" | "))).append('\n');
        table.rows().forEach(row -> text.append(row.cells().stream().map(cell -> cell.text()).collect(Collectors.joining(" | "))).append('\n'));
    }

    private static void compare(Path file, String text) throws IOException {
        if (Boolean.getBoolean("portalscope.golden.write")) {
            try (GZIPOutputStream out = new GZIPOutputStream(Files.newOutputStream(file))) {
                out.write(text.getBytes(StandardCharsets.UTF_8));
            }
        }
        try (GZIPInputStream in = new GZIPInputStream(Files.newInputStream(file))) {
            List<String> before = new String(in.readAllBytes(), StandardCharsets.UTF_8).lines().toList();
            List<String> now = text.lines().toList();
            for (int i = 0; i < Math.min(before.size(), now.size()); i++) {
                assertEquals(before.get(i), now.get(i), "line " + (i + 1) + " of " + file);
            }
            assertEquals(before.size(), now.size(), "lines of " + file);
        }
    }
}
