package org.portalscope.engine.input;

import org.portalscope.engine.message.Message;

/**
 * A message arrived as a whole, Portals 3.2 §4.2: its header, and the data that complete what it starts.
 *
 * @param message for an interface of the process
 * @param data    what it carries, for a put or a reply, at least as many bytes as its operation works on; else null
 */
public record MessageArrived(Message message, ByteString data) implements Input {

    @Override
    public <R> R accept(InputVisitor<R> visitor) {
        return visitor.messageArrived(this);
    }
}
