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
import org.portalscope.node.control.Token;
import org.portalscope.node.process.NodeProcess;
import org.portalscope.node.transport.Encryption;
import picocli.CommandLine.Option;

/** How others attach to a node. */
final class ControlOptions {

    @Option(names = "--control", paramLabel = "HOST:PORT", description = "where others can attach to the node (default: a free port of the loopback interface)")
    private String address;

    @Option(names = "--no-control", description = "nobody can attach to the node")
    private boolean none;

    @Option(names = "--token", paramLabel = "FILE", description = "the token that whoever attaches has to know, 64 hexadecimal digits (default: a random one, "
            + "which is written with the address of the node into a file that only you can read)")
    private Path token;

    @Option(names = "--paused", description = "pause before the first statement, until somebody who has attached lets it go on")
    private boolean paused;

    /** The file that describes the node, or null. */
    private Path entry;

    /**
     * Lets others attach to a node, as the options say.
     *
     * @param encryption of connections with them
     */
    void open(NodeProcess node, Encryption encryption, PrintWriter err) throws BadInputException {
        if (none && (address != null || token != null || paused)) {
            throw new BadInputException("--no-control goes with none of --control, --token and --paused");
        }
        if (none) {
            return;
        }
        Token wanted = token == null ? Token.random() : TokenFile.read(token);
        try {
            NodeDescription described = node.attachable(address == null ? new InetSocketAddress(InetAddress.getLoopbackAddress(), 0)
                    : NodeAddresses.one(address), wanted, ProductVersion.number(), encryption);
            enter(described, wanted, err);
        } catch (IOException e) {
            throw new BadInputException(e.getMessage());
        }
        if (paused) {
            node.pauseAtStart();
        }
    }

    private void enter(NodeDescription node, Token wanted, PrintWriter err) {
        try {
            entry = NodeFolder.ofUser().enter(node, wanted);
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
