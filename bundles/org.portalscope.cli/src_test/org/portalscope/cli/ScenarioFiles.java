package org.portalscope.cli;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;

import org.portalscope.protocol.Protocols;
import org.portalscope.scenario.Scenario;
import org.portalscope.scenario.source.ScenarioException;
import org.portalscope.timeline.session.Session;
import org.portalscope.timeline.state.ProcessState;

/** The scenario files of the product and of its tests. */
public final class ScenarioFiles {

    private static final Path SCENARIO_BUNDLE = Path.of("..", "org.portalscope.scenario");

    /** Those that come with the product. */
    static final Path LIBRARY = SCENARIO_BUNDLE.resolve("library");

    private static final String STUCK = "5.3-head-to-head.ptl";

    private ScenarioFiles() {
    }

    public static Stream<Path> all() throws IOException {
        return Stream.concat(in(LIBRARY).stream(),
                in(SCENARIO_BUNDLE.resolve("src_test").resolve("conformance")).stream());
    }

    /**
     * Every third of them, which are some of each protocol and size. Tests that begin with another of the first three, 0 to 2, see the others.
     */
    public static Stream<Path> everyThird(int first) throws IOException {
        List<Path> all = all().toList();
        return IntStream.iterate(first, i -> i < all.size(), i -> i + 3).mapToObj(all::get);
    }

    /** Those whose runs come to an end. */
    public static Stream<Path> ending() throws IOException {
        return all().filter(file -> !file.getFileName().toString().equals(STUCK));
    }

    /** Those in which protocols call functions of the scenario back, beside those that come with the product. */
    static Stream<Path> callingBack() {
        Path tests = SCENARIO_BUNDLE.resolve("src_test");
        return Stream.of(tests.resolve("mpi-collectives").resolve("user-operators.ptl"), tests.resolve("lapi").resolve("active-message.ptl"),
                tests.resolve("lapi").resolve("purge-and-resume.ptl"));
    }

    /** One in which calls carry on what others have begun. */
    static Stream<Path> nonblocking() {
        return Stream.of(SCENARIO_BUNDLE.resolve("src_test").resolve("mpi-collectives").resolve("nonblocking.ptl"));
    }

    /** Reads one of them; it may use the protocols that there are. */
    public static Scenario read(Path file) throws ScenarioException {
        return Scenario.read(file, Protocols.installed(ScenarioFiles.class.getClassLoader()));
    }

    /** The indexes of all processes of a session. */
    static Set<Integer> processes(Session session) {
        return session.state().processes().stream().map(ProcessState::index).collect(Collectors.toSet());
    }

    private static List<Path> in(Path folder) throws IOException {
        try (Stream<Path> files = Files.list(folder)) {
            return files.filter(file -> file.toString().endsWith(".ptl")).sorted().toList();
        }
    }
}
