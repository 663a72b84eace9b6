package org.portalscope.world.network;

import java.util.List;

import org.portalscope.engine.description.Field;
import org.portalscope.engine.description.Fields;
import org.portalscope.engine.description.Structure;
import org.portalscope.engine.message.Message;

/**
 * A message whose header is in flight. Times are those of virtual time, in nanoseconds, 0 if there is none.
 *
 * @param number     counts the messages of the world in the order in which they were sent, from 0
 * @param departs    when it leaves
 * @param arrives    when it can arrive
 * @param freeBefore when its channel could take it
 */
public record InFlightMessage(Message message, long number, long departs, long arrives, long freeBefore) implements Structure {
    @Override
    public List<Field> members() {
        return new Fields().value("message", message).id("number", number).nanoseconds("departs", departs).nanoseconds("arrives", arrives)
                .nanoseconds("free_before", freeBefore).list();
    }
}
