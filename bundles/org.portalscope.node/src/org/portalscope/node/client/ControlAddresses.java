package org.portalscope.node.client;

import java.io.IOException;
import java.net.InetSocketAddress;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;

import org.portalscope.node.token.Token;

/** Where nodes and their control ports are, as users write it: {@code HOST:PORT}. */
public final class ControlAddresses {

    private static final int LARGEST_PORT = 65535;

    private ControlAddresses() {
    }

    /**
     * The address that a word says.
     *
     * @throws IOException if the text is no address, or the host is unknown; the message says which
     */
    public static InetSocketAddress of(String word) throws IOException {
        return of(word, 1);
    }

    /**
     * The address that a word says for a node to listen on; port 0 means any free one.
     *
     * @throws IOException if the text is no address, or the host is unknown; the message says which
     */
    public static InetSocketAddress toListenOn(String word) throws IOException {
        return of(word, 0);
    }

    private static InetSocketAddress of(String word, int leastPort) throws IOException {
        int colon = word.lastIndexOf(':');
        int port;
        try {
            port = Integer.parseInt(word.substring(colon + 1));
        } catch (NumberFormatException e) {
            throw new IOException("an address is HOST:PORT, not " + word, e);
        }
        if (colon < 1 || port < leastPort || port > LARGEST_PORT) {
            throw new IOException(colon < 1 ? "an address is HOST:PORT, not " + word : port + " is no port");
        }
        InetSocketAddress address = new InetSocketAddress(word.substring(0, colon), port);
        if (address.isUnresolved()) {
            throw new IOException("there is no host " + word.substring(0, colon));
        }
        return address;
    }

    /**
     * The nodes that somebody names.
     *
     * @param words addresses with commas or blanks between them, or the name of a file with one in each line
     * @param token the name of the file with their token
     * @throws IOException if an address is none, or a file cannot be read; the message says which, and what is expected
     */
    public static List<NodeTarget> targets(String words, String token) throws IOException {
        Token known = token(token);
        Path file = Path.of(words.strip());
        List<String> all = Files.isRegularFile(file) ? lines(file) : List.of(words.strip().split("[,\\s]+"));
        List<NodeTarget> targets = new ArrayList<>();
        for (String word : all) {
            targets.add(new NodeTarget(of(word), known));
        }
        return targets;
    }

    /**
     * The addresses in a file, one in each line; lines that are empty or begin with {@code #} say nothing.
     *
     * @throws IOException if it cannot be read
     */
    public static List<String> lines(Path file) throws IOException {
        if (Files.exists(file) && !Files.isRegularFile(file)) {
            throw new IOException("it is no regular file");
        }
        return Files.readAllLines(file).stream().map(String::strip).filter(line -> !line.isEmpty() && !line.startsWith("#")).toList();
    }

    private static Token token(String file) throws IOException {
        try {
            return Token.read(Path.of(file.strip()));
        } catch (IOException e) {
            throw new IOException("the token file '" + file.strip() + "' cannot be read; it is the one that the nodes were given by --token, with "
                    + 2 * Token.SIZE + " hexadecimal digits", e);
        }
    }
}
