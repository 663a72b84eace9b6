package org.portalscope.protocol.call;

import org.portalscope.protocol.value.ProtocolError;

/**
 * What a call has answered.
 *
 * @param result null if it has none
 * @param error  why there is no result, or null
 */
public record CallOutcome(Object result, ProtocolError error) {
}
