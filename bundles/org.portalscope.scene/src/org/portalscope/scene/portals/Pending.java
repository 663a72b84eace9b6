package org.portalscope.scene.portals;

import java.util.List;

import org.portalscope.engine.state.Operation;
import org.portalscope.engine.step.Numbers;
import org.portalscope.model.NetworkInterface;

/** Operations that have started and not ended. */
final class Pending {

    private Pending() {
    }

    /** Those on a descriptor. */
    static List<Operation> on(NetworkInterface ni, long descriptor) {
        return ni.getOperations().stream().filter(operation -> operation.descriptor() == descriptor).toList();
    }

    /** Those whose bytes lie in a range of addresses. */
    static List<Operation> within(NetworkInterface ni, long address, long length) {
        return ni.getOperations().stream().filter(operation -> operation.completes() && operation.length() > 0
                && Long.compareUnsigned(operation.address() - address, length) < 0).toList();
    }

    /** {@code pending END: put #7}. */
    static String label(Operation operation) {
        return "pending END: " + operation.label();
    }

    /** {@code pending END: put #7, 64 bytes at offset 16}. */
    static String words(Operation operation) {
        return label(operation) + ", " + Numbers.count(operation.length(), "byte") + " at offset " + operation.offset();
    }
}
