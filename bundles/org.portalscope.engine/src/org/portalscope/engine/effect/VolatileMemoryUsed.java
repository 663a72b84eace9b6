package org.portalscope.engine.effect;

import java.util.List;

import org.portalscope.engine.description.Fields;
import org.portalscope.engine.state.NetworkInterface;
import org.portalscope.engine.state.Operation;
import org.portalscope.engine.state.PendingOperation;
import org.portalscope.engine.state.PortalsState;
import org.portalscope.engine.step.Numbers;
import org.portalscope.engine.step.Subject;

/**
 * The application used memory that an operation is working on, Portals 3.2 §1.7: what comes of it is not predictable. It changes nothing by
 * itself; it is an effect so that those who want no checks hear of it too.
 *
 * @param address   of the first byte that was used
 * @param length    bytes used
 * @param written   whether they were written, not read
 * @param operation the operation that has not ended
 */
public record VolatileMemoryUsed(long address, long length, boolean written, Operation operation) implements PortalsEffect {

    /** The use of memory by the application at this moment, or null if no operation is working on it. */
    static VolatileMemoryUsed of(PortalsState state, long address, long length, boolean written) {
        PendingOperation found = null;
        for (NetworkInterface ni : state.interfaces()) {
            found = found != null || !ni.initialized() ? found : ni.operationTable().using(address, length, written);
        }
        return found == null ? null : new VolatileMemoryUsed(address, length, written, found.value());
    }

    @Override
    public void apply(PortalsState state) {
        // the use is the step itself
    }

    @Override
    public void revert(PortalsState state) {
        // the use is the step itself
    }

    @Override
    public String words() {
        return Numbers.count(length, "byte") + " at " + Numbers.hex(address) + (written ? " written" : " read") + " before " + operation.label()
                + " has ended: " + (operation.needsData() ? "its data may still change them" : "they may be sent as they were or as they are");
    }

    @Override
    public String section() {
        return "1.7";
    }

    @Override
    public void describe(Fields out) {
        out.address("address", address).bytes("length", length).value("written", written).value("operation", operation);
    }

    @Override
    public List<Subject> subjects() {
        return List.of(new Subject.OfExtent(address, length), new Subject.OfOperation(operation.message().operation()));
    }

    @Override
    public boolean isFailure() {
        return true;
    }
}
