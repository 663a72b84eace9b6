package org.portalscope.engine.effect;

import java.util.List;

import org.portalscope.engine.api.Limits;
import org.portalscope.engine.state.AccessEntry;
import org.portalscope.engine.state.PortalsState;

/**
 * An interface without objects lost its tables, and its handle became stale.
 *
 * @param limits      those it had
 * @param accessTable the access control table it had
 */
public record InterfaceShutDown(int networkInterface, Limits limits, List<AccessEntry> accessTable) implements PortalsEffect { // R29

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
}
