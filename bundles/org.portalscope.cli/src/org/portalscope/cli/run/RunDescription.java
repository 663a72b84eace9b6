package org.portalscope.cli.run;

import java.util.List;

import org.portalscope.scenario.Scenario;
import org.portalscope.session.state.WorldState;

/**
 * What is going to be run.
 *
 * @param state     of the world, now and during the run
 * @param scheduler what decides the order, in words: {@code round-robin}
 * @param faults    the plans of faults beside those that the scenario declares
 */
public record RunDescription(Scenario scenario, WorldState state, String scheduler, List<String> faults) {

    public RunDescription {
        faults = List.copyOf(faults);
    }
}
