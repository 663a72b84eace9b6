package org.portalscope.ui.tests.window;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;

import org.eclipse.core.runtime.Platform;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.portalscope.session.StepKind;
import org.portalscope.session.timeline.Direction;
import org.portalscope.ui.part.UnexpectedErrors;
import org.portalscope.ui.recording.Recordings;
import org.portalscope.ui.session.OpenSession;
import org.portalscope.ui.tests.Bench;
import org.portalscope.ui.tests.Doubling;
import org.portalscope.ui.tests.LoggedProblems;

/** An exception that nothing expects ends in a sentence that names the log, and the workbench goes on. */
class UnexpectedErrorsTest {

    private static final String TEXT = """
            scenario "A protocol that fails"; use doubling;

            process p at 0:0 {
                n = doubling_double(21);
            }
            """;

    private final Bench bench = new Bench();

    @TempDir
    private Path folder;

    @AfterEach
    void close() {
        Doubling.failing = false;
        bench.closeAll();
    }

    @Test
    void shouldSayThatAFileIsDamagedAndKeepTheSession() throws Exception {
        bench.open("failing.ptl", TEXT);
        bench.controller().move(StepKind.RESUME, Direction.FORWARD);
        bench.await("the end", () -> bench.controller().snapshot().orElseThrow().result().isPresent());
        OpenSession session = bench.controller().open().orElseThrow();
        Path file = folder.resolve("failing.ptlrec");
        Recordings.save(session.recording().orElseThrow(), file);

        Doubling.failing = true;
        try (LoggedProblems problems = new LoggedProblems()) {
            String words = assertThrows(IOException.class, () -> Recordings.open(bench.page(), file)).getMessage();
            assertTrue(words.contains(file + " is damaged in a way that Portalscope does not recognize"), words);
            assertTrue(words.contains("The stack trace is in " + Platform.getLogFileLocation().toOSString()), words);
            assertTrue(problems.text().contains(file.toString()), problems::text);
        }
        assertTrue(Files.readString(Platform.getLogFileLocation().toPath()).contains(Doubling.FAILURE));
        assertEquals(Optional.of(session), bench.controller().open());
        Doubling.failing = false;
        Recordings.open(bench.page(), file);
        bench.settle();
        assertTrue(bench.controller().open().orElseThrow().isReplay());
    }

    @Test
    void shouldReportAnErrorThatRecursOnce() {
        UnexpectedErrors errors = new UnexpectedErrors();
        for (int i = 0; i < 3; i++) {
            Optional<String> words = errors.report(new IllegalStateException("no such row"));
            assertEquals(i == 0, words.isPresent());
            words.ifPresent(sentence -> assertTrue(sentence.startsWith("Internal error: java.lang.IllegalStateException: no such row. Please report it;"), sentence));
        }
        assertFalse(errors.report(new IllegalStateException("another place")).isEmpty());
    }
}
