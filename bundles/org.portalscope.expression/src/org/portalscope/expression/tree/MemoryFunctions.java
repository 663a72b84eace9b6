package org.portalscope.expression.tree;

import org.portalscope.expression.ValueScope;
import org.portalscope.expression.value.Bytes;

/** What expressions read of memory. */
final class MemoryFunctions {

    private MemoryFunctions() {
    }

    /** The bytes at an address, which are within one region. */
    static Bytes read(ValueScope values, long address, long length) {
        values.reads(address, length);
        return Bytes.of(values.portals().memory().read(address, length));
    }

    /** The byte at an address, which is within a region. */
    static int byteAt(ValueScope values, long address) {
        values.reads(address, 1);
        return values.portals().memory().byteAt(address);
    }
}
