package org.portalscope.cli.argument;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.portalscope.cli.Main;

/** Commands take files, names of the library and standard input, and some take several. */
class NamedScenarioTest {

    private static final String PRINTS = "scenario \"One\"; process p at 0:0 { print \"one\"; }";
    private static final String FAILS = "scenario \"Two\"; process q at 0:0 {\n    assert 1 == 2;\n}";

    @TempDir
    private Path folder;

    private final StringWriter out = new StringWriter();
    private final StringWriter err = new StringWriter();

    @Test
    void shouldRunWhatStandardInputHolds() {
        assertEquals(0, run(PRINTS, "run", "-", "--quiet"));
        assertEquals("one\n", out());
        assertEquals(1, run(FAILS, "run", "-"));
        assertEquals("standard input:2:12: q: 1 == 2 does not hold", err.toString().strip());
    }

    @ParameterizedTest
    @ValueSource(strings = {"run", "run --format json", "explore", "render", "show", "show --source", "check", "format"})
    void shouldReadStandardInput(String command) {
        assertEquals(0, run(PRINTS, (command + " -").split(" ")), err::toString);
        assertEquals("", err.toString());
        assertEquals(command.equals("check"), out().isEmpty());
    }

    @ParameterizedTest
    @ValueSource(strings = {"run", "explore", "render", "show", "check", "format"})
    void shouldSayWhereStandardInputIsWrong(String command) {
        assertEquals(2, run("scenario \"x\";\nprocess p at 0:0 { x = ; }", command, "-"));
        assertEquals("standard input:2:24: found ';', expected an expression", err.toString().strip());
    }

    @Test
    void shouldNotReadAScenarioWhereItReadsAnswers() {
        assertEquals(2, run(PRINTS, "step", "-"));
        assertEquals("standard input holds the commands that step here: name a file for the scenario", err.toString().strip());
        assertEquals(2, run(PRINTS, "run", "-", "--scheduler", "ask"));
        assertEquals("standard input holds the answers of --scheduler ask here: name a file for the scenario", err.toString().strip());
    }

    @Test
    void shouldImportFromTheLibraryOnlyWhatStandardInputImports() {
        assertEquals(2, run("import \"/etc/passwd\"; " + PRINTS, "run", "-"));
        assertTrue(err.toString().startsWith("standard input:1:"), err::toString);
    }

    @Test
    void shouldCheckScenariosOfTheLibrary() {
        assertEquals(0, run("", "check", "3.7-match-list", "5.3-mpi-race"));
        assertEquals("", out() + err);
        assertEquals(2, run("", "check", "3.7-match-lists"));
        assertEquals("3.7-match-lists: there is no such file, and no scenario of that name in the library (did you mean 3.7-match-list?); "
                + "'portalscope list' tells the names", err.toString().strip());
    }

    @Test
    void shouldRunSeveralScenariosOneAfterTheOther() throws IOException {
        String one = file("one.ptl", PRINTS);
        String two = file("two.ptl", FAILS);
        assertEquals(1, run("", "run", one, two, one, "--steps", "none"));
        assertEquals("==> " + one + " <==\none\n==> " + two + " <==\n==> " + one + " <==\none\n", out());
        assertEquals(two + ": " + two + ":2:12: q: 1 == 2 does not hold\n", err.toString().replace(System.lineSeparator(), "\n"));
        assertEquals(1, run(PRINTS, "run", "--quiet", one, two, "-"));
        assertEquals("one\none\n", out());
    }

    @Test
    void shouldRunTheOthersWhereOneCannotBeRead() throws IOException {
        assertEquals(2, run("", "run", "--quiet", folder.resolve("none.ptl").toString(), file("one.ptl", PRINTS)));
        assertEquals("one\n", out());
        assertTrue(err.toString().contains("none.ptl: there is no such file"), err::toString);
    }

    @Test
    void shouldTellSeveralRunsAsJson() throws IOException {
        assertEquals(1, run("", "run", "--format", "json", file("one.ptl", PRINTS), file("two.ptl", FAILS)));
        assertEquals("run transition end run transition end", String.join(" ", out().lines().map(line -> line.split("\"")[3]).toList()));
    }

    @ParameterizedTest
    @ValueSource(strings = {"--record x.schedule", "--schedule x.schedule", "--scheduler ask"})
    void shouldRefuseWhatIsAboutOneRun(String option) {
        assertEquals(2, run("", ("run 3.7-match-list 3.11.1-put " + option).split(" ")));
        assertTrue(err.toString().contains(" is about one run: name one scenario"), err::toString);
    }

    private String file(String name, String text) throws IOException {
        return Files.writeString(folder.resolve(name), text).toString();
    }

    private String out() {
        return out.toString().replace(System.lineSeparator(), "\n");
    }

    private int run(String input, String... arguments) {
        out.getBuffer().setLength(0);
        err.getBuffer().setLength(0);
        InputStream before = System.in;
        System.setIn(new ByteArrayInputStream(input.getBytes(StandardCharsets.UTF_8)));
        try {
            return Main.run(new PrintWriter(out, true), new PrintWriter(err, true), arguments);
        } finally {
            System.setIn(before);
        }
    }
}
