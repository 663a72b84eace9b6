package org.portalscope.scenario;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;

import org.junit.jupiter.api.Named;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** A scenario for each feature of the language; each asserts what it shows. */
class LanguageTest {

    private static final int SEEDS = 50;

    static Stream<Named<Scenario>> scenarios() throws Exception {
        List<Named<Scenario>> all = new ArrayList<>();
        try (Stream<Path> files = Files.list(Path.of(LanguageTest.class.getResource("/language").toURI()))) {
            for (Path path : files.filter(file -> file.toString().endsWith(".ptl")).sorted().toList()) {
                all.add(Named.of(path.getFileName().toString(), Scenario.read(path)));
            }
        }
        return all.stream();
    }

    @ParameterizedTest
    @MethodSource("scenarios")
    void shouldHoldInTurnAndInEveryOrder(Scenario scenario) {
        Run turns = new Run(scenario);
        turns.toEnd();
        turns.requireFine("round robin");
        for (int seed = 0; seed < SEEDS; seed++) {
            Run run = new Run(scenario);
            run.toEnd(Run.random(seed));
            run.requireFine("seed " + seed);
        }
    }

    @ParameterizedTest
    @MethodSource("scenarios")
    void shouldUndoAndRedoToTheSameStates(Scenario scenario) {
        Run.requireWayBack(scenario);
    }
}
