package org.portalscope.cli;

import java.nio.file.Files;
import java.nio.file.InvalidPathException;
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
        Path file = path();
        return !Files.exists(file) && Library.ids().contains(name) ? Library.open(name) : Scenario.read(file);
    }

    private Path path() throws ScenarioException {
        try {
            return Path.of(name);
        } catch (InvalidPathException e) {
            throw new ScenarioException(name + ": this cannot be the name of a file: " + e.getReason());
        }
    }

    LocalSession session() throws ScenarioException {
        Scenario scenario = read();
        return new LocalSession(scenario.title(), scenario.world(), new RoundRobin());
    }
}
