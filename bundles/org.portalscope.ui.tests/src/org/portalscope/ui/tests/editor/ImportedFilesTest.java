package org.portalscope.ui.tests.editor;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;

import org.eclipse.core.runtime.NullProgressMonitor;
import org.eclipse.jface.text.IDocument;
import org.eclipse.jface.text.ITextSelection;
import org.eclipse.jface.text.source.IAnnotationModel;
import org.eclipse.ui.handlers.IHandlerService;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.portalscope.analysis.breakpoint.Breakpoint;
import org.portalscope.analysis.breakpoint.LineTarget;
import org.portalscope.timeline.Direction;
import org.portalscope.timeline.Position;
import org.portalscope.timeline.session.StepKind;
import org.portalscope.ui.editor.ScenarioEditor;
import org.portalscope.ui.editor.Scenarios;
import org.portalscope.ui.recording.Recordings;
import org.portalscope.ui.session.OpenSession;
import org.portalscope.ui.session.SessionServices;
import org.portalscope.ui.tests.Bench;

/** The files that a scenario imports, in editors of their own, which show what its session executes in them. */
class ImportedFilesTest {

    private static final String MAIN = "scenario \"Main\";\nimport \"parts/twice.ptl\";\nprocess p at 0:0 {\n    x = twice(FIRST);\n    print x;\n}\n";
    private static final String PART = "const FIRST = 4;\nfunction twice(number: integer): integer {\n    y = number + number;\n    return y;\n}\n";

    private final Bench bench = new Bench();

    @TempDir
    private Path folder;

    private ScenarioEditor main;

    @BeforeEach
    void open() throws Exception {
        Files.createDirectories(folder.resolve("parts"));
        Files.writeString(folder.resolve("parts/twice.ptl"), PART);
        Scenarios.open(bench.page(), Files.writeString(folder.resolve("main.ptl"), MAIN));
        bench.settle();
        main = (ScenarioEditor) bench.page().getActiveEditor();
    }

    @AfterEach
    void close() {
        SessionServices.sessions().all().forEach(session -> session.controller().breakpoints().list().all()
                .forEach(each -> session.controller().breakpoints().list().remove(each.number())));
        bench.closeAll();
    }

    @Test
    void shouldGoToWhatAnImportedFileDeclares() throws Exception {
        ScenarioEditor part = follow(main, "twice(FIRST)");
        assertEquals(folder.resolve("parts/twice.ptl"), part.file().orElseThrow());
        assertEquals("twice", selection(part).getText());
        assertEquals(PART.indexOf("twice"), selection(part).getOffset());
        assertSame(part, follow(main, "FIRST)"));
        assertEquals("FIRST", selection(part).getText());
        assertSame(part, follow(main, "\"parts/twice.ptl\""));
    }

    @Test
    void shouldMarkWhatIsExecutedInAnImportedFileAndStopThere() throws Exception {
        ScenarioEditor part = follow(main, "twice(FIRST)");
        OpenSession session = bench.controller().open().orElseThrow();
        assertTrue(part.isInSession() && main.isInSession());
        session.controller().breakpoints().list().add(Breakpoint.of(new LineTarget("parts/twice.ptl", 3)));
        bench.settle();
        assertEquals(1, annotations(part, "org.portalscope.ui.breakpoint").size());
        bench.controller().seek(Position.START);
        bench.controller().move(StepKind.RESUME, Direction.FORWARD);
        bench.await("the line", () -> annotations(part, "org.portalscope.ui.currentStatement").size() == 1);
        assertEquals(3, session.controller().snapshot().statement().orElseThrow().line());
    }

    @Test
    void shouldRunTheScenarioAgainWhenAFileThatItImportsIsSaved() throws Exception {
        ScenarioEditor part = follow(main, "twice(FIRST)");
        OpenSession before = bench.controller().open().orElseThrow();
        before.controller().breakpoints().list().add(Breakpoint.of(new LineTarget("parts/twice.ptl", 3)));
        document(part).replace(0, 0, "// one line more\n");
        part.doSave(new NullProgressMonitor());
        bench.settle();

        OpenSession now = bench.controller().open().orElseThrow();
        assertEquals(1, SessionServices.sessions().all().size());
        assertFalse(now == before);
        assertEquals("line parts/twice.ptl:4", now.controller().breakpoints().list().all().get(0).breakpoint().text());
        assertTrue(part.isInSession() && main.isInSession());
        now.controller().move(StepKind.RESUME, Direction.FORWARD);
        bench.await("the line where it stands now", () -> now.controller().snapshot().statement().filter(place -> place.line() == 4).isPresent());
    }

    @Test
    void shouldKeepTheRunAndShowWhatIsWrongWithAFileThatIsSaved() throws Exception {
        ScenarioEditor part = follow(main, "twice(FIRST)");
        OpenSession before = bench.controller().open().orElseThrow();
        document(part).replace(document(part).get().indexOf("return y"), "return y".length(), "return nothing");
        part.doSave(new NullProgressMonitor());
        bench.settle();
        assertSame(before, bench.controller().open().orElseThrow());
        assertSame(part, bench.page().getActiveEditor());
        assertEquals("nothing", selection(part).getText());
    }

    @Test
    void shouldOnlyReadWhatARecordingImports() throws Exception {
        bench.controller().move(StepKind.RESUME, Direction.FORWARD);
        bench.await("the end", () -> !bench.controller().isBusy());
        Path file = folder.resolve("main.ptlrec");
        Recordings.save(bench.controller().open().orElseThrow().recording().orElseThrow(), file);
        bench.closeAll();
        Recordings.open(bench.page(), file);
        bench.settle();

        ScenarioEditor recorded = (ScenarioEditor) bench.page().getActiveEditor();
        ScenarioEditor part = follow(recorded, "twice(FIRST)");
        assertEquals(PART, document(part).get());
        assertTrue(part.isEditorInputReadOnly());
        assertFalse(part.isEditable());
        assertTrue(part.file().isEmpty());
        assertTrue(part.isInSession());
        assertSame(part, follow(recorded, "FIRST)"));
    }

    /** F3 with the caret at a place. */
    private ScenarioEditor follow(ScenarioEditor editor, String place) throws Exception {
        bench.activate(editor);
        editor.selectAndReveal(document(editor).get().indexOf(place) + 1, 0);
        bench.window().getService(IHandlerService.class).executeCommand("org.portalscope.ui.goToDeclaration", null);
        bench.settle();
        return (ScenarioEditor) bench.page().getActiveEditor();
    }

    private static ITextSelection selection(ScenarioEditor editor) {
        return (ITextSelection) editor.getSelectionProvider().getSelection();
    }

    private static IDocument document(ScenarioEditor editor) {
        return editor.getDocumentProvider().getDocument(editor.getEditorInput());
    }

    private static List<String> annotations(ScenarioEditor editor, String type) {
        IAnnotationModel model = editor.getDocumentProvider().getAnnotationModel(editor.getEditorInput());
        List<String> words = new ArrayList<>();
        model.getAnnotationIterator().forEachRemaining(annotation -> {
            if (annotation.getType().equals(type)) {
                words.add(annotation.getText());
            }
        });
        return words;
    }
}
