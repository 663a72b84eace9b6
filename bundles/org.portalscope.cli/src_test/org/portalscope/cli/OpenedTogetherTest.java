package org.portalscope.cli;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.portalscope.export.ExportForm;
import org.portalscope.export.RecordingExport;
import org.portalscope.protocol.Protocols;
import org.portalscope.recording.RecordedTransition;
import org.portalscope.recording.RecordingException;
import org.portalscope.recording.RecordingOrigin;
import org.portalscope.recording.read.RecordingFile;
import org.portalscope.recording.text.InputTextException;
import org.portalscope.recording.write.RecordingFileWriter;
import org.portalscope.replay.recording.InputTextImport;
import org.portalscope.replay.recording.OpenedRecording;
import org.portalscope.replay.recording.RecordingMerge;
import org.portalscope.scenario.recording.EmbeddedScenario;
import org.portalscope.scene.Link;
import org.portalscope.scene.Node;
import org.portalscope.scene.Scene;
import org.portalscope.scene.sequence.SequenceOptions;
import org.portalscope.scene.sequence.SequenceScene;
import org.portalscope.scene.style.Point;
import org.portalscope.scene.svg.FontWidths;
import org.portalscope.timeline.Direction;
import org.portalscope.timeline.session.Launch;
import org.portalscope.timeline.session.LocalSession;
import org.portalscope.timeline.session.StopCondition;
import org.portalscope.timeline.state.ProcessTable;
import org.portalscope.world.schedule.RoundRobinScheduler;

/** What the workbench opens and writes besides recordings of one file: several of them, inputs as text, and files for other programs. */
class OpenedTogetherTest {

    private static final String CHAIN = """
            scenario "Chain";
            process link[3] as at at 0:0 {
                region text[5] = "hello";
                region inbox[64];
                PtlInit(&max);
                PtlNIInit(PTL_IFACE_DEFAULT, PTL_PID_ANY, NULL, &limits, &ni);
                PtlEQAlloc(ni, 8, &eq);
                PtlMEAttach(ni, 4, { nid = PTL_NID_ANY, pid = PTL_PID_ANY }, 7, 0, PTL_RETAIN, PTL_INS_AFTER, &me);
                PtlMDAttach(me, { start = inbox, length = 64, options = PTL_MD_OP_PUT, eventq = eq }, PTL_RETAIN, PTL_RETAIN, NULL);
                PtlMDBind(ni, { start = text, length = 5 }, &md);
                barrier;
                if at < 2 {
                    PtlPut(md, PTL_NOACK_REQ, link[at + 1], 4, 0, 7, 0, 0);
                }
            }
            """;

    @TempDir
    private Path folder;

    private Path recording;
    private Path temporary;

    @BeforeEach
    void record() throws IOException {
        recording = folder.resolve("put.ptlrec");
        temporary = folder.resolve("temporary.ptlrec");
        Path scenario = Files.writeString(folder.resolve("put.ptl"), PutScenario.text("7", "", "PtlPut(md, PTL_ACK_REQ, server, 4, 0, 7, 0, 0);"));
        run("record", scenario.toString(), "-o", recording.toString());
    }

    private static String run(String... arguments) {
        StringWriter out = new StringWriter();
        StringWriter err = new StringWriter();
        assertEquals(0, Main.run(new PrintWriter(out), new PrintWriter(err), arguments), err::toString);
        return out.toString();
    }

    private Optional<OpenedRecording> merge(List<Path> paths) throws IOException {
        return RecordingMerge.open(paths, temporary, origin -> Optional.empty(), (transitions, total) -> { }, () -> false);
    }

    private Optional<OpenedRecording> read(InputTextImport text) throws IOException, InputTextException {
        return text.open(temporary, (transitions, total) -> { }, () -> false);
    }

