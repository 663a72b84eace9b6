package org.portalscope.cli.node;

import java.util.Map;

import org.portalscope.protocol.Protocol;
import org.portalscope.protocol.Protocols;
import org.portalscope.protocol.program.PortalsApi;
import org.portalscope.protocol.program.PortalsProgram;
import org.portalscope.protocol.value.Buffer;

/** Each rank adds up what those up to it have, by a function of the program, which makes a call of MPI itself. */
final class PrefixSums implements PortalsProgram {

    private final Protocol mpi = Protocols.installed(PrefixSums.class.getClassLoader()).get("mpi");
    private final Object world = mpi.constants().get("MPI_COMM_WORLD").value();

    @Override
    public Map<String, Integer> regions() {
        return Map.of("number", 1, "sum", 1);
    }

    @Override
    public void run(PortalsApi portals) {
        Buffer number = portals.region("number");
        Buffer sum = portals.region("sum");
        portals.call(mpi, "MPI_Init");
        long rank = rank(portals);
        portals.write(number.address(), new byte[] {(byte) (rank + 1)});
        long add = portals.function(vectors -> add(portals, (Buffer) vectors.get(0), (Buffer) vectors.get(1)));
        Object operator = portals.call(mpi, "MPI_Op_create", add, 1L).outputs().get(0);
        portals.call(mpi, "MPI_Scan", number, sum, 1L, mpi.constants().get("MPI_BYTE").value(), operator, world);
        require(portals.read(sum.address(), 1)[0] == (rank + 1) * (rank + 2) / 2);
        portals.call(mpi, "MPI_Finalize");
    }

    private Object add(PortalsApi portals, Buffer left, Buffer right) {
        require(rank(portals) < portals.read(right.address(), 1)[0] + portals.read(left.address(), 1)[0]);
        portals.write(right.address(), new byte[] {(byte) (portals.read(left.address(), 1)[0] + portals.read(right.address(), 1)[0])});
        return null;
    }

    private long rank(PortalsApi portals) {
        return (Long) portals.call(mpi, "MPI_Comm_rank", world).outputs().get(0);
    }

    private static void require(boolean holds) {
        if (!holds) {
            throw new IllegalStateException("something else was added up");
        }
    }
}
