package org.portalscope.engine.effect;

import java.util.List;

import org.portalscope.engine.api.NiFailType;
import org.portalscope.engine.description.Fields;
import org.portalscope.engine.message.Header;
import org.portalscope.engine.message.Message;
import org.portalscope.engine.message.RevocableFabric;
import org.portalscope.engine.state.PortalsState;
import org.portalscope.engine.step.Subject;

/** The data of a message that was sent will never come, since the operation that sends them failed. */
public record DataWithheld(Message message, int niFailType) implements PortalsEffect { // R74

    @Override
    public void apply(PortalsState state) {
        state.fabric().withholdData(Header.of(message), niFailType);
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
    public String words() {
        return "the data of " + message.key() + " will never come to " + message.target() + ": " + NiFailType.text(niFailType);
    }

    @Override
    public String section() {
        return "3.9.3";
    }

    @Override
    public Category category() {
        return Category.DATA;
    }

    @Override
    public void describe(Fields out) {
        out.value("message", message).value("ni_fail_type", NiFailType.text(niFailType));
    }

    @Override
    public List<Subject> subjects() {
        return List.of(new Subject.OfMessage(message.key()));
    }

    @Override
    public boolean isFailure() {
        return true;
    }
}
