package org.portalscope.protocol.value;

import org.portalscope.engine.description.ControlCharacters;

/**
 * Memory of a process that a call works on; it lies within one region.
 *
 * @param name    of its region, with bounds if it is a part of it, for people
 * @param address of its first byte
 * @param length  bytes
 */
public record Buffer(String name, long address, long length) {

    public Buffer {
        name = ControlCharacters.shown(name);
    }

    @Override
    public String toString() {
        return name;
    }
}
