package org.portalscope.goal.program;

import java.util.Optional;

import org.portalscope.protocol.Protocols;
import org.portalscope.scenario.ParseResult;
import org.portalscope.scenario.Scenario;
import org.portalscope.scenario.source.ScenarioException;
import org.portalscope.world.time.Timing;

/**
 * A GOAL schedule as MPI programs.
 *
 * @param text   of the scenario
 * @param timing that of the schedule; nothing if it has no virtual time
 */
public record GoalProgram(String text, Optional<Timing> timing) {

    /**
     * The scenario.
     *
     * @param name      what messages call it
     * @param protocols that scenarios can use, MPI among them
     * @throws ScenarioException if MPI is none of them
     */
    public Scenario scenario(String name, Protocols protocols) throws ScenarioException {
        return timed(Scenario.readText(name, text, protocols));
    }

    /** What has been parsed, in the time of the schedule if it is the text as it was written; who has changed it has left the schedule. */
    public ParseResult timed(ParseResult parsed) {
        return new ParseResult(parsed.fileName(), parsed.scenario().map(scenario -> scenario.source().equals(text) ? timed(scenario) : scenario),
                parsed.problems(), parsed.warnings());
    }

    private Scenario timed(Scenario scenario) {
        return timing.map(scenario::with).orElse(scenario);
    }
}
