package org.portalscope.node.launch;

import java.io.Closeable;
import java.io.IOException;
import java.net.InetSocketAddress;
import java.nio.charset.StandardCharsets;
import java.nio.file.DirectoryNotEmptyException;
import java.nio.file.FileAlreadyExistsException;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

import org.portalscope.node.token.PrivateFiles;

/**
 * A folder in which the nodes of a run on one machine say where each listens, so that each can take any free port. A file belongs to the process that wrote it:
 * those of processes that have ended count for nothing, and are replaced.
 */
public final class Rendezvous implements Closeable {

    private static final int LONGEST_FILE = 256;
    private static final Pattern TEXT = Pattern.compile("(127\\.0\\.0\\.1) (\\d{1,5}) (\\d{1,18})\n");
    private static final int LARGEST_PORT = 65_535;

    private final Path folder;
    private final int size;
    /** The file of this node, or null. */
    private Path own;

    /**
     * A folder for the nodes of one run.
     *
     * @param folder is made when it is needed
     * @param size   how many nodes there are, from 1
     */
    public Rendezvous(Path folder, int size) {
        this.folder = folder.toAbsolutePath();
        this.size = size;
    }

    /**
     * What a file says.
     *
     * @param pid of the process of the node
     */
    private record Entry(InetSocketAddress address, long pid) {
    }

    private Path file(int rank) {
        return folder.resolve(rank + ".address");
    }

    /**
     * Says where this node listens.
     *
     * @param port of {@code 127.0.0.1}
     * @throws IOException if that cannot be written, or another node of this rank is there; the message says so
     */
    public void publish(int rank, int port) throws IOException {
        PrivateFiles.createFolder(folder);
        Path written = PrivateFiles.createFile(folder, "127.0.0.1 " + port + ' ' + ProcessHandle.current().pid() + '\n');
        try {
            if (read(rank).isEmpty()) {
                Files.deleteIfExists(file(rank));
            }
            Files.createLink(file(rank), written);
            own = file(rank);
        } catch (FileAlreadyExistsException e) {
            throw new IOException("another node of rank " + rank + " has said in " + folder + " where it listens; each run needs a folder of its own", e);
        } catch (UnsupportedOperationException e) {
            throw new IOException("the file system of " + folder + " has no links; name another folder by --rendezvous", e);
        } finally {
            Files.deleteIfExists(written);
        }
    }

    /**
     * Where all nodes listen, by rank; nothing as long as one of them has not said it.
     *
     * @throws IOException if a file cannot be read; the message says which
     */
    public Optional<List<InetSocketAddress>> addresses() throws IOException {
        List<InetSocketAddress> addresses = new ArrayList<>();
        for (int rank = 0; rank < size; rank++) {
            Optional<Entry> entry = read(rank);
            if (entry.isEmpty()) {
                return Optional.empty();
            }
            addresses.add(entry.get().address());
        }
        return Optional.of(addresses);
    }

    /** What the file of a rank says, if its process has not ended. */
    private Optional<Entry> read(int rank) throws IOException {
        Path file = file(rank);
        try {
            Matcher text = TEXT.matcher(Files.exists(file) && Files.size(file) <= LONGEST_FILE ? Files.readString(file, StandardCharsets.UTF_8) : "");
            if (!text.matches() || Integer.parseInt(text.group(2)) > LARGEST_PORT) {
                return absent(file);
            }
            Entry entry = new Entry(new InetSocketAddress(text.group(1), Integer.parseInt(text.group(2))), Long.parseLong(text.group(3)));
            return ProcessHandle.of(entry.pid()).filter(ProcessHandle::isAlive).map(alive -> entry);
        } catch (NoSuchFileException e) {
            return Optional.empty(); // its node has ended just now
        }
    }

    private static Optional<Entry> absent(Path file) throws IOException {
        if (Files.exists(file)) {
            throw new IOException(file + " does not say where a node listens; remove it");
        }
        return Optional.empty();
    }

    /** This node has ended: its file goes, and the folder if it is empty then. */
    @Override
    public void close() throws IOException {
        if (own == null) {
            return;
        }
        Files.deleteIfExists(own);
        try {
            Files.deleteIfExists(folder);
        } catch (DirectoryNotEmptyException e) {
            // Other nodes are still there.
        }
    }
}
