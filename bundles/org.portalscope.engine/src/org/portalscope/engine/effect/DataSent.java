package org.portalscope.engine.effect;

import java.util.List;

import org.portalscope.engine.description.Fields;
import org.portalscope.engine.message.Message;
import org.portalscope.engine.message.RevocableFabric;
import org.portalscope.engine.state.PortalsState;
import org.portalscope.engine.step.Numbers;
import org.portalscope.engine.step.Subject;

/** The data of a message left for its target. */
public record DataSent(Message message, byte[] data) implements PortalsEffect {

    @Override
    public void apply(PortalsState state) {
        state.fabric().sendData(message, data);
    }

    @Override
    public void revert(PortalsState state) {
        RevocableFabric.of(state.fabric()).revokeData(message.key());
    }

    @Override
    public boolean liesBetween() {
        return true;
    }

    @Override
    public long dataLength() {
        return data.length;
    }

    @Override
    public String words() {
        return Numbers.count(data.length, "byte") + " of " + message.key() + " leave" + (data.length == 1 ? "s" : "") + " for "
                + message.target();
    }

    @Override
    public String section() {
        return "4.1";
    }

    @Override
    public Category category() {
        return Category.DATA;
    }

    @Override
    public void describe(Fields out) {
        out.value("message", message).value("data", data);
    }

    @Override
    public List<Subject> subjects() {
        return List.of(new Subject.OfMessage(message.key()));
    }
}
