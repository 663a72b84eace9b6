package org.portalscope.engine.effect;

import java.util.List;

import org.portalscope.engine.api.Limits;
import org.portalscope.engine.description.Elements;
import org.portalscope.engine.description.Fields;
import org.portalscope.engine.state.AccessEntry;
import org.portalscope.engine.state.PortalsState;
import org.portalscope.engine.step.Subject;
import org.portalscope.engine.step.ValueChange;

/**
 * An interface without objects lost its tables, and its handle became stale.
 *
 * @param limits      those it had
 * @param accessTable the access control table it had
 */
public record InterfaceShutDown(int networkInterface, Limits limits, List<AccessEntry> accessTable) implements PortalsEffect { // R29

    public InterfaceShutDown {
        accessTable = List.copyOf(accessTable);
    }

    @Override
    public void apply(PortalsState state) {
        state.interfaces().get(networkInterface).shutDown();
    }

    @Override
    public void revert(PortalsState state) {
        state.interfaces().get(networkInterface).unshutDown(limits, accessTable);
    }

    @Override
    public String words() {
        return "interface " + networkInterface + " is shut down";
    }

    @Override
    public String section() {
        return "3.4.2";
    }

    @Override
    public void describe(Fields out) {
        out.id("network_interface", networkInterface).value("limits", limits)
                .value("access_table", new Elements(accessTable));
    }

    @Override
    public List<Subject> subjects() {
        return List.of(new Subject.OfInterface(networkInterface));
    }

    @Override
    public List<ValueChange> changes() {
        return List.of(ValueChange.of(new Subject.OfInterface(networkInterface), "limits", limits, null));
    }
}
