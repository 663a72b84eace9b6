package org.portalscope.node.control;

import java.io.IOException;
import java.io.StringReader;
import java.net.InetSocketAddress;
import java.util.Properties;
import java.util.TreeMap;
import java.util.stream.Collectors;

import org.portalscope.engine.description.ControlCharacters;

/**
 * Which node it is, and where it can be attached to.
 *
 * @param title   of what its run is about
 * @param process the name of its process
 * @param rank    its number among the nodes of the run, from 0
 * @param size    how many these are
 * @param pid     the number that the system gave its process
 * @param address of its control port
 */
public record NodeDescription(String title, String process, int rank, int size, long pid, InetSocketAddress address) {

    public NodeDescription {
        title = ControlCharacters.shown(title);
        process = ControlCharacters.shown(process);
    }

    /** {@code server (rank 0 of 2, process 4711)}. */
    public String label() {
        return process + " (rank " + rank + " of " + size + ", process " + pid + ')';
    }

    /** What it says, a property a line. */
    String text() {
        TreeMap<String, String> lines = new TreeMap<>();
        lines.put("title", title);
        lines.put("process", process);
        lines.put("rank", String.valueOf(rank));
        lines.put("size", String.valueOf(size));
        lines.put("pid", String.valueOf(pid));
        lines.put("host", address.getAddress().getHostAddress());
        lines.put("port", String.valueOf(address.getPort()));
        return lines.entrySet().stream().map(line -> line.getKey() + '=' + escaped(line.getValue()) + '\n').collect(Collectors.joining());
    }

    private static String escaped(String value) {
        return value.replace("\\", "\\\\").replace("\n", "\\n");
    }

    /**
     * Reads what {@link #text} says; other properties are passed over.
     *
     * @throws IOException if it is none
     */
    public static NodeDescription parse(String text) throws IOException {
        Properties lines = properties(text);
        try {
            return new NodeDescription(lines.getProperty("title", ""), lines.getProperty("process", ""), number(lines, "rank"), number(lines, "size"),
                    Long.parseLong(lines.getProperty("pid", "")), new InetSocketAddress(lines.getProperty("host", ""), number(lines, "port")));
        } catch (IllegalArgumentException e) {
            throw new IOException("this describes no node", e);
        }
    }

    /** The properties that a text has a line each of. */
    static Properties properties(String text) throws IOException {
        Properties lines = new Properties();
        try {
            lines.load(new StringReader(text));
        } catch (IllegalArgumentException e) {
            throw new IOException("this describes no node", e);
        }
        return lines;
    }

    private static int number(Properties lines, String name) {
        return Integer.parseInt(lines.getProperty(name, ""));
    }
}
