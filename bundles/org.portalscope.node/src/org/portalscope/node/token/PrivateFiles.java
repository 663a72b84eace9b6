package org.portalscope.node.token;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.LinkOption;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.nio.file.attribute.FileAttribute;
import java.nio.file.attribute.PosixFilePermission;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.EnumSet;
import java.util.Set;

/** Files and folders that only their user can use. Where files have no permissions of POSIX, they have those that the system gives the home of a user. */
public final class PrivateFiles {

    private static final Set<PosixFilePermission> OF_OTHERS = EnumSet.complementOf(
            EnumSet.of(PosixFilePermission.OWNER_READ, PosixFilePermission.OWNER_WRITE, PosixFilePermission.OWNER_EXECUTE));
    private static final Set<PosixFilePermission> WRITING_OF_OTHERS = EnumSet.of(PosixFilePermission.GROUP_WRITE, PosixFilePermission.OTHERS_WRITE);

    private PrivateFiles() {
    }

    /** The folder in which Portalscope keeps what is a user's; a relative one if the system does not say where the home of the user is. */
    public static Path home() {
        return Path.of(System.getProperty("user.home", "?"), ".portalscope");
    }

    /**
     * Makes a folder, and those above it, unless it exists.
     *
     * @throws IOException also if it is a relative one, as the home of a user is that the system does not know
     */
    public static void createFolder(Path folder) throws IOException {
        if (!folder.isAbsolute()) {
            throw new IOException("the system names no home folder for this user");
        }
        Files.createDirectories(folder, permissions(folder, "rwx------"));
    }

    /** A new file in a folder, which has its text when this returns; its name ends with {@code .tmp}. */
    public static Path createFile(Path folder, String text) throws IOException {
        Path file = Files.createTempFile(folder, "new", ".tmp", permissions(folder, "rw-------"));
        Files.writeString(file, text, StandardCharsets.UTF_8, StandardOpenOption.WRITE);
        return file;
    }

    private static FileAttribute<?>[] permissions(Path path, String words) {
        return isPosix(path) ? new FileAttribute<?>[] {PosixFilePermissions.asFileAttribute(PosixFilePermissions.fromString(words))} : new FileAttribute<?>[0];
    }

    private static boolean isPosix(Path path) {
        return path.getFileSystem().supportedFileAttributeViews().contains("posix");
    }

    /**
     * Requires that no other user could have put files into a folder.
     *
     * @param own a file that this process has made
     * @throws IOException if others can; the message says so, and what to do
     */
    static void requireOwnFolder(Path folder, Path own) throws IOException {
        if (isPosix(folder)) {
            requireOwner(folder.toRealPath(), own);
            if (Files.getPosixFilePermissions(folder).stream().anyMatch(WRITING_OF_OTHERS::contains)) {
                throw new IOException("others can write into " + folder + "; take that from them with 'chmod go-w " + folder + "'");
            }
        }
    }

    /**
     * Requires a regular file, no link, that belongs to this user and that no other user can read or write.
     *
     * @param own a file that this process has made
     * @throws IOException if it is not so; the message says so, and what to do
     */
    static void requireOwnFile(Path file, Path own) throws IOException {
        if (!Files.isRegularFile(file, LinkOption.NOFOLLOW_LINKS)) {
            throw new IOException(file + " is no regular file; remove it");
        }
        if (isPosix(file)) {
            requireOwner(file, own);
            if (Files.getPosixFilePermissions(file, LinkOption.NOFOLLOW_LINKS).stream().anyMatch(OF_OTHERS::contains)) {
                throw new IOException("others can use " + file + "; remove it, and a new one is made");
            }
        }
    }

    private static void requireOwner(Path path, Path own) throws IOException {
        if (!Files.getOwner(path, LinkOption.NOFOLLOW_LINKS).equals(Files.getOwner(own))) {
            throw new IOException(path + " belongs to another user; remove it, or give it to the user that runs this process");
        }
    }
}
