package org.portalscope.engine.effect;

import java.util.List;

import org.portalscope.engine.description.Fields;
import org.portalscope.engine.message.Message;
import org.portalscope.engine.message.RevocableFabric;
import org.portalscope.engine.state.PortalsState;
import org.portalscope.engine.step.Subject;

/** A message left for its target. */
public record MessageSent(Message message) implements PortalsEffect {

    @Override
    public void apply(PortalsState state) {
        state.fabric().send(message);
    }

    @Override
    public void revert(PortalsState state) {
        RevocableFabric.of(state.fabric()).revoke(message);
    }

    @Override
    public boolean liesBetween() {
        return true;
    }

    @Override
    public String words() {
        return message.key() + " leaves for " + message.target();
    }

    @Override
    public String section() {
        return "4.1";
    }

    @Override
    public Category category() {
        return Category.SEND;
    }

    @Override
    public void describe(Fields out) {
        out.value("message", message);
    }

    @Override
    public List<Subject> subjects() {
        return List.of(new Subject.OfMessage(message.key()), new Subject.OfProcess(message.target()));
    }
}
