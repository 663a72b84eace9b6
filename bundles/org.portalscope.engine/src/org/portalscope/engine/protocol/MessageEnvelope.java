package org.portalscope.engine.protocol;

import java.util.Optional;
import java.util.OptionalLong;

/**
 * What a message, or a receive, says of itself besides its data.
 *
 * @param group      of processes in which it is sent, such as a communicator
 * @param rank       of the other process in the group; nothing for any
 * @param tag        nothing for any, and for messages of collectives
 * @param collective the collective call that it belongs to; nothing if that is not known, or it belongs to none
 */
public record MessageEnvelope(ProtocolObject group, OptionalLong rank, OptionalLong tag, Optional<String> collective) {
}
