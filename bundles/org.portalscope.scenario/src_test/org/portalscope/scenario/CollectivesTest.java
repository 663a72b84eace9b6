package org.portalscope.scenario;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.net.URISyntaxException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;
import org.portalscope.mpi.MpiProtocol;
import org.portalscope.protocol.Protocols;

/** Collectives of MPI and calls of communicators, on one to five ranks; each scenario asserts what it shows. */
class CollectivesTest {

    private static final Protocols PROTOCOLS = Protocols.of(List.of(new MpiProtocol()));
    private static final String RANKS = "const RANKS = 5;";
    private static final int MOST_RANKS = 5;
    private static final int SEEDS = 3;

    static Stream<Arguments> scenarios() throws IOException, URISyntaxException {
        List<Arguments> all = new ArrayList<>();
        try (Stream<Path> files = Files.list(Path.of(CollectivesTest.class.getResource("/mpi-collectives").toURI()))) {
            for (Path path : files.sorted().toList()) {
                for (int ranks = 1; ranks <= MOST_RANKS; ranks++) {
                    all.add(Arguments.of(path.getFileName().toString(), ranks));
                }
            }
        }
        return all.stream();
    }

    private static Scenario scenario(String name, int ranks) throws Exception {
        String text = Files.readString(Path.of(CollectivesTest.class.getResource("/mpi-collectives/" + name).toURI()));
        assertTrue(text.contains(RANKS), name);
        return Scenario.readText(name, text.replace(RANKS, "const RANKS = " + ranks + ";"), PROTOCOLS);
    }

    @ParameterizedTest
    @MethodSource("scenarios")
    void shouldHoldInTurnAndInRandomOrders(String name, int ranks) throws Exception {
        Run turns = new Run(scenario(name, ranks));
        turns.toEnd();
        turns.requireFine("round robin");
        for (int seed = 0; seed < SEEDS; seed++) {
            Run run = new Run(scenario(name, ranks));
            run.toEnd(Run.random(seed));
            run.requireFine("seed " + seed);
        }
    }

    static Stream<Arguments> scenariosOfThree() throws IOException, URISyntaxException {
        return scenarios().filter(each -> each.get()[1].equals(3));
    }

    @ParameterizedTest
    @MethodSource("scenariosOfThree")
    void shouldUndoAndRedoToTheSameStates(String name, int ranks) throws Exception {
        Run run = new Run(scenario(name, ranks));
        String first = run.world.dump();
        run.toEnd(Run.random(ranks));
        String last = run.world.dump();
        run.back();
        assertEquals(first, run.world.dump());
        run.forward();
        assertEquals(last, run.world.dump());
    }
}
