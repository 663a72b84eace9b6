package org.portalscope.dat.object;

import org.portalscope.dat.message.RemoteSide;
import org.portalscope.engine.api.ProcessId;
import org.portalscope.engine.encoding.FieldReader;
import org.portalscope.engine.encoding.FieldWriter;
import org.portalscope.engine.encoding.ValueReader;

/** {@code DAT_CR_HANDLE}: another process asks for a connection. */
public record ConnectionRequest(long handle, long servicePoint, ProcessId peer, RemoteSide remote) implements DatObject {

    @Override
    public String words() {
        return "connection request " + handle;
    }

    @Override
    public void writeFields(FieldWriter out) {
        out.number(servicePoint);
        out.number(peer.packed());
        out.number(remote.hdrData());
    }

    static ConnectionRequest read(long handle, FieldReader in) {
        return new ConnectionRequest(handle, in.number(), new ValueReader(in).process(), RemoteSide.of(in.number()));
    }
}
