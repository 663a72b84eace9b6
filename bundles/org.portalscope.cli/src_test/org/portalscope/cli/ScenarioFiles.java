package org.portalscope.cli;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;

/** The scenario files of the product and of its tests. */
final class ScenarioFiles {

    private static final Path SCENARIO_BUNDLE = Path.of("..", "org.portalscope.scenario");

    private ScenarioFiles() {
    }

    static Stream<Path> all() throws IOException {
        return Stream.concat(in(SCENARIO_BUNDLE.resolve("library")).stream(),
                in(SCENARIO_BUNDLE.resolve("src_test").resolve("conformance")).stream());
    }

    private static List<Path> in(Path folder) throws IOException {
        try (Stream<Path> files = Files.list(folder)) {
            return files.filter(file -> file.toString().endsWith(".ptl")).sorted().toList();
        }
    }
}
