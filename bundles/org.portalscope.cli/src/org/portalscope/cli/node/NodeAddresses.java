package org.portalscope.cli.node;

import java.io.IOException;
import java.net.InetSocketAddress;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;

import org.portalscope.cli.argument.BadInputException;
import org.portalscope.node.client.ControlAddresses;

/** Where the nodes of a run listen, by rank. */
final class NodeAddresses {

    private NodeAddresses() {
    }

    /** All on this machine: ports one behind the other. */
    static List<InetSocketAddress> local(int count, int firstPort) throws BadInputException {
        List<InetSocketAddress> addresses = new ArrayList<>();
        for (int rank = 0; rank < count; rank++) {
            addresses.add(one("127.0.0.1:" + (firstPort + rank)));
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
        try {
            return ControlAddresses.of(word);
        } catch (IOException e) {
            throw new BadInputException(e.getMessage());
        }
    }

    /** The address that a word says for a node to listen on; port 0 means any free one. */
    static InetSocketAddress toListenOn(String word) throws BadInputException {
        try {
            return ControlAddresses.toListenOn(word);
        } catch (IOException e) {
            throw new BadInputException(e.getMessage());
        }
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
            return ControlAddresses.lines(file);
        } catch (IOException e) {
            throw new BadInputException(file + " cannot be read: " + e.getMessage());
        }
    }

    /** @param firstPort of words that have none, which are then one behind the other; -1 if each has to have one */
    private static List<InetSocketAddress> each(List<String> words, int count, int firstPort) throws BadInputException {
        if (words.size() != count) {
            throw new BadInputException("there are " + count + " processes, and " + words.size() + " addresses");
        }
        List<InetSocketAddress> addresses = new ArrayList<>();
        for (String word : words) {
            boolean isWhole = firstPort < 0 || word.contains(":");
            addresses.add(one(isWhole ? word : word + ':' + (firstPort + addresses.size())));
        }
        return addresses;
    }
}
