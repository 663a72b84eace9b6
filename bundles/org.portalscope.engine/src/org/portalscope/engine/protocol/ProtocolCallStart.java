package org.portalscope.engine.protocol;

import java.util.Optional;

/**
 * A call of a protocol that has begun.
 *
 * @param call its name, such as {@code MPI_Test}
 * @param aim  what other processes have to do before it finds what it looks for, or before it returns if it waits; empty if nothing or if that is not known
 */
public record ProtocolCallStart(String call, Optional<ProtocolWait> aim) {
}
