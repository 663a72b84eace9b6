package org.portalscope.cli.comparison;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.portalscope.cli.Main;
import org.portalscope.cli.PutScenario;

class DiffCommandTest {

    @TempDir
    private Path folder;

    private final StringWriter out = new StringWriter();
    private final StringWriter err = new StringWriter();

    @Test
    void shouldSayNothingOfTheSameRunAndOfAnOrderThatMakesNoDifference() {
        assertEquals(0, run("diff", "5.3-mpi-race"));
        assertEquals(0, run("diff", "5.3-mpi-race", "5.3-mpi-race", "--right-seed", "0"));
        assertEquals("", out.toString() + err);
    }

    @Test
    void shouldShowWhereTheRaceOfTheDocumentIsDecided() {
        Path schedule = folder.resolve("race.schedule");
        assertEquals(1, run("explore", "5.3-mpi-race", "--out", schedule.toString()));
        out.getBuffer().setLength(0);
        assertEquals(1, run("diff", "5.3-mpi-race", "--right-schedule", schedule.toString()));
        assertEquals("""
                receiver (1:0) differs first in:
                < transition 40 (line 42: code = PtlEQGet(UnexpQueue, &event);): PtlEQGet returns PTL_OK
                > transition 40 (line 46: update = PtlMDUpdate(md, NULL, md_buf, PTL_EQ_NONE);): md 1 is updated: 8 bytes at 0x1000, threshold 0 → 1, \
                local offset 0 → 0
                its state after it:
                    md 0, pending: < 0  > 1
                    md 1, threshold: < 0  > 1
                    eq 1, events: < [PTL_EVENT_PUT_END of 0:0 (link 1)]  > [PTL_EVENT_PUT_START of 0:0 (link 1)]
                    7 bytes at 0x3000, bytes: < 6d 65 73 73 61 67 65  > 00 00 00 00 00 00 00
                """, out.toString());
    }

    @Test
    void shouldShowTheMembersInWhichTwoScenariosDiffer() throws IOException {
        Path left = file("left.ptl", PutScenario.text("7", "", ""));
        Path right = file("right.ptl", PutScenario.text("9", "", ""));
        assertEquals(1, run("diff", left.toString(), right.toString()));
        assertTrue(out.toString().contains("\n    match_bits: < 0x0007  > 0x0009\n"), out::toString);
        assertTrue(out.toString().contains("\n    me 0, match_bits: < 0x0007  > 0x0009\n"), out::toString);
    }

    @Test
    void shouldSayHowARunEndsThatDoesLess() throws IOException {
        Path left = file("left.ptl", PutScenario.text("7", "", ""));
        Path right = file("right.ptl", PutScenario.text("7", "print 1;", ""));
        assertEquals(1, run("diff", left.toString(), right.toString()));
        assertTrue(out.toString().contains("\n< nothing of the kind: the run has ended after "), out::toString);
        assertTrue(out.toString().contains("prints: 1\n"), out::toString);
    }

    @Test
    void shouldShowWhatAFaultMakesDifferent() {
        assertEquals(1, run("diff", "3.11.1-put", "--right-fault", "client:send 1 PTL_NI_DATA_LOST"));
        assertTrue(out.toString().startsWith("client (0:0) differs first in:\n"), out::toString);
    }

    @Test
    void shouldWriteJson() {
        assertEquals(0, run("diff", "--format", "json", "3.11.1-put"));
        assertEquals("{\"record\":\"diff\",\"format\":1,\"same\":true,\"process\":null,\"left\":null,\"right\":null,\"members\":[]}\n", out.toString());
        out.getBuffer().setLength(0);
        assertEquals(1, run("diff", "--format", "json", "5.3-mpi-mended", "--right-seed", "0"));
        List<String> lines = out.toString().lines().toList();
        assertTrue(lines.get(0).contains("{\"member\":\"descriptor\",\"left\":\"md 1\",\"right\":\"md 2\"}"), lines.get(0));
        assertTrue(lines.contains("{\"record\":\"state\",\"process\":\"receiver (2:0)\",\"subject\":\"portal 4\",\"member\":\"match_list\","
                + "\"left\":[\"me 0\",\"me 1\",\"me 2\"],\"right\":[\"me 3\",\"me 0\",\"me 1\",\"me 2\"]}"), lines::toString);
    }

    @Test
    void shouldSayThatMoreMayDifferBehindTheBound() {
        assertEquals(3, run("diff", "--format", "json", "3.11.1-put", "--limit", "5"));
        assertTrue(out.toString().contains("\"same\":null,"), out::toString);
        assertTrue(err.toString().startsWith("stopped at the bound of 5 transitions"), err::toString);
    }

    @Test
    void shouldRefuseOptionsThatDoNotGoTogether() throws IOException {
        Path schedule = file("x.schedule", "");
        assertEquals(2, run("diff", "3.11.1-put", "--right-seed", "1", "--right-schedule", schedule.toString()));
        assertEquals(2, run("diff", "3.11.1-put", "--limit", "0"));
        assertEquals(2, run("diff", "3.11.1-putt"));
        assertEquals(2, run("diff", "3.11.1-put", "--left-schedule", schedule.toString()));
        assertEquals("", out.toString());
        assertTrue(err.toString().startsWith("--right-schedule " + schedule + " holds the order and the faults: leave out --right-seed\n"), err::toString);
    }

    private Path file(String name, String text) throws IOException {
        return Files.writeString(folder.resolve(name), text);
    }

    private int run(String... arguments) {
        return Main.run(new PrintWriter(out), new PrintWriter(err), arguments);
    }
}
