package org.portalscope.scene.timeline;

/**
 * Another timeline of the same run, to be drawn beside the one that is shown.
 *
 * @param name    what it is called
 * @param parting number of the first transition in which the two may differ
 * @param size    how many transitions it has
 */
public record TimelineLane(String name, int parting, int size) {
}
