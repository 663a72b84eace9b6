package org.portalscope.dat.object;

import org.portalscope.engine.encoding.FieldReader;
import org.portalscope.engine.encoding.FieldWriter;
import org.portalscope.engine.encoding.ValueReader;
import org.portalscope.protocol.value.QueueHandles;

/**
 * {@code DAT_IA_HANDLE}: the one network interface of the process, with the Portals objects that all others use.
 *
 * @param asyncEvd        handle of the event dispatcher of asynchronous events
 * @param ni              the network interface
 * @param queue           the event queue of everything
 * @param connections     match entry of messages about connections
 * @param restOfReceives  match entry behind the posted receives, which notes Sends that find none
 * @param restOfMemory    match entry behind the memory that others may use, which notes RDMA that is refused
 * @param sends           descriptor by which messages about connections are sent
 * @param lastCookie      the last index of the access control table, Portals 3.2 §3.10; each connection has one from 1
 * @param queues          those that events are taken from
 */
public record InterfaceAdapter(long handle, long asyncEvd, long ni, long queue, long connections, long restOfReceives, long restOfMemory, long sends,
        int lastCookie, QueueHandles queues) implements DatObject {

    public InterfaceAdapter(long handle, long asyncEvd, long ni, long queue, long connections, long restOfReceives, long restOfMemory, long sends,
            int lastCookie) {
        this(handle, asyncEvd, ni, queue, connections, restOfReceives, restOfMemory, sends, lastCookie, QueueHandles.of(queue));
    }

    @Override
    public String words() {
        return "interface adapter " + handle;
    }

    @Override
    public void writeFields(FieldWriter out) {
        out.number(asyncEvd);
        out.handle(ni);
        out.handle(queue);
        out.handle(connections);
        out.handle(restOfReceives);
        out.handle(restOfMemory);
        out.handle(sends);
        out.number(lastCookie);
    }

    static InterfaceAdapter read(long handle, FieldReader in) {
        return new InterfaceAdapter(handle, in.number(), in.handle(), in.handle(), in.handle(), in.handle(), in.handle(), in.handle(),
                new ValueReader(in).integer());
    }
}