    @Test
    void shouldOpenTheRecordingsOfProcessesAsOneSession() throws IOException {
        int transitions = transitions(recording);
        try (OpenedRecording merged = merge(List.of(part(0, 0), part(1, 0))).orElseThrow()) {
            assertEquals(transitions, merged.session().timeline().size());
            assertEquals(Optional.empty(), merged.problem());
            assertEquals(temporary, merged.flushed());
            assertTrue(merged.launch().title().startsWith("Recording of "), merged.launch().title());
        }
        assertFalse(Files.exists(temporary));
    }

    @Test
    void shouldSayWhichEndsOfMessagesAreMissing() throws IOException {
        try (OpenedRecording merged = merge(List.of(part(0, 4), part(1, 0))).orElseThrow()) {
            String words = merged.problem().orElseThrow();
            assertTrue(words.startsWith("1 message never arrived: put #1 from 0:0"), words);
        }
        try (OpenedRecording merged = merge(List.of(part(0, 0), part(1, 5))).orElseThrow()) {
            String words = merged.problem().orElseThrow();
            assertTrue(words.contains("arrived without having been sent: put #1 from 0:0"), words);
        }
    }

    /** Each of three puts to the next; of the one in the middle there is no recording. */
    @Test
    void shouldDrawTheEndsOfMessagesThatArePresent() throws IOException {
        Path chain = Files.writeString(folder.resolve("chain.ptl"), CHAIN);
        run("record", chain.toString(), "-o", recording.toString());
        try (OpenedRecording merged = merge(List.of(part(0, 0), part(2, 0))).orElseThrow()) {
            LocalSession session = merged.session();
            session.drive().run(Direction.FORWARD, StopCondition.none(), () -> false);
            Scene chart = SequenceScene.build(ProcessTable.of(session.state()), session.cursorState(), session.failure(), session.timeline(),
                    session.position(), new SequenceOptions(1, false, 800), new FontWidths());
            List<String> words = chart.nodes().stream().map(Node::name).toList();
            assertTrue(words.contains("put #1 · portal 4 · 0x0007 · 5 bytes · to 1:0, not in this run"), words::toString);
            assertTrue(words.contains("taken by entry 1 of portal 4 · from 1:0, not in this run"), words::toString);
            assertEquals(2, chart.links().size());
            for (Link link : chart.links()) {
                assertTrue(link.points().stream().allMatch(point -> point.x() < chart.width()), link::toString);
                assertEquals(1, link.points().stream().map(Point::y).distinct().count(), "a stub beside the line: " + link);
            }
        }
    }

    @Test
    void shouldLeaveNothingOfWhatCannotBeOpened() throws IOException {
        Path server = part(0, 0);
        assertThrows(IOException.class, () -> merge(List.of(server, server)));
        assertFalse(Files.exists(temporary));
        assertThrows(RecordingException.class, () -> merge(List.of(server, folder.resolve("put.ptl"))));
        assertFalse(Files.exists(temporary));
        assertEquals(Optional.empty(), RecordingMerge.open(List.of(server, part(1, 0)), temporary, origin -> Optional.empty(), (transitions, total) -> { },
                () -> true));
        assertFalse(Files.exists(temporary));
    }

    @Test
    void shouldOpenInputsAsText() throws IOException, InputTextException {
        Path text = Files.writeString(folder.resolve("put.jsonl"), run("export", recording.toString(), "--format", "jsonl"));
        InputTextImport imported = new InputTextImport(text, Protocols.NONE);
        try (OpenedRecording opened = read(imported).orElseThrow()) {
            assertEquals(transitions(recording), opened.session().timeline().size());
            assertEquals(Optional.empty(), opened.problem());
            assertEquals(List.of(), imported.differences());
        }
        assertFalse(Files.exists(temporary));
    }

    @Test
    void shouldTellWhichResultsDiffer() throws IOException, InputTextException {
        String lines = run("export", recording.toString(), "--format", "jsonl");
        assertTrue(lines.contains("\"returns\":\"PTL_OK\""), lines);
        InputTextImport imported = new InputTextImport(Files.writeString(folder.resolve("put.jsonl"),
                lines.replaceFirst("\"returns\":\"PTL_OK\"", "\"returns\":\"PTL_FAIL\"")), Protocols.NONE);
        try (OpenedRecording opened = read(imported).orElseThrow()) {
            assertEquals(1, imported.differences().size());
            assertTrue(opened.problem().orElseThrow().startsWith("1 result in the file differ"), opened.problem()::toString);
        }
    }

