package org.portalscope.mpi.collective;

import org.portalscope.protocol.value.Buffer;

/**
 * A message of a collective.
 *
 * @param peer rank in the communicator, to which it is sent or from which it comes
 * @param data all that is sent, or the memory that is filled as a whole
 */
public record RoundMessage(int peer, Buffer data) {
}
