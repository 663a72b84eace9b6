package org.portalscope.world.network;

import org.portalscope.engine.message.Message;

/**
 * A message whose header is in flight. Times are those of virtual time, in nanoseconds, 0 if there is none.
 *
 * @param number     counts the messages of the world in the order in which they were sent, from 0
 * @param departs    when it leaves
 * @param arrives    when it can arrive
 * @param freeBefore when its channel could take it
 */
public record InFlightMessage(Message message, long number, long departs, long arrives, long freeBefore) {
}
