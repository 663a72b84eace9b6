package org.portalscope.scenario;

import java.io.IOException;
import java.net.URISyntaxException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;

import org.junit.jupiter.api.Named;
import org.portalscope.scenario.library.Library;

/** All scenarios that there are: those of the library and those of the conformance tests. */
public final class Scenarios {

    private Scenarios() {
    }

    public static Stream<Named<Scenario>> all() throws Exception {
        List<Named<Scenario>> all = new java.util.ArrayList<>();
        for (String id : Library.ids()) {
            all.add(Named.of(id, Library.open(id)));
        }
        for (Path path : conformance()) {
            all.add(Named.of(path.getFileName().toString(), Scenario.read(path)));
        }
        return all.stream();
    }

    static List<Path> conformance() throws IOException, URISyntaxException {
        try (Stream<Path> files = Files.list(Path.of(Scenarios.class.getResource("/conformance").toURI()))) {
            return files.filter(file -> file.toString().endsWith(".ptl")).sorted().toList();
        }
    }
}
