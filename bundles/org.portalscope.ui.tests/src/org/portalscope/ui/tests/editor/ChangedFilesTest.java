package org.portalscope.ui.tests.editor;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotSame;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.io.RandomAccessFile;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.FileTime;
import java.time.Instant;
import java.time.temporal.ChronoUnit;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.stream.Stream;

import org.eclipse.core.runtime.NullProgressMonitor;
import org.eclipse.jface.text.IDocument;
import org.eclipse.swt.SWT;
import org.eclipse.swt.widgets.Button;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.swt.widgets.Control;
import org.eclipse.swt.widgets.Display;
import org.eclipse.swt.widgets.Event;
import org.eclipse.swt.widgets.Link;
import org.eclipse.swt.widgets.Shell;
import org.eclipse.ui.IWorkbenchPage;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.portalscope.scenario.library.Library;
import org.portalscope.timeline.Direction;
import org.portalscope.timeline.Position;
import org.portalscope.timeline.session.StepKind;
import org.portalscope.ui.editor.ScenarioEditor;
import org.portalscope.ui.editor.Scenarios;
import org.portalscope.ui.graph.PortalsGraphView;
import org.portalscope.ui.part.Commands;
import org.portalscope.ui.recording.Recordings;
import org.portalscope.ui.session.OpenSession;
import org.portalscope.ui.session.SessionServices;
import org.portalscope.ui.tests.Bench;
import org.portalscope.ui.tests.LoggedProblems;
import org.portalscope.ui.tests.Pictures;

/** Files that change while they are open, and sessions that end under the user: views say so, and the workbench goes on. */
class ChangedFilesTest {

    private static final String LONG = "scenario \"Long\";\nprocess p at 0:0 {\n    i = 0;\n    while i < 40000 {\n        i = i + 1;\n    }\n}\n";

    /** The buttons of the question. */
    private static final String TAKE = "Take Its Text";
    private static final String DONT_TAKE = "Keep This Text";

    private final Bench bench = new Bench();
    private LoggedProblems problems;
    /** Whether dialogs are those of another test by now. */
    private boolean ended;

    @TempDir
    private Path folder;

    @BeforeEach
    void listen() {
        problems = new LoggedProblems();
    }

    @AfterEach
    void close() {
        ended = true;
        problems.close();
        bench.closeAll();
    }

    /** Opens a recording that is longer than what is kept of it. */
    private Path openLong() throws Exception {
        bench.open("long.ptl", LONG);
        bench.controller().move(StepKind.RESUME, Direction.FORWARD);
        bench.await("the end", () -> !bench.controller().isBusy());
        Path file = folder.resolve("long.ptlrec");
        Recordings.save(bench.controller().open().orElseThrow().recording().orElseThrow(), file);
        bench.closeAll();
        Recordings.open(bench.page(), file);
        bench.settle();
        return file;
    }

    private static void cut(Path file) throws IOException {
        try (RandomAccessFile whole = new RandomAccessFile(file.toFile(), "rw")) {
            whole.setLength(whole.length() / 3);
        }
    }

    @Test
    void shouldEndTheSessionOfARecordingThatIsCutAndSayWhyInItsViews() throws Exception {
        cut(openLong());
        bench.controller().seek(new Position(bench.controller().snapshot().orElseThrow().transitions() / 2, 1));
        bench.await("the end of the session", () -> bench.controller().open().isEmpty());
        bench.activate(bench.page().showView(PortalsGraphView.ID));
        String said = links(bench.window().getShell()).map(Link::getText).filter(text -> text.contains("has ended")).findFirst().orElseThrow();
        assertTrue(said.startsWith("'Recording of Long' has ended. long.ptlrec: "), said);
        assertTrue(said.contains("the file has been cut since it was opened"), said);
        Pictures.save(bench, "cut-recording");

        bench.open("3.7-match-list");
        bench.controller().move(StepKind.OVER, Direction.FORWARD);
        assertEquals("", problems.text());
    }

    @Test
    void shouldEndTheSessionAlsoIfItIsAViewThatCannotReadTheRecording() throws Exception {
        cut(openLong());
        Display.getCurrent().asyncExec(() -> {
            throw new UncheckedIOException(new IOException("what a view could not read"));
        });
        bench.await("the end of the session", () -> bench.controller().open().isEmpty());
        assertTrue(SessionServices.sessions().obstacle().orElseThrow().endsWith("what a view could not read"));
        assertEquals("", problems.text());
    }

