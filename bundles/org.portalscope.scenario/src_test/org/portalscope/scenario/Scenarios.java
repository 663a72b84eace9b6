package org.portalscope.scenario;

import java.io.IOException;
import java.net.URISyntaxException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;

import org.junit.jupiter.api.Named;
import org.portalscope.scenario.library.Library;

/** All scenarios that end well: those of the library and those of the conformance tests. */
public final class Scenarios {

    /** Those of the library in which what happens depends on the order of events, or in which nothing goes on any more. */
    private static final List<String> WRONG = List.of("5.3-wildcard-race", "5.3-head-to-head");

    private Scenarios() {
    }

    /** The ids of those of the library that end well whatever the order of events. */
    public static List<String> sound() {
        return Library.ids().stream().filter(id -> !WRONG.contains(id)).toList();
    }

    public static Stream<Named<Scenario>> all() throws Exception {
        List<Named<Scenario>> all = new java.util.ArrayList<>();
        for (String id : sound()) {
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
