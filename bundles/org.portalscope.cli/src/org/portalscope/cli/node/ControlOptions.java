package org.portalscope.cli.node;

import java.io.IOException;
import java.io.PrintWriter;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.nio.file.Files;
import java.nio.file.Path;

import org.portalscope.cli.argument.BadInputException;
import org.portalscope.cli.output.ProductVersion;
import org.portalscope.node.control.NodeDescription;
import org.portalscope.node.control.NodeFolder;
import org.portalscope.node.token.Token;
import org.portalscope.node.process.NodeProcess;
import org.portalscope.node.transport.Encryption;
import picocli.CommandLine.Option;

/** How others attach to a node. */
final class ControlOptions {

    @Option(names = "--control", paramLabel = "HOST:PORT", description = "where others can attach to the node, with port 0 on any free one (default: a free "
            + "port of the loopback interface)")
    private String address;

    @Option(names = "--no-control", description = "nobody can attach to the node")
    private boolean none;

    @Option(names = "--paused", description = "pause before the first statement, until somebody who has attached lets it go on")
    private boolean paused;

    /** The file that describes the node, or null. */
    private Path entry;

    /**
     * Lets others attach to a node, as the options say.
     *
     * @param token      of the run
     * @param encryption of connections with them
     */
    void open(NodeProcess node, Token token, Encryption encryption, PrintWriter err) throws BadInputException {
        if (none && (address != null || paused)) {
            throw new BadInputException("--no-control goes with neither --control nor --paused");
        }
        if (none) {
            return;
        }
        try {
            NodeDescription described = node.attachable(address(), ProductVersion.number(), encryption);
            enter(described, token, err);
        } catch (IOException e) {
            throw new BadInputException(e.getMessage());
        }
        if (paused) {
            node.pauseAtStart();
        }
    }

    /** Where clients can attach, if they can. */
    InetSocketAddress address() throws BadInputException {
        return address == null ? new InetSocketAddress(InetAddress.getLoopbackAddress(), 0) : NodeAddresses.toListenOn(address);
    }

    private void enter(NodeDescription node, Token token, PrintWriter err) {
        try {
            entry = NodeFolder.ofUser().enter(node, token);
        } catch (IOException e) {
            err.println("Nobody finds this node to attach to: " + NodeFolder.ofUser().path() + " cannot be written: " + e.getMessage() + '.');
        }
    }

    /** The node has ended. */
    void close() throws IOException {
        if (entry != null) {
            Files.deleteIfExists(entry);
        }
    }
}
