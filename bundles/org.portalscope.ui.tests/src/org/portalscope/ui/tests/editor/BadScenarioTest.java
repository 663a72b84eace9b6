package org.portalscope.ui.tests.editor;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Iterator;
import java.util.List;

import org.eclipse.jface.text.BadLocationException;
import org.eclipse.jface.text.IDocument;
import org.eclipse.jface.text.source.Annotation;
import org.eclipse.jface.text.source.IAnnotationModel;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.portalscope.scenario.source.ScenarioException;
import org.portalscope.timeline.Direction;
import org.portalscope.timeline.Position;
import org.portalscope.timeline.session.StepKind;
import org.portalscope.ui.editor.ScenarioEditor;
import org.portalscope.ui.editor.Scenarios;
import org.portalscope.ui.graph.PortalsGraphView;
import org.portalscope.ui.part.SessionView;
import org.portalscope.ui.session.OpenSession;
import org.portalscope.ui.tests.Bench;
import org.portalscope.ui.tests.Pictures;
import org.portalscope.ui.translation.TranslationView;
import org.portalscope.ui.variables.VariablesView;

class BadScenarioTest {

    private final Bench bench = new Bench();

    @AfterEach
    void close() {
        bench.closeAll();
    }

    @Test
    void shouldKeepTheLastGoodWorldWhenTheTextHasErrors() throws Exception {
        ScenarioEditor editor = bench.open("3.7-match-list");
        OpenSession session = bench.controller().open().orElseThrow();
        Position position = session.controller().snapshot().position();
        IDocument document = editor.getDocumentProvider().getDocument(editor.getEditorInput());
        String good = document.get();

        document.set(good.replace("PtlPut(md", "PtlPutt(md"));
        editor.start();
        bench.settle();

        assertSame(session, bench.controller().open().orElseThrow());
        assertEquals(position, bench.controller().snapshot().orElseThrow().position());
        assertTrue(errors(editor).stream().anyMatch(words -> words.startsWith("found 'PtlPutt', expected a function")),
                errors(editor).toString());
        Pictures.save(bench, "edited-with-an-error");

        document.set(good);
        editor.start();
        bench.settle();

        assertNotEquals(session, bench.controller().open().orElseThrow());
        assertEquals(List.of(), errors(editor));
    }

    @Test
    void shouldOpenAFileWithErrorsWithoutStartingIt() throws Exception {
        ScenarioEditor editor = bench.open("bad.ptl", "scenario 5;");

        assertTrue(bench.controller().open().isEmpty());
        assertEquals(1, errors(editor).size(), errors(editor).toString());
    }

    @Test
    void shouldNotShowTheRunOfAnotherFile() throws Exception {
        ScenarioEditor good = bench.open("3.7-match-list");
        OpenSession session = bench.controller().open().orElseThrow();

        ScenarioEditor bad = bench.open("bad.ptl", "scenario 5;");
        assertTrue(bench.controller().open().isEmpty());
        assertEquals("'bad.ptl' has errors and is not running. Line 1, column 10: found '5', expected a text in double quotes.",
                bench.controller().obstacle().orElseThrow());

        bench.activate(good);
        assertSame(session, bench.controller().open().orElseThrow());
        bench.activate(bad);
        assertTrue(bench.controller().open().isEmpty());
    }

    @Test
    void shouldSayAboveEveryViewThatTheTextHasErrorsSince() throws Exception {
        ScenarioEditor editor = bench.open("3.7-match-list");
        IDocument document = editor.getDocumentProvider().getDocument(editor.getEditorInput());
        document.set(document.get().replace("PtlPut(md", "PtlPutt(md"));
        editor.start();
        bench.settle();
        for (String id : List.of(PortalsGraphView.ID, TranslationView.ID, VariablesView.ID)) {
            SessionView view = (SessionView) bench.page().showView(id);
            bench.settle();
            assertEquals("A match list: its text has errors, and this is its last run without", view.getContentDescription().strip());
        }
    }

    @Test
    void shouldMarkTheStatementAtTheCursorWhereItStandsNow() throws Exception {
        ScenarioEditor editor = bench.open("3.7-match-list");
        IDocument document = editor.getDocumentProvider().getDocument(editor.getEditorInput());
        document.replace(0, 0, "// one\n// two\n");
        bench.controller().move(StepKind.OVER, Direction.FORWARD);
        bench.controller().move(StepKind.OVER, Direction.BACK);
        bench.settle();

        int executed = bench.controller().snapshot().orElseThrow().statement().orElseThrow().line();
        assertEquals(executed + 2, markedLine(editor, document));
    }

    @Test
    void shouldMarkTheStatementWithWhichTheRunFailsUntilTheNextRun() throws Exception {
        String text = "scenario \"Fails\";\nprocess p at 0:0 {\n    x = 1;\n    assert x == 2;\n}\n";
        ScenarioEditor editor = bench.open("fails.ptl", text);
        bench.controller().move(StepKind.RESUME, Direction.FORWARD);
        bench.await("the end", () -> !bench.controller().isBusy());
        bench.settle();

        String words = bench.controller().snapshot().orElseThrow().finding().orElseThrow();
        assertEquals(List.of(words), annotations(editor, ".warning"));

        IDocument document = editor.getDocumentProvider().getDocument(editor.getEditorInput());
        document.set(text.replace("x == 2", "x == 1"));
        editor.start();
        bench.settle();
        assertEquals(List.of(), annotations(editor, ".warning"));
    }

    private static int markedLine(ScenarioEditor editor, IDocument document) throws BadLocationException {
        IAnnotationModel model = editor.getDocumentProvider().getAnnotationModel(editor.getEditorInput());
        for (Iterator<Annotation> annotations = model.getAnnotationIterator(); annotations.hasNext();) {
            Annotation annotation = annotations.next();
            if (annotation.getType().equals("org.portalscope.ui.currentStatement")) {
                return document.getLineOfOffset(model.getPosition(annotation).getOffset()) + 1;
            }
        }
        return 0;
    }

    @Test
    void shouldFindNothingWrongWithAFileThatScenariosImport() throws Exception {
        ScenarioEditor editor = bench.open("tags.ptl", "const TAG = 7;\n");

        editor.start();
        assertEquals(List.of(), errors(editor));
        assertTrue(bench.controller().open().isEmpty());
    }

    @Test
    void shouldSayWhatIsWrongWithAFileThatCannotBeRead(@TempDir Path folder) throws Exception {
        Path missing = folder.resolve("missing.ptl");
        Path noise = folder.resolve("noise.ptl");
        Files.write(noise, new byte[10 << 20]);

        ScenarioException first = assertThrows(ScenarioException.class, () -> Scenarios.open(bench.page(), missing));
        ScenarioException second = assertThrows(ScenarioException.class, () -> Scenarios.open(bench.page(), noise));

        assertEquals(missing + ": there is no such file", first.getMessage());
        assertTrue(second.getMessage().contains("too large"), second.getMessage());
        assertEquals(0, bench.page().getEditorReferences().length);
    }

    private static List<String> errors(ScenarioEditor editor) {
        return annotations(editor, ".error");
    }

    private static List<String> annotations(ScenarioEditor editor, String type) {
        IAnnotationModel model = editor.getDocumentProvider().getAnnotationModel(editor.getEditorInput());
        List<String> words = new ArrayList<>();
        model.getAnnotationIterator().forEachRemaining(annotation -> {
            if (annotation.getType().endsWith(type)) {
                words.add(annotation.getText());
            }
        });
        return words;
    }
}
