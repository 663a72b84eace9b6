package org.portalscope.cli;

import java.nio.file.Files;
import java.nio.file.Path;

import org.portalscope.scenario.Scenario;
import org.portalscope.scenario.ScenarioException;
import org.portalscope.scenario.library.Library;
import org.portalscope.session.LocalSession;
import org.portalscope.world.RoundRobin;

import picocli.CommandLine.Parameters;

/** The scenario that a command is about: a file, or the name of one in the library. */
final class ScenarioArgument {

    @Parameters(paramLabel = "SCENARIO", description = "a scenario file, or a name that 'portalscope list' prints")
    private String name;

    /** @throws ScenarioException if it cannot be read or has errors */
    Scenario read() throws ScenarioException {
        if (!Files.exists(Path.of(name)) && Library.ids().contains(name)) {
            return Library.open(name);
        }
        return Scenario.read(Path.of(name));
    }

    LocalSession session() throws ScenarioException {
        Scenario scenario = read();
        return new LocalSession(scenario.title(), scenario.world(), new RoundRobin());
    }
}
