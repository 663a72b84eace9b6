package org.portalscope.scenario.program;

import java.util.List;
import java.util.Map;

import org.portalscope.mpi.Mpi;
import org.portalscope.mpi.MpiException;
import org.portalscope.protocol.program.PortalsApi;
import org.portalscope.protocol.program.PortalsProgram;
import org.portalscope.protocol.value.Buffer;
import org.portalscope.protocol.value.StructureValue;

/** A program that passes a token around all ranks, with MPI; each adds its rank. */
final class MpiRing implements PortalsProgram {

    static final int TAG = 7;

    @Override
    public Map<String, Integer> regions() {
        return Map.of("token", 1);
    }

    @Override
    public void run(PortalsApi portals) {
        Mpi mpi = new Mpi(portals, Map.of("eager_limit", 16L));
        mpi.init();
        Buffer token = portals.region("token");
        int rank = mpi.rank();
        int left = (rank + mpi.size() - 1) % mpi.size();
        int right = (rank + 1) % mpi.size();
        if (rank > 0) {
            StructureValue status = mpi.recv(token, mpi.constant("MPI_ANY_SOURCE"), TAG);
            require(status.number("MPI_SOURCE") == left);
        }
        portals.write(token.address(), new byte[] {(byte) (portals.read(token.address(), 1)[0] + rank)});
        long send = mpi.isend(token, right, TAG);
        if (rank == 0) {
            mpi.awaitAll(List.of(send, mpi.irecv(token, left, TAG)));
            require(portals.read(token.address(), 1)[0] == mpi.size() * (mpi.size() - 1) / 2);
        } else {
            mpi.await(send);
        }
        refuse(mpi, token);
        mpi.barrier();
        mpi.end();
    }

    private static void refuse(Mpi mpi, Buffer token) {
        try {
            mpi.send(token, mpi.size(), TAG);
        } catch (MpiException e) {
            require(e.errorClass().equals("MPI_ERR_RANK"));
            return;
        }
        require(false);
    }

    private static void require(boolean holds) {
        if (!holds) {
            throw new IllegalStateException("something else happened");
        }
    }
}
