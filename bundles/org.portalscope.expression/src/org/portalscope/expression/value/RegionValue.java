package org.portalscope.expression.value;

/**
 * A named piece of memory as a value.
 *
 * @param name    as it was declared
 * @param address of its first byte
 * @param length  bytes
 */
public record RegionValue(String name, long address, long length) {

    @Override
    public String toString() {
        return name;
    }
}
