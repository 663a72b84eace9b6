package org.portalscope.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.regex.Pattern;
import java.util.stream.Stream;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.portalscope.protocol.Protocols;
import org.portalscope.scenario.Scenario;
import org.portalscope.scenario.source.ScenarioException;
import org.portalscope.world.Choice;
import org.portalscope.world.World;
import org.portalscope.world.schedule.RoundRobinScheduler;
import org.portalscope.world.waiting.ThreadWait;
import org.portalscope.world.waiting.WaitForGraphs;

/** What protocols say in any scenario calls processes by their names: a bare number would be the rank of an unnamed communicator. */
class ProtocolNamesTest {

    private static final int LONGEST = 3_000;
    /** Transitions from one look at the threads that wait to the next. */
    private static final int DISTANCE = 20;
    private static final Path TESTS = Path.of("..", "org.portalscope.scenario", "src_test");
    private static final List<String> FOLDERS = List.of("mpi", "mpi-collectives", "mpi-credits", "mpi-ready", "lapi", "dat", "blocked", "explore", "livelock");
    private static final Protocols PROTOCOLS = Protocols.installed(ProtocolNamesTest.class.getClassLoader());
    private static final Pattern BARE = Pattern.compile("\\brank \\d+(?! of (communicator |MPI_COMM_))|\\btask \\d+|\\b\\d+:\\d+\\b");
    private static final Pattern OF_PROTOCOL = Pattern.compile("(mpi|lapi|dat): .*");

    static List<Path> files() throws IOException {
        List<Path> all = new ArrayList<>(ScenarioFiles.everyThird(1).toList());
        for (String folder : FOLDERS) {
            try (Stream<Path> files = Files.list(TESTS.resolve(folder))) {
                files.filter(file -> file.toString().endsWith(".ptl")).sorted().forEach(all::add);
            }
        }
        return all;
    }

    /** What protocols say in a run: their steps and warnings, what threads wait for on the way and at the end, and what has failed. */
    private static List<String> words(World world) {
        List<String> words = new ArrayList<>();
        RoundRobinScheduler scheduler = new RoundRobinScheduler();
        Optional<Choice> next = scheduler.next(world);
        for (int number = 1; number <= LONGEST && next.isPresent() && world.failure().isEmpty(); number++) {
            world.execute(next.get(), number).steps().forEach(step -> {
                String said = step.words();
                if (OF_PROTOCOL.matcher(said).matches()) {
                    words.add(said);
                }
            });
            next = scheduler.next(world);
            if (number % DISTANCE == 0 || next.isEmpty()) {
                WaitForGraphs.of(world).blocked().stream().map(ThreadWait::words).forEach(words::add);
            }
        }
        world.failure().ifPresent(failure -> words.add(failure.message()));
        world.processes().stream().map(world::leftovers).forEach(words::add);
        return words;
    }

    private static List<String> bare(List<String> words) {
        return words.stream().filter(said -> BARE.matcher(said).find()).distinct().toList();
    }

    @ParameterizedTest
    @MethodSource("files")
    void shouldNameProcessesInEveryScenario(Path file) throws ScenarioException {
        assertEquals(List.of(), bare(words(ScenarioFiles.read(file).world())));
    }

    /** Errors of calls whose arguments or messages do not fit, in communicators whose ranks are not those of the world. */
    @Test
    void shouldNameProcessesInErrors() throws ScenarioException {
        assertSays("MPI_Send(data, 8, MPI_BYTE, 1, 7, c); MPI_Barrier(c);", "MPI_Recv(data, 4, MPI_BYTE, 0, 7, c, NULL);",
                "MPI_Recv: MPI_ERR_TRUNCATE: the message has 8 bytes, and request 7, receive from second (rank 0 of communicator c), tag 7 has room for 4");
        assertSays("MPI_Bcast(data, 4, MPI_BYTE, 0, c);", "MPI_Barrier(c);",
                "MPI_Barrier: MPI_ERR_ARG: first (rank 1 of communicator c) is in MPI_Barrier, and second (rank 0 of communicator c) in MPI_Bcast");
        assertSays("MPI_Abort(c, 3);", "MPI_Barrier(c);", "MPI_Abort: MPI_ERR_OTHER: second (rank 0 of communicator c) aborts the run with error code 3");
        assertSays("MPI_Barrier(c);", "MPI_Scatterv(data, [1, 99], [0, 1], MPI_BYTE, data, 1, MPI_BYTE, 1, c);",
                "MPI_Scatterv: MPI_ERR_BUFFER: 99 MPI_BYTE for first (rank 1 of communicator c) do not fit data, which has 8 bytes");
    }

    /** The second process has rank 0 in the communicator {@code c}. */
    private static void assertSays(String second, String first, String error) throws ScenarioException {
        World world = Scenario.readText("test.ptl", """
                scenario "Errors"; use mpi;
                process first at 0:0 { region data[8]; MPI_Init(); MPI_Comm_split(MPI_COMM_WORLD, 0, 1, &c); %s }
                process second at 1:0 { region data[8]; MPI_Init(); MPI_Comm_split(MPI_COMM_WORLD, 0, 0, &c); %s }
                """.formatted(first, second), PROTOCOLS).world();
        List<String> words = words(world);
        assertTrue(words.stream().anyMatch(said -> said.endsWith(error)), words::toString);
        assertEquals(List.of(), bare(words));
    }
}
