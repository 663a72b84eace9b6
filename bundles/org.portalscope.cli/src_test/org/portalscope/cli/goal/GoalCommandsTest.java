package org.portalscope.cli.goal;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.portalscope.cli.Main;

/** What the commands make of GOAL schedules. */
class GoalCommandsTest {

    private static final String BUSY = Path.of("..", "org.portalscope.goal", "src_test", "schedule", "busy.goal").toString();
    private static final String NOTHING = "{\"rank\":1,\"rq_max\":0,\"uq_max\":0,\"rq_hit\":[],\"rq_miss\":[],\"uq_hit\":[],\"uq_miss\":[]}]}\n";

    @TempDir
    private Path folder;

    private final StringWriter out = new StringWriter();
    private final StringWriter err = new StringWriter();

    @Test
    void shouldCountTheSearchesOfABusyHost() {
        assertEquals(0, run("stats", BUSY, "--format", "json", "--matching", "host"));
        assertEquals("{\"ranks\":[{\"rank\":0,\"rq_max\":1,\"uq_max\":1,\"rq_hit\":[[1,20000]],\"rq_miss\":[[0,21560]],\"uq_hit\":[[1,21560]],"
                + "\"uq_miss\":[[0,20000]]}," + NOTHING, out.toString());
        assertEquals("", err.toString());
    }

    @Test
    void shouldMatchAtArrivalUnlessToldOtherwise() {
        assertEquals(0, run("stats", BUSY, "--format", "json", "--loggops", "L=2500,o=1500,g=1000,G=6,S=65535,O=0"));
        assertEquals("{\"ranks\":[{\"rank\":0,\"rq_max\":0,\"uq_max\":2,\"rq_hit\":[],\"rq_miss\":[[0,4000],[0,5500]],\"uq_hit\":[[1,20000],[1,21560]],"
                + "\"uq_miss\":[]}," + NOTHING, out.toString());
    }

    @Test
    void shouldHaveAsLongAPostedQueueAsReceivesArePostedBefore() throws IOException {
        String receives = IntStream.range(1, 16).mapToObj(source -> "recv 64b from " + source + " tag 1\n").collect(Collectors.joining());
        String sends = IntStream.range(1, 16).mapToObj(rank -> "rank " + rank + " {\nsend 64b to 0 tag 1\n}\n").collect(Collectors.joining());
        assertEquals(0, run("stats", file("many.goal", "num_ranks 16\nrank 0 {\n" + receives + "}\n" + sends), "--format", "json"));
        assertTrue(out.toString().startsWith("{\"ranks\":[{\"rank\":0,\"rq_max\":15,\"uq_max\":0,"), out::toString);
    }

    @Test
    void shouldPutTheQueuesOfEachRankIntoATable() {
        assertEquals(0, run("stats", BUSY, "--matching", "host"));
        assertEquals(3, out.toString().lines().count());
        assertTrue(out.toString().lines().toList().get(1).matches("0 +1 +1 +1 +1 +1 +1 +1\\.00 +1\\.00 +23120 ns"), out::toString);
    }

    @Test
    void shouldNameWhatIsNeverDone() throws IOException {
        String file = file("stuck.goal", "num_ranks 1\nrank 0 {\n  r: recv 8b from 0\n  calc 5\n  send 1b to 0 tag 1\n}\n");
        assertEquals(1, run("stats", file, "--format", "json"));
        assertEquals("{\"ranks\":[{\"rank\":0,\"rq_max\":1,\"uq_max\":1,\"rq_hit\":[],\"rq_miss\":[[1,4000]],\"uq_hit\":[],\"uq_miss\":[[0,0]]}]}\n",
                out.toString());
        assertEquals(file + ":3:6: rank 0: its receive r is never done\n" + file + ":5:3: rank 0: its send is never received\n",
                err.toString().replace(System.lineSeparator(), "\n"));
    }

    @Test
    void shouldCheckSchedules() throws IOException {
        assertEquals(0, run("check", BUSY));
        assertEquals("", out.toString() + err);
        String file = file("wrong.goal", "num_ranks 1\nrank 0 {\n  a: calc 5\n  a requires b\n  send 8b to 1\n}\n");
        assertEquals(2, run("check", file, folder.resolve("no.goal").toString()));
        assertEquals("""
                %1$s/wrong.goal:4:14: found 'b', expected the label of an operation of rank 0
                %1$s/wrong.goal:5:14: found '1', expected a rank from 0 to 0
                %1$s/no.goal: there is no such file
                """.formatted(folder), err.toString().replace(System.lineSeparator(), "\n"));
        assertEquals(2, run("check", "--format", "json", file));
        assertTrue(out.toString().contains("\"line\":5,\"column\":14,\"severity\":\"error\",\"message\":\"found '1', expected a rank from 0 to 0\""),
                out::toString);
    }

    @Test
    void shouldGoOnWithOtherFilesBehindAWrongOne() throws IOException {
        assertEquals(2, run("stats", file("empty.goal", ""), BUSY, "3.11.1-put"));
        assertTrue(err.toString().contains("empty.goal:1:1: found the end of the file, expected 'num_ranks'"), err::toString);
        assertTrue(out.toString().contains("==> " + BUSY + " <=="), out::toString);
        assertTrue(out.toString().contains("match_list_length"), out::toString);
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', value = {
        "stats BUSY --format csv      | --format csv is not for GOAL schedules: --format json has each search",
        "stats BUSY --limit 5         | --limit is not for GOAL schedules: --format json has each search",
        "stats BUSY --seed 5          | --seed is about runs of scenarios; a GOAL schedule is simulated in the order of its times: leave it out",
        "stats BUSY --loggops L=x     | --loggops: 'L=x' is no parameter of the LogGOPS model: they are L, o, g, G and O in nanoseconds and S in bytes",
        "stats BUSY --loggops L=1,L=2 | --loggops: the parameter L is there twice",
        "stats BUSY --matching cpu    | expected nic, host, not cpu",
        "stats 3.11.1-put --loggops L=1   | --loggops is about GOAL schedules, FILE.goal: leave it out",
        "stats 3.11.1-put --matching host | --matching is about GOAL schedules, FILE.goal: leave it out",
    })
    void shouldRefuseOptionsThatDoNotFit(String words, String reason) {
        assertEquals(2, run(words.replace("BUSY", BUSY).split(" ")));
        assertTrue(err.toString().contains(reason), err::toString);
    }

    private String file(String name, String text) throws IOException {
        return Files.writeString(folder.resolve(name), text).toString();
    }

    private int run(String... arguments) {
        return Main.run(new PrintWriter(out), new PrintWriter(err), arguments);
    }
}
