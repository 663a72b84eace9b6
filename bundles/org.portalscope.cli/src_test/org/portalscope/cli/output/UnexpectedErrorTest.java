package org.portalscope.cli.output;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.io.Writer;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

import org.portalscope.cli.Main;
import org.portalscope.export.report.ExitStatus;

import org.junit.jupiter.api.Test;

class UnexpectedErrorTest {

    private static final Pattern LOG = Pattern.compile("\\(stack trace: (.*)\\)");

    private final StringWriter err = new StringWriter();

    /** A standard output that fails as nothing expects. */
    private static final class FailingWriter extends Writer {

        @Override
        public void write(char[] characters, int from, int count) {
            throw new IllegalStateException("no output");
        }

        @Override
        public void flush() {
            // there is nothing
        }

        @Override
        public void close() {
            // there is nothing
        }
    }

    private int run(String... arguments) {
        return Main.run(new PrintWriter(new FailingWriter()), new PrintWriter(err, true), arguments);
    }

    private String log() throws IOException {
        Matcher named = LOG.matcher(err.toString());
        assertTrue(named.find(), err::toString);
        Path file = Path.of(named.group(1));
        String text = Files.readString(file);
        Files.delete(file);
        return text;
    }

    @Test
    void shouldNameTheCommandAndTheLog() throws IOException {
        assertEquals(ExitStatus.INTERNAL_ERROR, run("list"));
        assertTrue(err.toString().startsWith("internal error in list: java.lang.IllegalStateException: no output; please report it (stack trace: "),
                err::toString);
        assertFalse(err.toString().contains("\tat "), err::toString);
        String log = log();
        assertTrue(log.startsWith("Portalscope ") && log.contains("portalscope list") && log.contains("\tat "), log);
    }

    @Test
    void shouldShowTheStackTraceWithDebug() throws IOException {
        assertEquals(ExitStatus.INTERNAL_ERROR, run("list", "--debug"));
        assertTrue(err.toString().contains("\tat org.portalscope.cli."), err::toString);
        log();
    }

    @Test
    void shouldCallDamageThatNothingRecognizesBadInput() throws IOException {
        int status = new UnexpectedError(new PrintWriter(err, true), false, "replay", "run.ptlrec")
                .unrecognized("run.ptlrec is damaged in a way that Portalscope does not recognize", new IllegalStateException("deep inside"));
        assertEquals(ExitStatus.BAD_INPUT, status);
        assertTrue(err.toString().startsWith("run.ptlrec is damaged in a way that Portalscope does not recognize (stack trace: "), err::toString);
        assertTrue(log().contains("deep inside"));
    }
}
