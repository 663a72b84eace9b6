package org.portalscope.world.fault;

/** Something that goes wrong in the environment of a process; its text is how a scenario declares it, without {@code fault}. */
public sealed interface Fault permits CallFault, CompletionFault, HoldFault, DeathFault {
}
