package org.portalscope.expression;

/** What expressions read of memory. */
final class Memory {

    private Memory() {
    }

    /** The bytes at an address, which are within one region. */
    static Bytes read(Values values, long address, long length) {
        values.reads(address, length);
        return Bytes.of(values.portals().memory().read(address, length));
    }

    /** The byte at an address, which is within a region. */
    static int byteAt(Values values, long address) {
        values.reads(address, 1);
        return values.portals().memory().byteAt(address);
    }
}
