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
            "Reads one command a line from standard input; ? lists them."},
        exitCodeListHeading = "Exit status:%n",
        exitCodeList = {"0:fine", "1:an expectation of the scenario failed, or a process is stuck", "2:bad input",
            "3:stopped after " + LocalSession.LONGEST + " transitions"})
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
        return status(session);
    }

    /** That of a run, if the cursor has come to its end; whoever leaves before has seen nothing wrong. */
    private static int status(LocalSession session) {
        if (session.failure().isPresent()) {
            return Main.FAILED;
        }
        if (session.ending().isPresent() && session.timeline().size() >= LocalSession.LONGEST) {
            return Main.BOUND;
        }
        return session.ending().isPresent() && !session.world().waiting().isEmpty() ? Main.FAILED : Main.FINE;
    }
}
