package org.portalscope.cli.explore;

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
import org.portalscope.scenario.Scenario;
import org.portalscope.world.World;
import org.portalscope.world.schedule.ReplayScheduler;
import org.portalscope.world.schedule.RoundRobinScheduler;
import org.portalscope.world.schedule.Schedule;

class ExploreCommandTest {

    private static final String RACE = """
            scenario "Two threads";
            process p at 0:0 {
                x = 0;
                thread other { x = 1; }
                assert x == 0;
            }
            """;

    private static final String MEETING = """
            scenario "A process counts on another";
            process a at 0:0 {
                region inbox[1];
                PtlInit(&max);
                PtlNIInit(PTL_IFACE_DEFAULT, PTL_PID_ANY, NULL, &limits, &ni);
                PtlMEAttach(ni, 0, b, 0, 0, PTL_RETAIN, PTL_INS_AFTER, &me);
                PtlMDAttach(me, { start = inbox, length = 1, options = PTL_MD_OP_PUT }, PTL_RETAIN, PTL_RETAIN, NULL);
                finally inbox[0] == 1, "b has been there";
                barrier;
            }
            process b at 1:0 {
                region one[1] = 1;
                PtlInit(&max);
                PtlNIInit(PTL_IFACE_DEFAULT, PTL_PID_ANY, NULL, &limits, &ni);
                PtlMDBind(ni, { start = one, length = 1 }, &md);
                barrier;
                PtlPut(md, PTL_NOACK_REQ, a, 0, 0, 0, 0, 0);
            }
            """;

    @TempDir
    private Path folder;

    private final StringWriter out = new StringWriter();
    private final StringWriter err = new StringWriter();

    @Test
    void shouldPrintTheShortestOrderThatGoesWrong() throws IOException {
        assertEquals(1, explore(RACE));
        assertTrue(output().endsWith("""
                choices 4
                p run 0  // p runs line 3: x = 0;
                p run 0  // p runs line 4: thread other
                p run 1  // p runs line 4: x = 1;
                p run 0  // p runs line 5: assert x == 0;
                """), this::output);
        assertEquals("after 4 transitions: " + folder + "/test.ptl:5:12: p: x == 0 does not hold: x is 1\nfound among 6 states and 6 transitions",
                err.toString().replace(System.lineSeparator(), "\n").strip());
    }

    @Test
    void shouldWriteItsAnswerAsJson() throws IOException {
        assertEquals(1, explore(RACE, "--format", "json"));
        assertTrue(output().startsWith("{\"complete\":false,\"limit\":null,\"states\":6,\"transitions\":6,\"depth\":4,"
                + "\"finding\":{\"kind\":\"ASSERT\",\"words\":\"" + folder), this::output);
        assertTrue(output().contains("\"schedule\":[{\"choice\":\"p run 0\",\"words\":\"p runs line 3: x = 0;\"},"), this::output);
        assertEquals("", err.toString());
        assertEquals(0, explore(RACE.replace("x == 0", "x < 2"), "--format", "json"));
        assertEquals("{\"complete\":true,\"limit\":null,\"states\":6,\"transitions\":6,\"depth\":5,"
                + "\"finding\":null,\"others\":[],\"livelock_unsought\":null}", output().strip());
    }

    @Test
    void shouldListSeveralFindingsTheShortestFirst() throws IOException {
        String two = RACE.replace("assert x == 0;", "assert x == 0;\n    y = 1;\n    assert y == 2;");
        assertEquals(1, explore(two, "--findings", "5"));
        List<String> lines = err.toString().lines().toList();
        assertEquals(3, lines.size(), err::toString);
        assertTrue(lines.get(0).startsWith("after 4 transitions: ") && lines.get(0).contains(":5:12: "), err::toString);
        assertTrue(lines.get(1).startsWith("after ") && lines.get(1).contains(":7:12: "), err::toString);
        assertEquals(1, explore(two, "--findings", "5", "--format", "json"));
        assertTrue(output().contains("\"others\":[{\"kind\":\"ASSERT\""), this::output);
        assertEquals(2, explore(two, "--findings", "0"));
    }

    @Test
    void shouldWriteAScheduleThatRunsToTheSameFailure() throws Exception {
        Path schedule = folder.resolve("wrong.schedule");
        assertEquals(1, explore(RACE, "--out", schedule.toString()));
        assertEquals("", output());
        ReplayScheduler recorded = new ReplayScheduler(Schedule.read(schedule), new RoundRobinScheduler());
        World world = Scenario.read(folder.resolve("test.ptl")).world();
        while (!world.hasFailed()) {
            world.advance(recorded.next(world).orElseThrow());
        }
        assertTrue(err.toString().contains(world.failure().orElseThrow().toString()), err::toString);
    }

    @Test
    void shouldSayThatItCannotWriteASchedule() throws IOException {
        assertEquals(2, explore(RACE, "--out", folder.resolve("nowhere/wrong.schedule").toString()));
        assertTrue(err.toString().contains("there is no folder"), err::toString);
        assertEquals(2, explore(RACE.replace("x == 0", "x < 2"), "--out", folder.toString()), "known before it has searched");
        assertTrue(err.toString().contains("this is a folder"), err::toString);
    }

    @Test
    void shouldSayThatNothingGoesWrongInAnyOrder() throws IOException {
        assertEquals(0, explore(RACE.replace("x == 0", "x < 2")));
        assertTrue(output().startsWith("none among 6 states, complete after 6 transitions "
                + "(that two states were taken for one is less probable than 2^-123)"), this::output);
    }

    @Test
    void shouldSayWhichBoundItReached() throws IOException {
        String endless = RACE.replace("assert x == 0;", "repeat 1000 { x = x + 1; }");
        assertEquals(3, explore(endless, "--states", "100"));
        assertTrue(output().contains("none among 100 states, bound reached: stopped by the bound of states after "), this::output);
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
    void shouldLetProcessesDie() throws Exception {
        Path schedule = folder.resolve("death.schedule");
        assertEquals(0, explore(MEETING));
        assertEquals(1, explore(MEETING, "--die", "b", "--out", schedule.toString()));
        assertTrue(err.toString().contains("a: b has been there: inbox[0] == 1 does not hold"), err::toString);
        assertTrue(Files.readString(schedule).contains("\nb die  // b dies\n"));
        assertEquals(1, Main.run(new PrintWriter(out), new PrintWriter(err), "run", folder.resolve("test.ptl").toString(), "--schedule", schedule.toString()));
        assertEquals(2, explore(MEETING, "--die", "c"));
        assertTrue(err.toString().contains("--die c: there is no such process; there are: a, b"), err::toString);
    }

    @Test
    void shouldExploreWithFurtherFaults() throws Exception {
        Path schedule = folder.resolve("death.schedule");
        assertEquals(1, explore(MEETING, "--fault", "b:die 1", "--out", schedule.toString()));
        assertTrue(Files.readString(schedule).contains("\nfault b:die 1\n"));
        assertEquals(1, Main.run(new PrintWriter(out), new PrintWriter(err), "run", folder.resolve("test.ptl").toString(), "--schedule", schedule.toString()));
        assertEquals(2, explore(MEETING, "--fault", "b:fall 1"));
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
