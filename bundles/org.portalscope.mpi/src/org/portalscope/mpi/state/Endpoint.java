package org.portalscope.mpi.state;

import org.portalscope.engine.encoding.FieldReader;
import org.portalscope.engine.encoding.FieldWriter;
import org.portalscope.protocol.value.QueueHandles;

/**
 * The Portals objects that MPI has from {@code MPI_Init} to {@code MPI_Finalize}.
 *
 * @param networkInterface of all of them
 * @param unexpectedQueue  event queue of messages that come before their receives
 * @param requestQueue     event queue of sends, posted receives and fetches
 * @param creditQueue      event queue of returned credits
 * @param mark             match entry behind the posted receives, which notes long messages, Portals 3.2 §5.3
 * @param rest             match entry behind the short buffers, which notes what nobody else has taken
 * @param credits          match entry of returned credits
 * @param creditDescriptor by which this process returns credits
 * @param queues           the event queues, in the order in which their events are taken
 * @param otherQueues      those but for the queue of unexpected messages
 */
public record Endpoint(long networkInterface, long unexpectedQueue, long requestQueue, long creditQueue, long mark, long rest, long credits,
        long creditDescriptor, QueueHandles queues, QueueHandles otherQueues) {

    public Endpoint(long networkInterface, long unexpectedQueue, long requestQueue, long creditQueue, long mark, long rest, long credits,
            long creditDescriptor) {
        this(networkInterface, unexpectedQueue, requestQueue, creditQueue, mark, rest, credits, creditDescriptor,
                QueueHandles.of(creditQueue, requestQueue, unexpectedQueue), QueueHandles.of(creditQueue, requestQueue));
    }

    void write(FieldWriter out) {
        out.handle(networkInterface);
        out.handle(unexpectedQueue);
        out.handle(requestQueue);
        out.handle(creditQueue);
        out.handle(mark);
        out.handle(rest);
        out.handle(credits);
        out.handle(creditDescriptor);
    }

    static Endpoint read(FieldReader in) {
        return new Endpoint(in.handle(), in.handle(), in.handle(), in.handle(), in.handle(), in.handle(), in.handle(), in.handle());
    }
}
