package org.portalscope.cli.run;

import java.util.List;

import org.portalscope.scenario.Scenario;
import org.portalscope.world.World;

/**
 * What is going to be run.
 *
 * @param world     before its first transition
 * @param scheduler what decides the order, in words: {@code round-robin}
 * @param faults    the plans of faults beside those that the scenario declares
 */
public record RunDescription(Scenario scenario, World world, String scheduler, List<String> faults) {
}
