package org.portalscope.lapi.state;

import org.portalscope.engine.encoding.FieldReader;
import org.portalscope.engine.encoding.FieldWriter;

/**
 * Memory that a match entry lets others put to: from the begin of a page to the end of the region that the page belongs to, since a piece that begins in
 * the page may go on behind it.
 *
 * @param address of the page
 * @param length  bytes
 */
public record MemoryWindow(long address, long length) {

    void write(FieldWriter out) {
        out.number(address);
        out.number(length);
    }

    static MemoryWindow read(FieldReader in) {
        return new MemoryWindow(in.number(), in.number());
    }
}
