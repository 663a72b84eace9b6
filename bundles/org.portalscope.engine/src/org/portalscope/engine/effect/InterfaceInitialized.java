package org.portalscope.engine.effect;

import java.util.List;

import org.portalscope.engine.api.Limits;
import org.portalscope.engine.description.Fields;
import org.portalscope.engine.state.PortalsState;
import org.portalscope.engine.step.Subject;
import org.portalscope.engine.step.ValueChange;

/** An interface got its Portal table and its access control table. */
public record InterfaceInitialized(int networkInterface, Limits limits) implements PortalsEffect {

    @Override
    public void apply(PortalsState state) {
        state.interfaces().get(networkInterface).open(limits);
    }

    @Override
    public void revert(PortalsState state) {
        state.interfaces().get(networkInterface).close();
    }

    @Override
    public String words() {
        return "interface " + networkInterface + " has a Portal table of " + (limits.maxPtableIndex() + 1)
                + " and an access control table of " + (limits.maxAtableIndex() + 1) + " entries";
    }

    @Override
    public String section() {
        return "3.4.1";
    }

    @Override
    public void describe(Fields out) {
        out.id("network_interface", networkInterface).value("limits", limits);
    }

    @Override
    public List<Subject> subjects() {
        return List.of(new Subject.OfInterface(networkInterface));
    }

    @Override
    public List<ValueChange> changes() {
        return List.of(ValueChange.of(new Subject.OfInterface(networkInterface), "limits", null, limits));
    }
}
