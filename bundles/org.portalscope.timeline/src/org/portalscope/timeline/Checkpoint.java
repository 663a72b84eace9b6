package org.portalscope.timeline;

import org.portalscope.engine.snapshot.Snapshot;

/**
 * The state of a world between two transitions, from which what follows can be executed again.
 *
 * @param number   how many transitions had happened
 * @param snapshot of the world
 * @param calls    what its threads were in; not to be changed
 */
record Checkpoint(int number, Snapshot snapshot, CallStacks calls) {
}
