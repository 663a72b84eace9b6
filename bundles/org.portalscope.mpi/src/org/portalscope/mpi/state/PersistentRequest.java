package org.portalscope.mpi.state;

import org.portalscope.engine.encoding.FieldReader;
import org.portalscope.engine.encoding.FieldWriter;

/**
 * A communication that can be started again and again: {@code MPI_Send_init}, {@code MPI_Recv_init}.
 *
 * @param number among those of all requests
 * @param active number of the request that it has been started as, or 0
 */
public record PersistentRequest(long number, Transfer transfer, long active) {

    public PersistentRequest startedAs(long request) {
        return new PersistentRequest(number, transfer, request);
    }

    void write(FieldWriter out) {
        out.number(number);
        transfer.write(out);
        out.number(active);
    }

    static PersistentRequest read(FieldReader in) {
        return new PersistentRequest(in.number(), Transfer.read(in), in.number());
    }
}
