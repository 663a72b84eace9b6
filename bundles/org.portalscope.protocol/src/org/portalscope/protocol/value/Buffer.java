package org.portalscope.protocol.value;

/**
 * Memory of a process that a call works on; it lies within one region.
 *
 * @param name    of its region, with bounds if it is a part of it, for people
 * @param address of its first byte
 * @param length  bytes
 */
public record Buffer(String name, long address, long length) {

    @Override
    public String toString() {
        return name;
    }
}
