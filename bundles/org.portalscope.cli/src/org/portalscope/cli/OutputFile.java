package org.portalscope.cli;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.nio.file.StandardOpenOption;

/** Writes a file whole or not at all; what is no file, such as a device or a pipe, takes what is written. */
final class OutputFile {

    private OutputFile() {
    }

    /**
     * Looks whether a file can be written, for those who have much to do before they write it.
     *
     * @throws BadInputException if it cannot be
     */
    static void check(Path file) throws BadInputException {
        Path folder = file.toAbsolutePath().getParent();
        if (Files.isDirectory(file)) {
            throw new BadInputException(file + ": this is a folder; name a file in it");
        } else if (Files.exists(file) && !Files.isWritable(file)) {
            throw new BadInputException(file + ": the file is write-protected");
        } else if (isDevice(file)) {
            return;
        } else if (!Files.isDirectory(folder)) {
            throw new BadInputException(file + ": there is no folder " + folder);
        } else if (!Files.isWritable(folder)) {
            throw new BadInputException(file + ": you may not write into the folder " + folder);
        }
    }

    /**
     * Writes a file; until everything has been written, it stays as it was.
     *
     * @throws BadInputException if it cannot be written
     */
    static void write(Path file, byte[] content) throws BadInputException {
        check(file);
        try {
            if (isDevice(file)) {
                Files.write(file, content, StandardOpenOption.WRITE);
            } else {
                replace(Files.exists(file) ? file.toRealPath() : file.toAbsolutePath(), content);
            }
        } catch (IOException e) {
            throw new BadInputException(file + ": the file cannot be written: " + e.getMessage());
        }
    }

    private static boolean isDevice(Path file) {
        return Files.exists(file) && !Files.isRegularFile(file);
    }

    private static void replace(Path target, byte[] content) throws IOException {
        Path written = target.resolveSibling(".portalscope." + ProcessHandle.current().pid());
        try {
            Files.write(written, content, StandardOpenOption.CREATE_NEW, StandardOpenOption.WRITE);
            Files.move(written, target, StandardCopyOption.REPLACE_EXISTING);
        } finally {
            Files.deleteIfExists(written);
        }
    }
}
