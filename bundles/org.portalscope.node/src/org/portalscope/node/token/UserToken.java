package org.portalscope.node.token;

import java.io.IOException;
import java.nio.file.FileAlreadyExistsException;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;

/** The token that all nodes of a user on one machine share if they are given none: a file of mode 0600 under the home of the user. */
public final class UserToken {

    /** The name of the file, in the folder of the user. */
    public static final String FILE = "token";

    private UserToken() {
    }

    /**
     * The token of this user.
     *
     * @throws IOException if it can neither be read nor made; the message says why, and what to do
     */
    public static Token get() throws IOException {
        return get(PrivateFiles.home());
    }

    /**
     * The token in a folder. The first process makes it: a file is written as a whole under another name, and then gets its own by a link, which fails if
     * another process was faster. So no process reads half a token, and all have the same.
     */
    static Token get(Path folder) throws IOException {
        PrivateFiles.createFolder(folder);
        Path file = folder.resolve(FILE);
        Path own = PrivateFiles.createFile(folder, Token.random().digits() + '\n');
        try {
            PrivateFiles.requireOwnFolder(folder, own);
            link(file, own);
            PrivateFiles.requireOwnFile(file, own);
            return read(file);
        } finally {
            Files.deleteIfExists(own);
        }
    }

    private static void link(Path file, Path own) throws IOException {
        try {
            Files.createLink(file, own);
        } catch (FileAlreadyExistsException e) {
            // Another process has made it.
        } catch (UnsupportedOperationException e) {
            throw new IOException(file + " cannot be made: its file system has no links", e);
        }
    }

    private static Token read(Path file) throws IOException {
        try {
            return Token.read(file);
        } catch (NoSuchFileException e) {
            throw new IOException(file + " was removed just now; try again", e);
        } catch (IOException e) {
            throw new IOException(file + " cannot be used: " + e.getMessage() + "; remove it, and a new one is made", e);
        }
    }
}
