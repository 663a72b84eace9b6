package org.portalscope.engine.input;

import org.portalscope.engine.message.Message;

/**
 * The header of a message arrived, Portals 3.2 §4.2; what it starts is completed by an input of its own.
 *
 * @param message for an interface of the process
 */
public record HeaderArrived(Message message) implements Input {

    @Override
    public <R> R accept(InputVisitor<R> visitor) {
        return visitor.headerArrived(this);
    }
}
