package org.portalscope.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.io.IOException;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;

import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.portalscope.engine.protocol.MatchBitField;
import org.portalscope.protocol.Protocols;
import org.portalscope.recording.read.RecordingFile;
import org.portalscope.recording.text.InputTextException;
import org.portalscope.replay.recording.InputTextImport;
import org.portalscope.replay.recording.OpenedRecording;
import org.portalscope.scene.bits.EntryExamination;
import org.portalscope.timeline.Direction;
import org.portalscope.timeline.session.LocalSession;
import org.portalscope.timeline.session.SessionDriver;
import org.portalscope.timeline.session.StepKind;
import org.portalscope.timeline.state.ProcessTable;

/** What a scenario declares of its match bits is known wherever its run goes: in recordings without their program, and in texts that are imported. */
class RecordedMatchBitsTest {

    private static final List<MatchBitField> DECLARED = List.of(new MatchBitField("protocol", 63, 1), new MatchBitField("context", 48, 15),
            new MatchBitField("source", 32, 16), new MatchBitField("tag", 0, 32));

    @TempDir
    private Path folder;

    private Path recording;

    @BeforeEach
    void record() {
        recording = folder.resolve("run.ptlrec");
        run("record", "5.3-mpi-printed", "-o", recording.toString());
    }

    private static void run(String... arguments) {
        StringWriter err = new StringWriter();
        assertEquals(0, Main.run(new PrintWriter(new StringWriter()), new PrintWriter(err), arguments), err::toString);
    }

    @Test
    void shouldBeInTheRecording() throws IOException {
        try (RecordingFile file = RecordingFile.open(recording)) {
            file.origin().processes().forEach(process -> assertEquals(DECLARED, process.matchBits()));
        }
    }

    @Test
    void shouldNameTheBitThatDecidesWithoutTheProgram() throws IOException {
        try (OpenedRecording opened = OpenedRecording.open(recording, origin -> Optional.empty(), (transitions, total) -> { }, () -> false).orElseThrow()) {
            assertEquals(DECLARED, fieldsOfADrop(opened.session()));
        }
    }

    @Test
    void shouldBeInTheTextThatIsExportedAndInItsImport() throws IOException, InputTextException {
        Path text = folder.resolve("run.jsonl");
        run("export", recording.toString(), "--format", "jsonl", "-o", text.toString());
        Path temporary = folder.resolve("temporary.ptlrec");
        try (OpenedRecording opened = new InputTextImport(text, Protocols.NONE).open(temporary, (transitions, total) -> { }, () -> false).orElseThrow()) {
            assertEquals(DECLARED, fieldsOfADrop(opened.session()));
        }
    }

    /** What is known of the match bits where a message is dropped, which the comparison shows. */
    private static List<MatchBitField> fieldsOfADrop(LocalSession session) {
        SessionDriver driver = session.drive();
        do {
            driver.move(StepKind.INTO, Direction.FORWARD, Optional.empty(), () -> false);
        } while (session.cursorState().dropped().isEmpty());
        return EntryExamination.asked(session.cursorState(), ProcessTable.of(session.state())).orElseThrow().bits().orElseThrow().fields();
    }
}
