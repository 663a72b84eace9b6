package org.portalscope.ui.tests.window;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.file.Files;
import java.util.Optional;

import org.eclipse.core.runtime.Platform;
import org.junit.jupiter.api.Test;
import org.portalscope.ui.part.UnexpectedErrors;
import org.portalscope.ui.tests.LoggedProblems;

/** An exception that nothing expects ends in a sentence that names the log. */
class UnexpectedErrorsTest {

    @Test
    void shouldNameTheLogThatHoldsTheStackTrace() throws Exception {
        try (LoggedProblems problems = new LoggedProblems()) {
            String words = UnexpectedErrors.logged("Internal error in a test.", new IllegalStateException("no such line"));
            assertEquals("Internal error in a test. The stack trace is in " + Platform.getLogFileLocation().toOSString() + ".", words);
            assertTrue(problems.text().contains("Internal error in a test."), problems::text);
        }
        String log = Files.readString(Platform.getLogFileLocation().toPath());
        assertTrue(log.contains("java.lang.IllegalStateException: no such line"), log);
        assertTrue(log.contains("at " + UnexpectedErrorsTest.class.getName()), log);
    }

    @Test
    void shouldReportAnErrorThatRecursOnce() {
        UnexpectedErrors errors = new UnexpectedErrors();
        for (int i = 0; i < 3; i++) {
            Optional<String> words = errors.report(new IllegalStateException("no such row"));
            assertEquals(i == 0, words.isPresent());
            words.ifPresent(text -> assertTrue(text.startsWith("Internal error: java.lang.IllegalStateException: no such row. Please report it;"), text));
        }
        assertFalse(errors.report(new IllegalStateException("another place")).isEmpty());
    }
}
