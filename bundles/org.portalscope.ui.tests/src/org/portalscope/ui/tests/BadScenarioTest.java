package org.portalscope.ui.tests;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;

import org.eclipse.jface.text.IDocument;
import org.eclipse.jface.text.source.IAnnotationModel;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.portalscope.scenario.source.ScenarioException;
import org.portalscope.session.timeline.Position;
import org.portalscope.ui.editor.ScenarioEditor;
import org.portalscope.ui.editor.Scenarios;
import org.portalscope.ui.session.OpenSession;

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
        IAnnotationModel model = editor.getDocumentProvider().getAnnotationModel(editor.getEditorInput());
        List<String> words = new ArrayList<>();
        model.getAnnotationIterator().forEachRemaining(annotation -> {
            if (annotation.getType().endsWith(".error")) {
                words.add(annotation.getText());
            }
        });
        return words;
    }
}