    @Test
    void shouldListWhatIsWrongWithAText() throws IOException {
        List<String> lines = new ArrayList<>(run("export", recording.toString(), "--format", "jsonl").lines().toList());
        lines.set(2, "{");
        lines.set(4, "[]");
        Path text = Files.write(folder.resolve("put.jsonl"), lines);
        InputTextException refusal = assertThrows(InputTextException.class, () -> read(new InputTextImport(text, Protocols.NONE)));
        assertEquals(List.of(3, 5), refusal.problems().stream().map(problem -> problem.position().line()).toList());
        assertTrue(refusal.getMessage().startsWith("put.jsonl:3:"), refusal.getMessage());
        assertFalse(Files.exists(temporary));
    }

    @ParameterizedTest
    @EnumSource
    void shouldWriteForOtherProgramsWhatTheCommandLineWrites(ExportForm form) throws IOException {
        Path target = folder.resolve("put" + form.suffix());
        try (RecordingFile file = RecordingFile.open(recording)) {
            Protocols none = Protocols.NONE;
            RecordingExport export = new RecordingExport(file, recording.toString(), EmbeddedScenario.read(file.origin(), none),
                    origin -> EmbeddedScenario.worlds(origin, none).map(worlds -> new Launch("A put", "", worlds, RoundRobinScheduler::new)));
            assertTrue(export.write(form, target, (transitions, total) -> { }, () -> false));
            assertEquals(Optional.empty(), export.divergence());
        }
        Path expected = folder.resolve("expected" + form.suffix());
        switch (form) {
            case TRACE, CAPTURE, INPUTS -> run("export", recording.toString(), "-o", expected.toString());
            case STATISTICS_CSV -> Files.writeString(expected, run("stats", recording.toString(), "--format", "csv"));
            case STATISTICS_JSON -> Files.writeString(expected, run("stats", recording.toString(), "--format", "json"));
        }
        assertArrayEquals(Files.readAllBytes(expected), Files.readAllBytes(target));
    }

    @ParameterizedTest
    @EnumSource
    void shouldLeaveNothingOfAnExportThatIsCancelled(ExportForm form) throws IOException {
        Path target = folder.resolve("put" + form.suffix());
        try (RecordingFile file = RecordingFile.open(recording)) {
            RecordingExport export = new RecordingExport(file, "put", Optional.empty(), origin -> Optional.empty());
            assertFalse(export.write(form, target, (transitions, total) -> { }, () -> true));
        }
        try (var files = Files.list(folder)) {
            assertEquals(List.of("put.ptl", "put.ptlrec"), files.map(file -> file.getFileName().toString()).sorted().toList());
        }
    }

    private static int transitions(Path path) throws IOException {
        try (OpenedRecording opened = OpenedRecording.open(path, origin -> Optional.empty(), (transitions, total) -> { }, () -> false).orElseThrow()) {
            return opened.session().timeline().size();
        }
    }

    /** What one process took but for the last transitions, in a recording of its own. */
    private Path part(int process, int cut) throws IOException {
        Path path = folder.resolve("part" + process + cut + ".ptlrec");
        try (RecordingFile whole = RecordingFile.open(recording)) {
            RecordingOrigin origin = whole.origin();
            List<RecordedTransition> taken = new ArrayList<>();
            whole.read(1, whole.size() + 1, transition -> {
                if (transition.process() == process) {
                    taken.add(new RecordedTransition(0, transition.time(), transition.cause(), transition.inputs()));
                }
            });
            try (RecordingFileWriter writer = RecordingFileWriter.create(path, new RecordingOrigin(origin.title(), "1",
                    List.of(origin.processes().get(process)), List.of(), List.of(), origin.capture()))) {
                taken.subList(0, taken.size() - cut).forEach(writer::append);
            }
        }
        return path;
    }
}