    @Test
    void shouldRunWhatSomebodyElseHasWrittenIfTheUserTakesIt() throws Exception {
        Path file = Files.writeString(folder.resolve("put.ptl"), Library.open("3.11.1-put").source());
        Scenarios.open(bench.page(), file);
        bench.settle();
        ScenarioEditor editor = (ScenarioEditor) bench.page().getActiveEditor();
        OpenSession first = SessionServices.sessions().selected().orElseThrow();

        String other = Library.open("3.7-match-list").source();
        write(file, other, 1);
        answer(editor, DONT_TAKE);
        assertSame(first, SessionServices.sessions().selected().orElseThrow());
        assertFalse(document(editor).get().equals(other));
        assertTrue(editor.isDirty());

        write(file, other, 2);
        answer(editor, TAKE);
        assertEquals(other, document(editor).get());
        assertNotSame(first, SessionServices.sessions().selected().orElseThrow());
        assertEquals("A match list", SessionServices.sessions().selected().orElseThrow().launch().title());
        assertEquals(1, SessionServices.sessions().all().size());
        assertEquals("", problems.text());
    }

    /** Writes a file so that its time is another one than before. */
    private static void write(Path file, String text, int hours) throws IOException {
        Files.writeString(file, text);
        Files.setLastModifiedTime(file, FileTime.from(Instant.now().plus(hours, ChronoUnit.HOURS)));
    }

    /** Turns to an editor, and chooses a button of the question that this brings. */
    private void answer(ScenarioEditor editor, String button) throws Exception {
        bench.activate(bench.page().showView(PortalsGraphView.ID));
        boolean[] answered = new boolean[1];
        answerOnceAsked(button, answered);
        bench.activate(editor);
        bench.await("the question", () -> answered[0]);
        bench.settle();
    }

    private void answerOnceAsked(String label, boolean[] answered) {
        Display.getCurrent().timerExec(100, () -> {
            Optional<Button> button = dialogs().flatMap(ChangedFilesTest::find).filter(Button.class::isInstance).map(Button.class::cast)
                    .filter(each -> each.getText().replace("&", "").equals(label)).findFirst();
            answered[0] = button.isPresent();
            button.ifPresentOrElse(chosen -> chosen.notifyListeners(SWT.Selection, new Event()), () -> answerOnceAsked(label, answered));
        });
    }

    @Test
    void shouldKeepTheTextThatCannotBeSaved() throws Exception {
        Path file = Files.writeString(folder.resolve("put.ptl"), Library.open("3.11.1-put").source());
        Scenarios.open(bench.page(), file);
        bench.settle();
        ScenarioEditor editor = (ScenarioEditor) bench.page().getActiveEditor();
        document(editor).replace(0, 0, "// what nobody has written down elsewhere\n");
        String text = document(editor).get();
        Files.delete(file);
        Files.createDirectory(file);

        int[] closed = new int[1];
        closeDialogs(closed, 20);
        editor.doSave(new NullProgressMonitor());
        bench.await("a dialog", () -> closed[0] > 0);
        assertEquals(text, document(editor).get());
        assertTrue(editor.isDirty());
    }

    @Test
    void shouldGoOnWhereASessionEndsUnderPlayAPinnedViewAndASecondGraph() throws Exception {
        bench.open("3.7-match-list");
        OpenSession ending = bench.controller().open().orElseThrow();
        PortalsGraphView second = (PortalsGraphView) bench.page().showView(PortalsGraphView.ID, "second", IWorkbenchPage.VIEW_ACTIVATE);
        second.controller().hold(true);
        second.keep(OptionalInt.of(1));
        bench.open("5.2-dropped-requests");
        SessionServices.sessions().select(ending);
        Commands.run("org.portalscope.ui.play");
        bench.settle();
        Commands.run("org.portalscope.ui.closeSession");
        bench.settle();
        assertEquals("Dropped requests", bench.controller().snapshot().orElseThrow().title().replaceAll("'.*", ""));
        assertFalse(second.controller().isHeld());
        Commands.run("org.portalscope.ui.closeSession");
        bench.settle();
        assertTrue(bench.controller().open().isEmpty());
        bench.page().hideView(second);
        assertEquals("", problems.text());
    }

    private static IDocument document(ScenarioEditor editor) {
        return editor.getDocumentProvider().getDocument(editor.getEditorInput());
    }

    /** Closes dialogs as they come, and counts them. */
    private void closeDialogs(int[] count, int times) {
        Display.getCurrent().timerExec(100, () -> {
            List<Shell> open = ended ? List.of() : dialogs().toList();
            count[0] += open.size();
            open.forEach(Shell::close);
            if (times > 0 && !ended) {
                closeDialogs(count, times - 1);
            }
        });
    }

    private Stream<Shell> dialogs() {
        return Stream.of(bench.window().getShell().getShells()).filter(Shell::isVisible);
    }

    private static Stream<Link> links(Composite parent) {
        return find(parent).filter(Link.class::isInstance).map(Link.class::cast);
    }

    private static Stream<Control> find(Composite parent) {
        return Stream.of(parent.getChildren()).flatMap(child -> Stream.concat(Stream.of(child),
                child instanceof Composite inner ? find(inner) : Stream.empty()));
    }
}
