package org.portalscope.cli.run;

import org.portalscope.scenario.Scenario;
import org.portalscope.world.World;

/**
 * What is going to be run.
 *
 * @param world     before its first transition
 * @param scheduler what decides the order, in words: {@code round robin}
 */
public record Outline(Scenario scenario, World world, String scheduler) {
}
