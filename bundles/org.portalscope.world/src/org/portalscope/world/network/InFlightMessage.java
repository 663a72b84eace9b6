package org.portalscope.world.network;

import java.util.List;

import org.portalscope.engine.description.Field;
import org.portalscope.engine.description.Fields;
import org.portalscope.engine.description.Structure;
import org.portalscope.engine.message.Message;

/**
 * A message whose header is in flight. Times are those of virtual time, in nanoseconds, 0 if there is none.
 *
 * @param number     counts the messages of the world in the order in which they were sent, from 0; {@link #NOT_SENT} if nobody in the world sent it
 * @param departs    when it leaves
 * @param arrives    when it can arrive
 * @param freeBefore when its channel could take it
 */
public record InFlightMessage(Message message, long number, long departs, long arrives, long freeBefore) implements Structure {

    /** Instead of a number: nobody in the world sent it. */
    public static final long NOT_SENT = -1;

    /** A message that comes from outside the world. */
    public static InFlightMessage fromOutside(Message message) {
        return new InFlightMessage(message, NOT_SENT, 0, 0, 0);
    }

    /** Whether somebody in the world sent it. */
    public boolean isSent() {
        return number != NOT_SENT;
    }

    @Override
    public List<Field> members() {
        return new Fields().value("message", message).id("number", number).nanoseconds("departs", departs).nanoseconds("arrives", arrives)
                .nanoseconds("free_before", freeBefore).list();
    }
}
