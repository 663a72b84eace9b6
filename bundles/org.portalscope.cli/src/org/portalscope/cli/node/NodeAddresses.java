package org.portalscope.cli.node;

import java.io.IOException;
import java.net.InetSocketAddress;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;

import org.portalscope.cli.argument.BadInputException;

/** Where the nodes of a run listen, by rank. */
final class NodeAddresses {

    private static final int LARGEST_PORT = 65535;

    private NodeAddresses() {
    }

    /** All on this machine: ports one behind the other. */
    static List<InetSocketAddress> local(int count, int firstPort) throws BadInputException {
        List<InetSocketAddress> addresses = new ArrayList<>();
        for (int rank = 0; rank < count; rank++) {
            addresses.add(address("127.0.0.1", firstPort + rank));
        }
        return addresses;
    }

    /** What a list says, such as {@code a:7000,b:7000}. */
    static List<InetSocketAddress> listed(String list, int count) throws BadInputException {
        return each(List.of(list.split(",")), count, -1);
    }

    /** What a list says that has any length. */
    static List<InetSocketAddress> listed(String list) throws BadInputException {
        List<String> words = List.of(list.split(","));
        return each(words, words.size(), -1);
    }

    /** The address that a word says. */
    static InetSocketAddress one(String word) throws BadInputException {
        return each(List.of(word), 1, -1).get(0);
    }

    /** What a file says that has an address in each line. */
    static List<InetSocketAddress> inFile(Path file) throws BadInputException {
        List<String> lines = lines(file);
        return each(lines, lines.size(), -1);
    }

    /** What a file says: the host of a rank a line, perhaps with a port; else the port is the first one and the rank. */
    static List<InetSocketAddress> inFile(Path file, int count, int firstPort) throws BadInputException {
        return each(lines(file), count, firstPort);
    }

    private static List<String> lines(Path file) throws BadInputException {
        try {
            return Files.readAllLines(file).stream().map(String::strip).filter(line -> !line.isEmpty() && !line.startsWith("#")).toList();
        } catch (IOException e) {
            throw new BadInputException(file + " cannot be read: " + e.getMessage());
        }
    }

    private static List<InetSocketAddress> each(List<String> words, int count, int firstPort) throws BadInputException {
        if (words.size() != count) {
            throw new BadInputException("there are " + count + " processes, and " + words.size() + " addresses");
        }
        List<InetSocketAddress> addresses = new ArrayList<>();
        for (String word : words) {
            int colon = word.lastIndexOf(':');
            if (colon < 0 && firstPort < 0) {
                throw new BadInputException("an address is HOST:PORT, not " + word);
            }
            addresses.add(colon < 0 ? address(word, firstPort + addresses.size()) : address(word.substring(0, colon), port(word, colon)));
        }
        return addresses;
    }

    private static int port(String word, int colon) throws BadInputException {
        try {
            return Integer.parseInt(word.substring(colon + 1));
        } catch (NumberFormatException e) {
            throw new BadInputException("an address is HOST:PORT, not " + word);
        }
    }

    private static InetSocketAddress address(String host, int port) throws BadInputException {
        if (port < 1 || port > LARGEST_PORT) {
            throw new BadInputException(port + " is no port");
        }
        InetSocketAddress address = new InetSocketAddress(host, port);
        if (address.isUnresolved()) {
            throw new BadInputException("there is no host " + host);
        }
        return address;
    }
}
