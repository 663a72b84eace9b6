package org.portalscope.ui.tests.recording;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;

import org.eclipse.swt.SWT;
import org.eclipse.swt.layout.GridLayout;
import org.eclipse.swt.widgets.Event;
import org.eclipse.swt.widgets.Link;
import org.eclipse.swt.widgets.Shell;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.portalscope.export.ExportForm;
import org.portalscope.recording.text.InputTextException;
import org.portalscope.replay.recording.RecordingFolder;
import org.portalscope.scenario.library.Library;
import org.portalscope.timeline.Direction;
import org.portalscope.timeline.Position;
import org.portalscope.timeline.session.StepKind;
import org.portalscope.ui.editor.ScenarioEditor;
import org.portalscope.ui.graph.PortalsGraphView;
import org.portalscope.ui.part.Commands;
import org.portalscope.ui.recording.FileDrop;
import org.portalscope.ui.recording.LeftRuns;
import org.portalscope.ui.recording.Recordings;
import org.portalscope.ui.session.OpenSession;
import org.portalscope.ui.tests.Bench;

/** A session is saved as a recording while it runs, and opened again. */
class RecordingsTest {

    private final Bench bench = new Bench();

    @TempDir
    private Path folder;

    @AfterEach
    void close() {
        bench.closeAll();
    }

    private OpenSession selected() {
        return bench.controller().open().orElseThrow();
    }

    private Path save(String name) throws IOException {
        Path file = folder.resolve(name);
        Recordings.save(selected().recording().orElseThrow(), file);
        return file;
    }

    @Test
    void shouldOpenWhatWasSavedOfARunThatGoesOn() throws Exception {
        bench.open("3.7-match-list");
        int executed = selected().controller().snapshot().transitions();
        Path file = save("list.ptlrec");
        bench.controller().move(StepKind.RESUME, Direction.FORWARD);
        bench.await("the end", () -> !bench.controller().isBusy());
        assertTrue(selected().controller().snapshot().transitions() > executed);

        Recordings.open(bench.page(), file);
        bench.settle();

        assertTrue(selected().isReplay());
        assertEquals("Recording of A match list", selected().launch().title());
        assertEquals(executed, selected().controller().snapshot().transitions());
        assertEquals(bench.page().findView(PortalsGraphView.ID), bench.page().getActivePart());
        ScenarioEditor text = (ScenarioEditor) bench.page().getActiveEditor();
        assertTrue(text.isInSession());
        assertEquals(Library.open("3.7-match-list").source(), text.getDocumentProvider().getDocument(text.getEditorInput()).get());
    }

    @Test
    void shouldGoToTheBeginningOfARecordingInsteadOfRunningItAgain() throws Exception {
        bench.open("3.7-match-list");
        Path file = save("list.ptlrec");
        Recordings.open(bench.page(), file);
        OpenSession replay = selected();
        Position first = replay.controller().snapshot().position();
        bench.controller().move(StepKind.RESUME, Direction.FORWARD);
        bench.await("the end", () -> !bench.controller().isBusy());
        Commands.run("org.portalscope.ui.restart");
        bench.settle();

        assertEquals(replay, selected());
        assertEquals(first, replay.controller().snapshot().position());
    }

    @Test
    void shouldRemoveTheFileOfASessionThatIsClosedAndKeepOneThatWasOpened() throws Exception {
        bench.open("3.7-match-list");
        Path own = selected().recording().orElseThrow().flushed();
        Path file = save("list.ptlrec");
        assertTrue(Files.exists(own));
        Recordings.open(bench.page(), file);
        bench.closeAll();

        assertFalse(Files.exists(own));
        assertTrue(Files.exists(file));
    }

    @Test
    void shouldOpenRecordingsThatAreDropped() throws Exception {
        bench.open("3.7-match-list");
        Path file = save("list.ptlrec");
        new FileDrop(bench.window()).open(folder.resolve("other.txt").toString(), file.toString());
        bench.settle();

        assertTrue(selected().isReplay());
    }

    @Test
    void shouldExportWhatHasHappenedAndOpenItsInputsAgain() throws Exception {
        bench.open("3.7-match-list");
        int executed = selected().controller().snapshot().transitions();
        for (ExportForm form : ExportForm.values()) {
            Path file = folder.resolve("list" + form.suffix());
            assertEquals(Optional.empty(), Recordings.export(selected().recording().orElseThrow(), form, file));
            assertTrue(Files.size(file) > 0, form.label());
        }
        assertEquals(List.of(), Recordings.openText(bench.page(), folder.resolve("list.jsonl")));
        bench.settle();

        assertTrue(selected().isReplay());
        assertEquals(executed, selected().controller().snapshot().transitions());
        Path own = selected().recording().orElseThrow().flushed();
        assertTrue(Files.exists(own));
        bench.closeAll();
        assertFalse(Files.exists(own));
    }

    @Test
    void shouldSayWhatIsWrongWithATextOfInputs() throws Exception {
        Path bad = Files.writeString(folder.resolve("bad.jsonl"), "{}\n");
        InputTextException refusal = assertThrows(InputTextException.class, () -> Recordings.openText(bench.page(), bad));
        assertTrue(refusal.getMessage().startsWith("bad.jsonl:1:"), refusal.getMessage());
        assertEquals(Optional.empty(), bench.controller().open());
    }

    @Test
    void shouldRefuseToMergeTwoRecordingsOfOneProcess() throws Exception {
        bench.open("3.7-match-list");
        Path one = save("one.ptlrec");
        Path other = save("other.ptlrec");
        IOException refusal = assertThrows(IOException.class, () -> Recordings.open(bench.page(), List.of(one, other)));
        assertTrue(refusal.getMessage().startsWith("two of the recordings hold process "), refusal.getMessage());
        assertFalse(selected().isReplay());
    }

    @Test
    void shouldRefuseWhatIsNoRecording() throws Exception {
        Path other = Files.writeString(folder.resolve("other.ptlrec"), "scenario");
        IOException refusal = assertThrows(IOException.class, () -> Recordings.open(bench.page(), other));
        assertTrue(refusal.getMessage().startsWith("other.ptlrec: This is no recording"), refusal.getMessage());
        assertEquals(Optional.empty(), bench.controller().open());
    }

    @Test
    void shouldOfferARunThatWasNotClosed() throws Exception {
        bench.open("3.7-match-list");
        Path file = save("list.ptlrec");
        Shell shell = new Shell();
        try {
            shell.setLayout(new GridLayout());
            new LeftRuns(shell, List.of(new RecordingFolder.Left(file, "A match list"), new RecordingFolder.Left(folder.resolve("none"), "Another")));
            Link link = (Link) shell.getChildren()[0];
            assertTrue(link.getText().startsWith("A run of 'A match list' was not closed in good order."), link.getText());
            choose(link, "open");
            assertTrue(selected().isReplay());
            assertTrue(link.getText().startsWith("A run of 'Another'"), link.getText());
            choose(link, "discard");
            assertFalse(link.getVisible());
        } finally {
            shell.dispose();
        }
    }

    private void choose(Link link, String href) {
        Event event = new Event();
        event.text = href;
        link.notifyListeners(SWT.Selection, event);
        bench.settle();
    }
}
