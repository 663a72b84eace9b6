package org.portalscope.dat.object;

import org.portalscope.engine.encoding.FieldReader;
import org.portalscope.engine.encoding.FieldWriter;

/**
 * {@code DAT_PSP_HANDLE}: where others ask for connections.
 *
 * @param connQual the connection qualifier that they name
 * @param evd      handle of the event dispatcher that takes the requests
 */
public record ServicePoint(long handle, long connQual, long evd) implements DatObject {

    @Override
    public String words() {
        return "service point " + handle;
    }

    @Override
    public void writeFields(FieldWriter out) {
        out.number(connQual);
        out.number(evd);
    }

    static ServicePoint read(long handle, FieldReader in) {
        return new ServicePoint(handle, in.number(), in.number());
    }
}
