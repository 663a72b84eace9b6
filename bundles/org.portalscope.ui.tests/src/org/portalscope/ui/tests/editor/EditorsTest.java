package org.portalscope.ui.tests.editor;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotSame;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;

import org.eclipse.core.runtime.NullProgressMonitor;
import org.eclipse.jface.text.IDocument;
import org.eclipse.jface.text.ITextSelection;
import org.eclipse.swt.widgets.Display;
import org.eclipse.swt.widgets.Shell;
import org.eclipse.ui.IWorkbenchCommandConstants;
import org.eclipse.ui.handlers.IHandlerService;
import org.eclipse.ui.texteditor.ITextEditorActionConstants;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.portalscope.scenario.Scenario;
import org.portalscope.scenario.library.Library;
import org.portalscope.timeline.Direction;
import org.portalscope.timeline.Position;
import org.portalscope.timeline.session.StepKind;
import org.portalscope.ui.editor.ScenarioEditor;
import org.portalscope.ui.editor.Scenarios;
import org.portalscope.ui.graph.PortalsGraphView;
import org.portalscope.ui.part.SessionView;
import org.portalscope.ui.session.OpenSession;
import org.portalscope.ui.session.SessionServices;
import org.portalscope.ui.tests.Bench;
import org.portalscope.world.World;
import org.portalscope.world.schedule.Schedule;
import org.portalscope.world.schedule.ScheduleException;
import org.portalscope.world.schedule.ScheduleOrigin;
import org.portalscope.world.schedule.ScheduledChoice;

class EditorsTest {

    private final Bench bench = new Bench();

    @AfterEach
    void close() {
        bench.closeAll();
    }

    @Test
    void shouldOpenTheSessionOfTheEditorThatComesToTheFront() throws Exception {
        ScenarioEditor first = bench.open("3.7-match-list");
        OpenSession session = bench.controller().open().orElseThrow();
        bench.controller().move(StepKind.OVER, Direction.FORWARD);
        Position position = session.controller().snapshot().position();

        ScenarioEditor second = bench.open("5.2-dropped-requests");
        assertTrue(second.isInSession());
        assertFalse(first.isInSession());

        bench.activate(first);
        assertSame(session, bench.controller().open().orElseThrow());
        assertEquals(position, bench.controller().snapshot().orElseThrow().position());
    }

    @Test
    void shouldGoOnWithoutItsEditorUntilTheSessionIsClosed() throws Exception {
        bench.open("3.7-match-list");
        OpenSession session = bench.controller().open().orElseThrow();
        bench.page().closeAllEditors(false);
        bench.settle();
        assertSame(session, bench.controller().open().orElseThrow());
        bench.controller().move(StepKind.OVER, Direction.FORWARD);

        bench.window().getService(IHandlerService.class).executeCommand("org.portalscope.ui.restart", null);
        assertNotSame(session, bench.controller().open().orElseThrow());
        assertEquals(1, SessionServices.sessions().all().size());

        bench.window().getService(IHandlerService.class).executeCommand("org.portalscope.ui.closeSession", null);
        assertTrue(bench.controller().open().isEmpty());
        assertTrue(bench.controller().snapshot().isEmpty());
    }

    @Test
    void shouldKeepAPinnedViewAtItsSession() throws Exception {
        bench.open("3.7-match-list");
        SessionView view = (SessionView) bench.page().showView(PortalsGraphView.ID);
        OpenSession first = view.controller().open().orElseThrow();
        view.controller().hold(true);
        bench.open("5.2-dropped-requests");
        assertSame(first, view.controller().open().orElseThrow());
        assertNotSame(first, bench.controller().open().orElseThrow());
        view.controller().hold(false);
        assertNotSame(first, view.controller().open().orElseThrow());
    }

    @Test
    void shouldCloseTheEditorInFrontWhileAViewHasTheFocus() throws Exception {
        bench.open("3.7-match-list");
        bench.open("5.2-dropped-requests");
        bench.activate(bench.page().showView(PortalsGraphView.ID));

        bench.window().getService(IHandlerService.class).executeCommand(IWorkbenchCommandConstants.FILE_CLOSE, null);

        assertEquals("3.7-match-list.ptl", bench.page().getActiveEditor().getTitle());
    }

