package org.portalscope.cli.goal;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.SplittableRandom;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.portalscope.cli.Main;

/** GOAL schedules run as MPI programs. */
class GoalRunTest {

    private static final int SCHEDULES = 60;
    private static final String BUSY = Path.of("..", "org.portalscope.goal", "src_test", "schedule", "busy.goal").toString();
    private static final String DEADLOCK = """
            num_ranks 2
            rank 0 { a: recv 8b from 1; b: send 8b to 1; b requires a }
            rank 1 { a: recv 8b from 0; b: send 8b to 0; b requires a }
            """;

    @TempDir
    private Path folder;

    private final StringWriter out = new StringWriter();
    private final StringWriter err = new StringWriter();

    @ParameterizedTest
    @ValueSource(strings = {"", "--untimed", "--seed 7", "--untimed --seed 7", "--loggops L=1,o=0,S=10"})
    void shouldRunWhatAScheduleSays(String options) {
        assertEquals(0, run(("run " + BUSY + " " + options).strip().split(" ")), err::toString);
        assertTrue(out.toString().contains("MPI_Recv(received[11..22], 11, MPI_BYTE, 1, 5, MPI_COMM_WORLD, &status);"), out::toString);
    }

    @Test
    void shouldTakeTheTimeThatCalculationsTake() {
        assertEquals(0, run("run", BUSY, "--steps", "all"));
        assertTrue(out.toString().contains("thread 0 computes until "), out::toString);
    }

    @Test
    void shouldHoldAMessageUntilItsProcessorIsFree() {
        assertEquals(0, run("run", BUSY, "--steps", "all", "--matching", "host"));
        assertTrue(out.toString().contains("the receive of line 7 (first) finds none of 0 unexpected messages and is posted"), out::toString);
        assertTrue(out.toString().contains("the message of line 14 finds a posted receive, number 1 of those in the list"), out::toString);
        assertTrue(out.toString().contains("it is 21.56 us now, 1.56 us later"), out::toString);
        assertEquals(0, run("run", BUSY, "--steps", "all", "--matching", "nic"));
        assertTrue(out.toString().contains("the message of line 14 finds none of 0 posted receives"), out::toString);
        assertTrue(out.toString().contains("the receive of line 7 (first) finds an unexpected message, number 1 of those in the queue"), out::toString);
    }

    @Test
    void shouldEndWithTheSchedule() {
        assertEquals(0, run("run", BUSY, "--format", "json", "--matching", "host"));
        assertTrue(out.toString().lines().filter(line -> line.contains("MPI_Finalize")).allMatch(line -> line.contains("\"time\":23120")), out::toString);
    }

    @Test
    void shouldRefuseMoreTimeThanThereIs() throws IOException {
        String file = Files.writeString(folder.resolve("long.goal"), "num_ranks 1; rank 0 { calc 9007199254740991; calc 1 }").toString();
        assertEquals(2, run("run", file));
        assertTrue(err.toString().startsWith(file + ": with these parameters the schedule may take 9007199254740992 ns"), err::toString);
        assertEquals(0, run("run", file, "--untimed"), err::toString);
    }

    @Test
    void shouldShowTheProgramsOfASchedule() {
        assertEquals(0, run("show", BUSY, "--source"));
        assertTrue(out.toString().contains("        MPI_Send(sent[..11], 11, MPI_BYTE, 0, 5, MPI_COMM_WORLD); // from busy.goal:14\n"), out::toString);
        assertTrue(out.toString().contains("the times of the LogGOPS model, L=2500,o=1500,g=1000,G=6,S=65535,O=0;"), out::toString);
    }

    @Test
    void shouldFindADeadlockInAllOrdersAndRunItsSchedule() throws IOException {
        String file = Files.writeString(folder.resolve("deadlock.goal"), DEADLOCK).toString();
        String schedule = folder.resolve("found").toString();
        assertEquals(1, run("explore", file, "--find", "STUCK", "--out", schedule), err::toString);
        assertEquals(1, run("run", file, "--untimed", "--schedule", schedule), err::toString);
        assertTrue((out.toString() + err).contains("MPI_Recv"), err::toString);
    }

