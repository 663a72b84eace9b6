package org.portalscope.cli;

import java.io.IOException;
import java.nio.file.AccessDeniedException;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.nio.file.StandardOpenOption;

/** Writes a file whole or not at all. */
final class OutputFile {

    private OutputFile() {
    }

    /**
     * Writes a file; until everything has been written, it stays as it was.
     *
     * @throws BadInputException if it cannot be written
     */
    static void write(Path file, byte[] content) throws BadInputException {
        if (Files.isDirectory(file)) {
            throw new BadInputException(file + ": this is a folder; name a file in it");
        }
        Path target = file.toAbsolutePath();
        try {
            Path written = target.resolveSibling("." + target.getFileName() + "." + ProcessHandle.current().pid());
            try {
                Files.write(written, content, StandardOpenOption.CREATE_NEW, StandardOpenOption.WRITE);
                Files.move(written, target, StandardCopyOption.REPLACE_EXISTING);
            } finally {
                Files.deleteIfExists(written);
            }
        } catch (NoSuchFileException e) {
            throw new BadInputException(file + ": there is no folder " + target.getParent());
        } catch (AccessDeniedException e) {
            throw new BadInputException(file + ": you may not write into the folder " + target.getParent());
        } catch (IOException e) {
            throw new BadInputException(file + ": the file cannot be written: " + e.getMessage());
        }
    }
}
