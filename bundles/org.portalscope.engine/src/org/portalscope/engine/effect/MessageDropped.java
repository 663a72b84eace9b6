package org.portalscope.engine.effect;

import java.util.List;

import org.portalscope.engine.description.Fields;
import org.portalscope.engine.description.Unit;
import org.portalscope.engine.message.DropReason;
import org.portalscope.engine.message.Message;
import org.portalscope.engine.state.PortalsState;
import org.portalscope.engine.step.Subject;
import org.portalscope.engine.step.ValueChange;

/**
 * A message was discarded and the drop count of its interface incremented.
 *
 * @param forgotten the reason of a drop long ago that this one makes the interface forget, or null
 * @param after     the drop count, this message included
 */
public record MessageDropped(int networkInterface, Message message, DropReason reason, DropReason forgotten, long after)
        implements PortalsEffect {

    @Override
    public void apply(PortalsState state) {
        state.interfaces().get(networkInterface).dropLog().add(reason);
    }

    @Override
    public void revert(PortalsState state) {
        state.interfaces().get(networkInterface).dropLog().remove(forgotten);
    }

    @Override
    public String words() {
        return message.label() + " is dropped: " + reason.words() + "; drop count " + (after - 1) + " → " + after;
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
        out.id("network_interface", networkInterface).value("message", message).value("reason", reason)
                .value("forgotten", forgotten).count("after", after);
    }

    @Override
    public List<Subject> subjects() {
        return List.of(new Subject.OfMessage(message.key()), new Subject.OfInterface(networkInterface));
    }

    @Override
    public List<ValueChange> changes() {
        return List.of(new ValueChange(new Subject.OfInterface(networkInterface), "drop_count", Unit.COUNT, after - 1, after));
    }
}
