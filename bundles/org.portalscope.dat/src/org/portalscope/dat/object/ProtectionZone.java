package org.portalscope.dat.object;

import org.portalscope.engine.encoding.FieldWriter;

/** {@code DAT_PZ_HANDLE}: what memory and endpoints have in common that go together. */
public record ProtectionZone(long handle) implements DatObject {

    @Override
    public String words() {
        return "protection zone " + handle;
    }

    @Override
    public void writeFields(FieldWriter out) {
        // Its handle is all that it has.
    }
}
