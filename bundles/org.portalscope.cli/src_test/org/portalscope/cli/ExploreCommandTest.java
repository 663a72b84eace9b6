package org.portalscope.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.file.Files;
import java.nio.file.Path;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class ExploreCommandTest {

    private static final String RACE = """
            scenario "Two threads";
            process p at 0:0 {
                x = 0;
                thread other { x = 1; }
                assert x == 0;
            }
            """;

    @TempDir
    private Path folder;

    private final StringWriter out = new StringWriter();
    private final StringWriter err = new StringWriter();

    @Test
    void shouldPrintTheShortestOrderThatGoesWrong() throws IOException {
        assertEquals(1, explore(RACE));
        assertEquals("""
                    1  p runs line 3: x = 0;
                    2  p runs line 4: thread other
                    3  p runs line 4: x = 1;
                    4  p runs line 5: assert x == 0;
                after 4 transitions: test.ptl:5:12: x == 0 does not hold: x is 1
                found among 6 states and 6 transitions
                """, output());
    }

    @Test
    void shouldSayThatNothingGoesWrongInAnyOrder() throws IOException {
        assertEquals(0, explore(RACE.replace("x == 0", "x < 2")));
        assertTrue(output().startsWith("none among 6 states and 6 transitions, complete (that two states were taken for one is less probable than 2^-123)"), this::output);
    }

    @Test
    void shouldSayWhichBoundItReached() throws IOException {
        String endless = RACE.replace("assert x == 0;", "repeat 1000 { x = x + 1; }");
        assertEquals(3, explore(endless, "--states", "100"));
        assertTrue(output().contains("none among 100 states") && output().contains("not complete: stopped by the bound of states"), this::output);
        assertEquals(3, explore(endless, "--depth", "10"));
        assertTrue(output().contains("stopped by the bound of depth"), this::output);
        assertEquals(3, explore(RACE.replace("assert x == 0;", "repeat 100_000_000 { x = x + 1; }"), "--memory", "1"));
        assertTrue(output().contains("stopped by the bound of memory"), this::output);
    }

    @Test
    void shouldLookForWhatIsWantedOnly() throws IOException {
        assertEquals(0, explore(RACE, "--find", "stuck,drop"));
    }

    @Test
    void shouldSayWhatIsWrongWithItsOptions() throws IOException {
        assertEquals(2, explore(RACE, "--find", "sleep"));
        assertTrue(err.toString().contains("--find") && err.toString().contains("STUCK"), err::toString);
        assertEquals(2, explore(RACE, "--states", "0"));
        assertTrue(err.toString().contains("'--states': expected at least 1, not 0"), err::toString);
    }

    @Test
    void shouldTellOfItsProgress() throws IOException {
        assertEquals(1, explore(RACE, "--progress", "--workers", "2"));
    }

    private String output() {
        return out.toString().replace(System.lineSeparator(), "\n");
    }

    private int explore(String scenario, String... options) throws IOException {
        out.getBuffer().setLength(0);
        Path file = folder.resolve("test.ptl");
        Files.writeString(file, scenario);
        String[] arguments = new String[options.length + 2];
        arguments[0] = "explore";
        arguments[1] = file.toString();
        System.arraycopy(options, 0, arguments, 2, options.length);
        return Main.run(new PrintWriter(out), new PrintWriter(err), arguments);
    }
}
