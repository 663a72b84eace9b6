package org.portalscope.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;
import java.util.stream.Collectors;

import org.junit.jupiter.api.Test;
import org.portalscope.scenario.ScenarioException;
import org.portalscope.scenario.ScenarioParser;
import org.portalscope.session.Direction;
import org.portalscope.session.LocalSession;
import org.portalscope.session.Motion;
import org.portalscope.world.RoundRobin;

/** What the README shows works. */
class ReadmeTest {

    @Test
    void shouldShowAScenarioThatRuns() throws IOException, ScenarioException {
        String source = Files.readAllLines(Path.of("..", "..", "README.md")).stream()
                .dropWhile(line -> !line.startsWith("    scenario "))
                .takeWhile(line -> line.isBlank() || line.startsWith("    "))
                .collect(Collectors.joining("\n"));
        LocalSession session = new LocalSession("readme", ScenarioParser.parse("README.md", source).get().world(), new RoundRobin());
        session.move(Motion.RESUME, Direction.FORWARD, Optional.empty(), () -> false);
        assertEquals(Optional.of("the run has ended"), session.ending());
    }
}
