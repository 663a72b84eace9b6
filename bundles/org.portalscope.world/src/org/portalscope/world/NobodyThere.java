package org.portalscope.world;

import org.portalscope.engine.message.Message;
import org.portalscope.engine.step.Check;

/** A message was sent to a process that the world does not have, Portals 3.2 §4.2. */
public record NobodyThere(Message message) implements Check {

    @Override
    public boolean passed() {
        return false;
    }

    @Override
    public String words() {
        return message.label() + " is discarded: there is no process " + message.target();
    }

    @Override
    public String section() {
        return "4.2";
    }
}
