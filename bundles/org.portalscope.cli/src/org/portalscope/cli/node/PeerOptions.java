package org.portalscope.cli.node;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.PrintWriter;
import java.net.InetSocketAddress;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.TimeUnit;

import org.portalscope.cli.argument.BadInputException;
import org.portalscope.cli.output.Interruption;
import org.portalscope.node.launch.LaunchedNode;
import org.portalscope.node.launch.Rendezvous;
import org.portalscope.node.token.PrivateFiles;
import picocli.CommandLine.Option;

/** Where the nodes of a run listen. */
final class PeerOptions {

    private static final int FIRST_PORT = 17400;
    /** Seconds in which all nodes have to say where they listen. */
    private static final int PATIENCE = 60;
    private static final int POLL = 20;

    @Option(names = "--peers", paramLabel = "HOST:PORT,...", description = "where all nodes listen, by rank, this one included; - takes a free port of this "
            + "machine, prints it, and reads the list from standard input")
    private String peers;

    @Option(names = "--hosts", paramLabel = "FILE", description = "a file with the host of each rank in a line, perhaps with :PORT")
    private Path hosts;

    @Option(names = "--rendezvous", paramLabel = "FOLDER", description = "all nodes are on this machine, each takes a free port, and tells it the others in "
            + "this folder, which is the run's own (default with mpirun of Open MPI and srun, which name each run)")
    private Path folder;

    @Option(names = "--port", paramLabel = "N", description = "where no port is given, rank 0 listens on this one, rank 1 on the next, and so on (default: "
            + FIRST_PORT + ")")
    private Integer port;

    private int count;
    private List<InetSocketAddress> listed;
    /** Null if the nodes do not meet in a folder. */
    private Rendezvous rendezvous;

    /**
     * Reads the options.
     *
     * @param launched what the launcher says that has started the node, if one has
     * @param nodes    how many there are
     */
    void resolve(Optional<LauncherRank> launched, int nodes) throws BadInputException {
        count = nodes;
        if (folder != null && (peers != null || hosts != null || port != null)) {
            throw new BadInputException("--rendezvous goes with none of --peers, --hosts and --port");
        }
        Path place = folder;
        if (place == null && peers == null && hosts == null && port == null) {
            place = launched.map(LauncherRank::run).map(run -> PrivateFiles.home().resolve("runs").resolve(run)).orElse(null);
        }
        if (place != null) {
            rendezvous = new Rendezvous(place, nodes);
        }
        listed = place != null || "-".equals(peers) ? List.of() : list(nodes);
    }

    private List<InetSocketAddress> list(int nodes) throws BadInputException {
        if (peers != null) {
            return NodeAddresses.listed(peers, nodes);
        }
        int firstPort = port == null ? FIRST_PORT : port;
        return hosts == null ? NodeAddresses.local(nodes, firstPort) : NodeAddresses.inFile(hosts, nodes, firstPort);
    }

    /** The addresses that are known before the nodes listen: all, or none. */
    List<InetSocketAddress> listed() {
        return listed;
    }

    /** Where the node of a rank has to listen. */
    InetSocketAddress own(int rank) {
        return listed.isEmpty() ? new InetSocketAddress("127.0.0.1", 0) : listed.get(rank);
    }

    /**
     * Where all nodes listen, by rank; nothing if not all have said so in time, or the user has interrupted it.
     *
     * @param rank    of this node
     * @param address where it listens
     */
    Optional<List<InetSocketAddress>> all(int rank, InetSocketAddress address, PrintWriter out, Interruption interruption)
            throws BadInputException, IOException {
        if (rendezvous != null) {
            return meet(rank, address.getPort(), interruption);
        }
        return Optional.of(listed.isEmpty() ? read(address, out) : listed);
    }

    private List<InetSocketAddress> read(InetSocketAddress address, PrintWriter out) throws BadInputException, IOException {
        out.println(LaunchedNode.LISTENS + address.getHostString() + ':' + address.getPort());
        out.flush();
        String line = new BufferedReader(new InputStreamReader(System.in, StandardCharsets.UTF_8)).readLine();
        if (line == null) {
            throw new BadInputException("standard input has no addresses");
        }
        return NodeAddresses.listed(line, count);
    }

    private Optional<List<InetSocketAddress>> meet(int rank, int own, Interruption interruption) throws BadInputException {
        try {
            rendezvous.publish(rank, own);
            long deadline = System.nanoTime() + TimeUnit.SECONDS.toNanos(PATIENCE);
            Optional<List<InetSocketAddress>> all = rendezvous.addresses();
            while (all.isEmpty() && !interruption.isRequested() && System.nanoTime() < deadline) {
                TimeUnit.MILLISECONDS.sleep(POLL);
                all = rendezvous.addresses();
            }
            return all;
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            return Optional.empty();
        } catch (IOException e) {
            throw new BadInputException(e.getMessage());
        }
    }

    /** The node has ended. */
    void close() throws IOException {
        if (rendezvous != null) {
            rendezvous.close();
        }
    }
}
