package org.portalscope.node.control;

import java.io.IOException;
import java.nio.file.DirectoryStream;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.function.Consumer;

import org.portalscope.node.token.PrivateFiles;
import org.portalscope.node.token.Token;

/** The folder in which the nodes of a user say where they can be attached to, and with which token: files that nobody else can read. */
public final class NodeFolder {

    private static final String SUFFIX = ".node";

    private final Path folder;

    /** @param folder is made when it is needed */
    public NodeFolder(Path folder) {
        this.folder = folder;
    }

    /** The one that all nodes of this user on this machine have. */
    public static NodeFolder ofUser() {
        return new NodeFolder(PrivateFiles.home().resolve("nodes"));
    }

    /**
     * A node that was found.
     *
     * @param file  that describes it
     * @param token with which it is attached to
     */
    public record Entry(Path file, NodeDescription node, Token token) {
    }

    /** Where it is. */
    public Path path() {
        return folder;
    }

    /**
     * Enters a node.
     *
     * @return its file
     * @throws IOException if that cannot be written
     */
    public Path enter(NodeDescription node, Token token) throws IOException {
        PrivateFiles.createFolder(folder);
        Path file = folder.resolve(node.pid() + "-" + node.rank() + SUFFIX);
        Path written = PrivateFiles.createFile(folder, node.text() + "token=" + token.digits() + '\n');
        return Files.move(written, file, StandardCopyOption.ATOMIC_MOVE, StandardCopyOption.REPLACE_EXISTING);
    }

    /**
     * The nodes that run, by title, rank and process. Files of nodes that were killed are removed.
     *
     * @throws IOException if one cannot be read; the message says which, and what to do
     */
    public List<Entry> nodes() throws IOException {
        List<String> problems = new ArrayList<>();
        List<Entry> nodes = nodes(problems::add);
        if (!problems.isEmpty()) {
            throw new IOException(problems.get(0));
        }
        return nodes;
    }

    /**
     * The same; what cannot be read of them keeps nobody from the others.
     *
     * @param problems takes a sentence for each file that cannot be read: which, and what to do
     * @throws IOException if the folder cannot be read
     */
    public List<Entry> nodes(Consumer<String> problems) throws IOException {
        List<Entry> nodes = new ArrayList<>();
        if (Files.isDirectory(folder)) {
            try (DirectoryStream<Path> files = Files.newDirectoryStream(folder, "*" + SUFFIX)) {
                for (Path file : files) {
                    add(file, nodes, problems);
                }
            }
        }
        nodes.sort(Comparator.comparing((Entry entry) -> entry.node().title()).thenComparing(entry -> entry.node().rank())
                .thenComparing(entry -> entry.node().pid()));
        return nodes;
    }

    private static void add(Path file, List<Entry> nodes, Consumer<String> problems) {
        try {
            Entry entry = read(file);
            if (ProcessHandle.of(entry.node().pid()).filter(ProcessHandle::isAlive).isPresent()) {
                nodes.add(entry);
            } else {
                Files.deleteIfExists(file);
            }
        } catch (NoSuchFileException e) {
            // The node has ended meanwhile.
        } catch (IOException e) {
            problems.accept(e.getMessage());
        }
    }

    private static Entry read(Path file) throws IOException {
        try {
            if (!Files.isRegularFile(file)) {
                throw Files.exists(file) ? new IOException("it is no regular file") : new NoSuchFileException(file.toString());
            }
            String text = Files.readString(file);
            return new Entry(file, NodeDescription.parse(text), Token.parse(NodeDescription.properties(text).getProperty("token", "")));
        } catch (NoSuchFileException e) {
            throw e;
        } catch (IOException | IllegalArgumentException e) {
            throw new IOException(file + " cannot be read: it should describe a node, and be a file that you can read; remove it if its node has ended", e);
        }
    }
}