    @Test
    void shouldNameTheLinesOfTheScheduleWhereSomethingWaitsOrFails() throws IOException {
        String waiting = Files.writeString(folder.resolve("deadlock.goal"), DEADLOCK).toString();
        assertEquals(1, run("run", waiting, "--quiet"));
        assertTrue(err.toString().contains("rank1 at deadlock.goal:3 (a) is blocked in MPI_Recv from rank0, "), err::toString);
        String cut = Files.writeString(folder.resolve("cut.goal"), "num_ranks 2\nrank 0 { send 8b to 1 }\nrank 1 { recv 7b from 0 }\n").toString();
        assertEquals(1, run("run", cut, "--quiet"));
        assertTrue(err.toString().contains("cut.goal:3: rank1: MPI_Recv: MPI_ERR_TRUNCATE"), err::toString);
    }

    @Test
    void shouldNameTheLinesOfTheScheduleInARecording() {
        String recording = folder.resolve("busy.ptlrec").toString();
        assertEquals(0, run("record", BUSY, "-o", recording), err::toString);
        assertEquals(0, run("replay", recording), err::toString);
        assertTrue(out.toString().contains("busy.goal:7 (first): MPI_Recv("), out::toString);
    }

    @Test
    void shouldKeepARunAsARecording() {
        String recording = folder.resolve("busy.ptlrec").toString();
        assertEquals(0, run("record", BUSY, "-o", recording), err::toString);
        assertEquals(0, run("replay", recording), err::toString);
        assertTrue(out.toString().contains("MPI_Recv"), out::toString);
    }

    @Test
    void shouldRefuseWhatIsForSchedulesOnly() {
        assertEquals(2, run("run", "3.11.1-put", "--untimed"));
        assertEquals(2, run("step", "3.11.1-put", "--loggops", "L=1"));
        assertEquals(2, run("run", "3.11.1-put", "--matching", "host"));
        assertEquals(2, run("run", BUSY, "--matching", "host", "--untimed"));
        assertTrue(err.toString().contains("--matching is about virtual time, and there is none here"), err::toString);
        assertEquals(2, run("run", BUSY, "--loggops", "L"));
        assertTrue(err.toString().contains("--loggops: 'L' is no parameter of the LogGOPS model"), err::toString);
    }

    /** What can be done in one order can be done in each, since each receive names its message. */
    @Test
    void shouldComeToAnEndWhereTheSimulationDoes() throws IOException {
        int stuck = 0;
        for (int seed = 0; seed < SCHEDULES; seed++) {
            String file = Files.writeString(folder.resolve("random.goal"), schedule(new SplittableRandom(seed))).toString();
            int status = run("stats", file, "--loggops", "S=10");
            stuck += status;
            for (String options : List.of("--untimed --seed " + seed, "--seed " + seed)) {
                String words = "run " + file + " --quiet --loggops S=10 " + options;
                assertEquals(status, run(words.split(" ")), () -> words + "\n" + out + err);
            }
        }
        assertTrue(stuck > 0 && stuck < SCHEDULES, "there are both: " + stuck);
    }

    /** Messages of the same source and tag have the same length, so that each receive has room for the one that it gets. */
    private static String schedule(SplittableRandom random) {
        int ranks = 2 + random.nextInt(2);
        List<List<String>> operations = new ArrayList<>();
        for (int rank = 0; rank < ranks; rank++) {
            operations.add(new ArrayList<>());
        }
        for (int i = 2 + random.nextInt(6); i > 0; i--) {
            int source = random.nextInt(ranks);
            int target = random.nextInt(ranks);
            int tag = random.nextInt(3);
            add(operations.get(source), random.nextInt(12) == 0 ? "calc 500" : "send " + 8 * tag + "b to " + target + " tag " + tag, random);
            add(operations.get(target), "recv " + 8 * tag + "b from " + source + " tag " + tag, random);
        }
        StringBuilder text = new StringBuilder("num_ranks " + ranks + "\n");
        for (int rank = 0; rank < ranks; rank++) {
            text.append("rank ").append(rank).append(" {\n");
            List<String> all = operations.get(rank);
            for (int i = 0; i < all.size(); i++) {
                text.append("  o").append(i).append(": ").append(all.get(i)).append('\n');
                for (int before = 0; before < i; before++) {
                    text.append(random.nextInt(4) == 0 ? "  o" + i + (random.nextInt(3) == 0 ? " irequires o" : " requires o") + before + "\n" : "");
                }
            }
            text.append("}\n");
        }
        return text.toString();
    }

    private static void add(List<String> all, String operation, SplittableRandom random) {
        all.add(random.nextInt(all.size() + 1), operation);
    }

    private int run(String... arguments) {
        out.getBuffer().setLength(0);
        err.getBuffer().setLength(0);
        return Main.run(new PrintWriter(out), new PrintWriter(err), arguments);
    }
}
