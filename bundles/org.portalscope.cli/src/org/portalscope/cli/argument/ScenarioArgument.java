package org.portalscope.cli.argument;

import java.util.List;
import java.util.Optional;

import org.portalscope.scenario.Scenario;
import org.portalscope.scenario.source.ScenarioException;
import org.portalscope.timeline.session.Launch;
import org.portalscope.timeline.session.LocalSession;
import org.portalscope.world.schedule.RoundRobinScheduler;

import picocli.CommandLine.Mixin;
import picocli.CommandLine.Parameters;

/** The scenario that a command is about. */
public final class ScenarioArgument {

    /** What names it, for help. */
    public static final String NAMES = "a scenario file, a GOAL schedule (FILE.goal), a name that 'portalscope list' prints, or - for standard input";

    @Parameters(paramLabel = "SCENARIO", description = NAMES)
    private String name;

    @Mixin
    private GoalRunOptions goal;

    /** @throws ScenarioException if it cannot be read or has errors */
    public Scenario read() throws ScenarioException {
        return goal.read(new NamedScenario(name));
    }

    /**
     * The same without virtual time if it is a GOAL schedule, so that everything may happen in any order.
     *
     * @throws ScenarioException if it cannot be read or has errors
     */
    public Scenario readUntimed() throws ScenarioException {
        return goal.readUntimed(new NamedScenario(name));
    }

    /**
     * The same for a command that reads something else from standard input.
     *
     * @param what it reads there
     */
    public Scenario readBesides(String what) throws ScenarioException, BadInputException {
        NamedScenario named = new NamedScenario(name);
        return named.isStandardInput() ? named.readBesides(what) : read();
    }

    /** What a scenario with further faults is run from, everybody in turn. */
    public static Launch launch(Scenario scenario, List<String> faults) throws ScenarioException {
        return new Launch(scenario.title(), scenario.fileName(), scenario.worlds(faults), RoundRobinScheduler::new);
    }

    /** A session of it in the order that some options ask for. */
    public LocalSession session(OrderOptions options) throws ScenarioException, BadInputException {
        return options.order(read(), Optional.empty()).launch().start();
    }

    /** The file or name as it was given. */
    @Override
    public String toString() {
        return name;
    }
}