    @Test
    void shouldKeepTheCursorWhereItIsWhenTheTextIsSaved(@TempDir Path folder) throws Exception {
        Path file = Files.writeString(folder.resolve("saved.ptl"), Library.open("3.7-match-list").source());
        Scenarios.open(bench.page(), file);
        bench.settle();
        ScenarioEditor editor = (ScenarioEditor) bench.page().getActiveEditor();
        bench.controller().move(StepKind.RESUME, Direction.FORWARD);
        bench.await("the end", () -> !bench.controller().isBusy());
        bench.controller().seek(new Position(40, 2));
        OpenSession before = bench.controller().open().orElseThrow();

        editor.getDocumentProvider().getDocument(editor.getEditorInput()).replace(0, 0, "// a line more\n");
        editor.doSave(new NullProgressMonitor());
        bench.settle();

        assertNotSame(before, bench.controller().open().orElseThrow());
        assertEquals(new Position(40, 2), bench.controller().snapshot().orElseThrow().position());
    }

    @Test
    void shouldKeepTheTextWhenItsFileHasGoneAndTheQuestionIsClosed(@TempDir Path folder) throws Exception {
        Path file = Files.writeString(folder.resolve("gone.ptl"), Library.open("3.11.1-put").source());
        Scenarios.open(bench.page(), file);
        bench.settle();
        ScenarioEditor editor = (ScenarioEditor) bench.page().getActiveEditor();
        IDocument document = editor.getDocumentProvider().getDocument(editor.getEditorInput());
        document.replace(0, 0, "// what nobody has written down elsewhere\n");
        String text = document.get();
        bench.activate(bench.page().showView(PortalsGraphView.ID));
        Files.delete(file);

        Shell window = bench.window().getShell();
        Runnable escape = () -> Stream.of(window.getShells()).filter(Shell::isVisible).forEach(Shell::close);
        Display.getCurrent().timerExec(500, escape);
        bench.activate(editor);
        bench.await("the question", () -> Stream.of(window.getShells()).noneMatch(Shell::isVisible));

        assertSame(editor, bench.page().getActiveEditor());
        assertEquals(text, document.get());
        assertTrue(editor.isDirty());
    }

    @Test
    void shouldReplayASchedule() throws Exception {
        ScenarioEditor editor = bench.open("3.7-match-list");
        Scenario scenario = Library.open("3.7-match-list");
        World world = scenario.world();
        Schedule.Line last = Schedule.Line.of(world, world.enabled().get(world.enabled().size() - 1));
        editor.replay(new Schedule("a.schedule", scenario.origin(), List.of(), List.of(last)));
        assertEquals(last.choice(), ScheduledChoice.of(world, bench.controller().snapshot().orElseThrow().timeline().transition(1).choice()));

        ScheduleOrigin other = ScheduleOrigin.of("Another", "other.ptl", List.of("another"));
        assertThrows(ScheduleException.class, () -> editor.replay(new Schedule("a.schedule", other, List.of(), List.of(last))));
    }

    @Test
    void shouldFormatAsOneChange() throws Exception {
        ScenarioEditor editor = bench.open("3.7-match-list");
        IDocument document = editor.getDocumentProvider().getDocument(editor.getEditorInput());
        String text = document.get();
        String spoilt = text.replace("    ", "\t ");
        document.set(spoilt);
        editor.format();
        assertEquals(text, document.get());

        editor.getAction(ITextEditorActionConstants.UNDO).run();
        assertEquals(spoilt, document.get());
    }

    @Test
    void shouldNotFormatWhatItCannotRead() throws Exception {
        ScenarioEditor editor = bench.open("3.7-match-list");
        IDocument document = editor.getDocumentProvider().getDocument(editor.getEditorInput());
        String wrong = document.get() + "\n  }";
        document.set(wrong);
        editor.format();
        assertEquals(wrong, document.get());
        assertEquals("}", ((ITextSelection) editor.getSelectionProvider().getSelection()).getText());
    }

    @Test
    void shouldGiveTheKeysToTheGraphWhenAScenarioOpens() throws Exception {
        bench.open("3.7-match-list");
        assertEquals(PortalsGraphView.ID, bench.page().getActivePart().getSite().getId());
    }
}
