package org.portalscope.world.fault;

import org.portalscope.engine.description.Structure;

/** Something that goes wrong in the environment of a process; its text is how a scenario declares it, without {@code fault}. */
public sealed interface Fault extends Structure permits CallFault, CompletionFault, HoldFault, DeathFault {
}
