package org.portalscope.cli.node;

import java.io.IOException;
import java.io.PrintWriter;
import java.net.InetSocketAddress;
import java.nio.file.Path;
import java.util.List;

import javax.net.ssl.SSLException;

import org.portalscope.cli.argument.BadInputException;
import org.portalscope.node.client.NodeTarget;
import org.portalscope.node.control.NodeFolder;
import org.portalscope.node.token.PrivateFiles;
import org.portalscope.node.token.Token;
import org.portalscope.node.token.UserToken;
import org.portalscope.node.transport.Encryption;
import picocli.CommandLine.Option;

/** Which nodes to attach to. */
final class AttachTargets {

    @Option(names = "--address", paramLabel = "HOST:PORT,...", description = "where the control ports of the nodes are")
    private String addresses;

    @Option(names = "--hosts", paramLabel = "FILE", description = "a file with HOST:PORT of a control port in each line")
    private Path hosts;

    @Option(names = "--token", paramLabel = "FILE", description = "the token of the run that the nodes of --address or --hosts belong to")
    private Path token;

    @Option(names = "--tls-ca", paramLabel = "FILE", description = "the nodes encrypt their connections by TLS: the certificate of their authority, PEM")
    private Path authority;

    @Option(names = "--title", paramLabel = "TEXT", description = "nodes on this machine of the scenario of this title")
    private String title;

    @Option(names = "--process", paramLabel = "NAME", description = "the node on this machine of the process of this name")
    private String process;

    @Option(names = "--lines", description = "tell the lines of programs in Java, too, which costs them a microsecond or two at each call; those of scenarios "
            + "are told always")
    private boolean lines;

    /** The nodes that the options mean, at least one. */
    List<NodeTarget> find() throws BadInputException {
        if (addresses == null && hosts == null) {
            return found();
        }
        if (token == null) {
            throw new BadInputException("--address and --hosts want --token: the token that the nodes of the run were given; those that were given none "
                    + "share the one in " + PrivateFiles.home().resolve(UserToken.FILE) + " of their machine");
        }
        Token known = TokenFile.read(token);
        List<InetSocketAddress> all = addresses != null ? NodeAddresses.listed(addresses) : NodeAddresses.inFile(hosts);
        Encryption encryption = encryption();
        return all.stream().map(address -> new NodeTarget(address, known, encryption, lines)).toList();
    }

    private List<NodeTarget> found() throws BadInputException {
        List<NodeFolder.Entry> nodes = local().stream().filter(entry -> title == null || entry.node().title().equals(title))
                .filter(entry -> process == null || entry.node().process().equals(process)).toList();
        if (nodes.isEmpty()) {
            throw new BadInputException("there is no such node on this machine: " + NodeFolder.ofUser().path()
                    + " has none; 'portalscope attach --list' lists those there are");
        }
        if (nodes.stream().map(entry -> entry.node().title()).distinct().count() > 1) {
            throw new BadInputException("there are nodes of several runs: --title says which of them, as 'portalscope attach --list' has it");
        }
        Encryption encryption = encryption();
        return nodes.stream().map(entry -> new NodeTarget(entry.node().address(), entry.token(), encryption, lines)).toList();
    }

    private Encryption encryption() throws BadInputException {
        try {
            return authority == null ? Encryption.NONE : Encryption.ofClient(authority);
        } catch (SSLException e) {
            throw new BadInputException("TLS is not possible with " + authority + ": " + e.getMessage());
        }
    }

    private static List<NodeFolder.Entry> local() throws BadInputException {
        try {
            return NodeFolder.ofUser().nodes();
        } catch (IOException e) {
            throw new BadInputException(e.getMessage());
        }
    }

    /** Lists the nodes on this machine. */
    void list(PrintWriter out) throws BadInputException {
        for (NodeFolder.Entry entry : local()) {
            out.println(entry.node().title() + ": " + entry.node().label() + " at " + entry.node().address().getHostString() + ':'
                    + entry.node().address().getPort());
        }
    }

    /** What they are, for titles. */
    @Override
    public String toString() {
        return addresses != null ? addresses : hosts != null ? hosts.toString() : "nodes";
    }
}
