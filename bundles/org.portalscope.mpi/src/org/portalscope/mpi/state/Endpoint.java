package org.portalscope.mpi.state;

import org.portalscope.engine.encoding.FieldReader;
import org.portalscope.engine.encoding.FieldWriter;

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
 */
public record Endpoint(long networkInterface, long unexpectedQueue, long requestQueue, long creditQueue, long mark, long rest, long credits,
        long creditDescriptor) {

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
