package org.portalscope.world.network;

import java.util.List;

import org.portalscope.engine.description.Fields;
import org.portalscope.engine.message.Message;
import org.portalscope.engine.step.Check;
import org.portalscope.engine.step.Subject;

/**
 * A message was sent to a process that the world does not have, or has no longer, Portals 3.2 §4.2.
 *
 * @param died whether there was such a process before it died
 */
public record NoSuchProcess(Message message, boolean died) implements Check {

    @Override
    public boolean passed() {
        return false;
    }

    @Override
    public String words() {
        return message.label() + " is discarded: " + (died ? "process " + message.target() + " has died" : "there is no process " + message.target());
    }

    @Override
    public String section() {
        return "4.2";
    }

    @Override
    public Category category() {
        return Category.DROP;
    }

    @Override
    public void describe(Fields out) {
        out.value("message", message).value("died", died);
    }

    @Override
    public List<Subject> subjects() {
        return List.of(new Subject.OfMessage(message.key()), new Subject.OfProcess(message.target()));
    }

    @Override
    public String reason() {
        return "no process";
    }
}
