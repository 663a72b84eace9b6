package org.portalscope.cli;

import java.io.PrintWriter;
import java.util.Optional;
import java.util.concurrent.Callable;

import org.portalscope.scenario.ScenarioException;
import org.portalscope.session.Direction;
import org.portalscope.session.LocalSession;
import org.portalscope.session.Motion;
import org.portalscope.world.Failure;

import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Spec;

/** Runs a scenario to its end and tells what happened. */
@Command(name = "run", mixinStandardHelpOptions = true, sortOptions = false,
        description = "Runs a scenario to its end and prints the steps of its translations.",
        exitCodeListHeading = "Exit status:%n",
        exitCodeList = {"0:fine", "1:an expectation of the scenario failed, or a process is stuck", "2:bad input",
            "3:stopped at the bound of " + LocalSession.LONGEST + " transitions"})
final class RunCommand implements Callable<Integer> {

    /** What is printed of the run. */
    enum Detail {
        ALL, TRANSLATIONS, NONE
    }

    @Mixin
    private ScenarioArgument scenario;

    @Option(names = "--steps", paramLabel = "WHICH", defaultValue = "translations",
            description = "which transitions are printed with their steps: ${COMPLETION-CANDIDATES} (default: ${DEFAULT-VALUE}); "
                    + "with none, only what the scenario itself prints")
    private Detail detail;

    @Spec
    private CommandSpec spec;

    @Override
    public Integer call() throws ScenarioException {
        PrintWriter out = spec.commandLine().getOut();
        LocalSession session = scenario.session();
        TransitionPrinter printer = new TransitionPrinter(session, out, detail);
        do {
            printer.transition();
        } while (session.ending().isEmpty() && session.move(Motion.RETURN, Direction.FORWARD, Optional.empty(), () -> false));
        out.flush();
        return ending(session, out);
    }

    private int ending(LocalSession session, PrintWriter out) {
        Optional<Failure> failure = session.failure();
        if (failure.isPresent()) {
            spec.commandLine().getErr().println(failure.get());
            return Main.FAILED;
        }
        String ending = session.ending().orElseThrow();
        if (session.timeline().size() >= LocalSession.LONGEST) {
            spec.commandLine().getErr().println(ending);
            return Main.BOUND;
        }
        if (!session.world().waiting().isEmpty()) {
            spec.commandLine().getErr().println(ending);
            return Main.FAILED;
        }
        session.world().unusedFaults().forEach(fault -> spec.commandLine().getErr().println(fault + " has not struck"));
        if (detail != Detail.NONE) {
            out.println(ending + " after " + session.timeline().size() + " transitions");
        }
        return Main.FINE;
    }
}
