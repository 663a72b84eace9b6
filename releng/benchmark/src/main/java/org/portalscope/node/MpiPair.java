package org.portalscope.node;

import java.io.IOException;
import java.util.List;
import java.util.Map;
import java.util.concurrent.CompletableFuture;

import org.portalscope.mpi.Mpi;
import org.portalscope.protocol.program.PortalsApi;
import org.portalscope.protocol.program.PortalsProgram;
import org.portalscope.protocol.value.Buffer;

/** Two nodes whose programs use MPI: one end sends and receives, and the other receives each message and sends it back. */
final class MpiPair implements Pair {

    private final CompletableFuture<End> sending = new CompletableFuture<>();
    private final CompletableFuture<Void> over = new CompletableFuture<>();
    private final ProgramNodes nodes;
    private final End end;

    /**
     * A pair that is connected.
     *
     * @param bytes of a message
     */
    MpiPair(int bytes) throws IOException {
        nodes = new ProgramNodes(List.of(new Program(bytes, this::keep), new Program(bytes, End::answerAll)), sending::completeExceptionally);
        end = sending.join();
    }

    private void keep(End mpi) {
        sending.complete(mpi);
        over.join();
    }

    @Override
    public void send() {
        end.send();
    }

    @Override
    public void await() {
        end.receive();
    }

    @Override
    public void close() throws IOException {
        over.complete(null);
        nodes.close();
    }

    /** What one of the two programs does once MPI is initialized. */
    private interface Work {

        void run(End mpi);
    }

    /** One of the two programs. */
    private record Program(int bytes, Work work) implements PortalsProgram {

        @Override
        public Map<String, Integer> regions() {
            return Map.of("data", bytes);
        }

        @Override
        public void run(PortalsApi portals) {
            Mpi mpi = new Mpi(portals);
            mpi.init();
            work.run(new End(mpi, portals.region("data"), 1 - mpi.rank()));
        }
    }

    /** A program that has what it needs. */
    private record End(Mpi mpi, Buffer data, int other) {

        private static final int TAG = 0;

        void send() {
            mpi.send(data, other, TAG);
        }

        void receive() {
            mpi.recv(data, other, TAG);
        }

        void answerAll() {
            while (true) {
                receive();
                send();
            }
        }
    }
}
