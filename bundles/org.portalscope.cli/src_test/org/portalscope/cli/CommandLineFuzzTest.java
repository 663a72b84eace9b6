package org.portalscope.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.Set;

import org.portalscope.export.report.ExitStatus;

import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Whatever the arguments and the files are, a command ends with a documented status, says why if that is not 0, and shows no stack trace. */
class CommandLineFuzzTest {

    private static final int SAMPLE = 200;
    private static final int ALL = 10_000;
    private static final Set<Integer> STATUSES = Set.of(ExitStatus.FINE, ExitStatus.FAILED, ExitStatus.BAD_INPUT, ExitStatus.BOUND);

    @TempDir
    private Path folder;

    private final InputStream standardInput = System.in;

    @BeforeEach
    void answer() {
        System.setIn(new ByteArrayInputStream("o\ni\n?\nt\nzzz\nO\n1\nq\n".getBytes(StandardCharsets.UTF_8)));
    }

    @AfterEach
    void restore() {
        System.setIn(standardInput);
    }

    @Test
    void shouldAnswerWhateverItIsGiven() throws IOException {
        assertEquals(List.of(), unanswered(0, SAMPLE));
    }

    @Test
    @Tag("long")
    void shouldAnswerWhateverItIsGivenInFull() throws IOException {
        assertEquals(List.of(), unanswered(SAMPLE, ALL));
    }

    private List<String> unanswered(int from, int to) throws IOException {
        List<String> unanswered = new ArrayList<>();
        for (int seed = from; seed < to; seed++) {
            List<String> arguments = new RandomCommand(new Random(seed), folder).arguments();
            StringWriter out = new StringWriter();
            StringWriter err = new StringWriter();
            answer();
            int status = Main.run(new PrintWriter(out), new PrintWriter(err, true), arguments.toArray(String[]::new));
            if (!isAnswer(status, out.toString(), err.toString())) {
                unanswered.add("seed " + seed + ", status " + status + ": " + arguments + "\n" + err);
            }
        }
        return unanswered;
    }

    private static boolean isAnswer(int status, String out, String err) {
        return STATUSES.contains(status) && !err.contains("\tat ") && !err.contains("Exception") && (status == ExitStatus.FINE || !(out + err).isBlank());
    }
}
