package org.portalscope.cli;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.nio.charset.StandardCharsets;
import java.util.concurrent.Callable;

import org.portalscope.scenario.ScenarioException;
import org.portalscope.session.LocalSession;

import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Spec;

/** Steps through a scenario in the terminal, in both directions. */
@Command(name = "step", mixinStandardHelpOptions = true,
        description = {"Steps through a scenario in the terminal, forwards and backwards.",
            "Reads one command a line from standard input; ? lists them."})
final class StepCommand implements Callable<Integer> {

    @Mixin
    private ScenarioArgument scenario;

    @Mixin
    private OrderOptions order;

    @Spec
    private CommandSpec spec;

    @Override
    public Integer call() throws ScenarioException, BadInputException, IOException {
        LocalSession session = scenario.session(order);
        BufferedReader in = new BufferedReader(new InputStreamReader(System.in, StandardCharsets.UTF_8));
        new Stepper(session, in, spec.commandLine().getOut()).run();
        return session.failure().isPresent() ? Main.FAILED : Main.FINE;
    }
}
