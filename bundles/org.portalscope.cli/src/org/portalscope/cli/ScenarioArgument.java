package org.portalscope.cli;

import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.Optional;

import org.portalscope.expression.value.Suggestion;
import org.portalscope.protocol.Protocols;
import org.portalscope.scenario.Scenario;
import org.portalscope.scenario.library.Library;
import org.portalscope.scenario.source.ScenarioException;
import org.portalscope.session.LocalSession;

import picocli.CommandLine.Parameters;

/** The scenario that a command is about: a file, or the name of one in the library. */
final class ScenarioArgument {

    @Parameters(paramLabel = "SCENARIO", description = "a scenario file, or a name that 'portalscope list' prints")
    private String name;

    /** @throws ScenarioException if it cannot be read or has errors */
    Scenario read() throws ScenarioException {
        Path file = path(name);
        if (!name.isEmpty() && Files.exists(file)) {
            return Scenario.read(file, Protocols.installed(ScenarioArgument.class.getClassLoader()));
        }
        if (!Library.ids().contains(name)) {
            throw new ScenarioException((name.isEmpty() ? "''" : name) + ": there is no such file, and no scenario of that name in the library"
                    + Suggestion.near(name, Library.ids()) + "; 'portalscope list' tells the names");
        }
        return Library.open(name);
    }

    /** @throws ScenarioException if a text cannot be a path */
    static Path path(String name) throws ScenarioException {
        try {
            return Path.of(name);
        } catch (InvalidPathException e) {
            throw new ScenarioException(name + ": this cannot be the name of a file: " + e.getReason());
        }
    }

    /** A session of it in the order that some options ask for. */
    LocalSession session(OrderOptions options) throws ScenarioException, BadInputException {
        Scenario scenario = read();
        OrderOptions.Order order = options.order(scenario, Optional.empty());
        return new LocalSession(scenario.title(), order.world(), order.scheduler());
    }

    /** The file or name as it was given. */
    @Override
    public String toString() {
        return name;
    }
}
