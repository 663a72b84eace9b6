package org.portalscope.cli.output;

import java.io.IOException;
import java.io.OutputStream;
import java.nio.channels.FileChannel;
import java.nio.file.Files;
import java.nio.file.OpenOption;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.nio.file.StandardOpenOption;
import java.util.Optional;

import org.portalscope.cli.argument.BadInputException;
import org.portalscope.export.FileKind;

/** Writes a file whole or not at all; what is no file, such as a device or a pipe, takes what is written. */
public final class OutputFile {

    private static final String PREFIX = ".portalscope.";

    private OutputFile() {
    }

    /** What writes a file. */
    @FunctionalInterface
    public interface Writing {
        void writeTo(Path written) throws BadInputException, IOException;
    }

    /** What is written. */
    @FunctionalInterface
    public interface Content {
        void writeTo(OutputStream out) throws IOException;
    }

    /**
     * Looks whether a file can be written, for those who have much to do before they write it.
     *
     * @throws BadInputException if it cannot be
     */
    public static void check(Path file) throws BadInputException {
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
     * Looks whether a file can be written and has no name of another kind of files.
     *
     * @param kind of what will be written
     * @throws BadInputException if it cannot be written, or its name says another kind
     */
    public static void check(Path file, FileKind kind) throws BadInputException {
        Optional<String> problem = kind.problem(file);
        if (problem.isPresent()) {
            throw new BadInputException(problem.get());
        }
        check(file);
    }

    /**
     * Writes a file; until everything has been written, it stays as it was.
     *
     * @throws BadInputException if it cannot be written
     */
    public static void write(Path file, byte[] content) throws BadInputException {
        write(file, out -> out.write(content));
    }

    /**
     * Writes a file; until everything has been written, it stays as it was.
     *
     * @throws BadInputException if it cannot be written, or its content cannot be made
     */
    public static void write(Path file, Content content) throws BadInputException {
        check(file);
        try {
            if (isDevice(file)) {
                write(file, content, StandardOpenOption.WRITE);
            } else {
                replace(file, written -> write(written, content, StandardOpenOption.CREATE_NEW, StandardOpenOption.WRITE));
            }
        } catch (IOException e) {
            throw refusal(file, e);
        }
    }

    /**
     * Makes a file that something else writes, by its path; until all has been written, it stays as it was.
     *
     * @throws BadInputException if it cannot be written, or is no file
     * @throws IOException       if its content cannot be made
     */
    public static void replace(Path file, Writing writing) throws BadInputException, IOException {
        check(file);
        if (isDevice(file)) {
            throw new BadInputException(file + ": this is no file");
        }
        Path target = target(file);
        Path written = target.resolveSibling(PREFIX + ProcessHandle.current().pid());
        try {
            writing.writeTo(written);
            Files.move(written, target, StandardCopyOption.REPLACE_EXISTING);
        } finally {
            Files.deleteIfExists(written);
        }
    }

    /**
     * Opens an empty file for what a file is made of later. It is where that file will be, unless that is a device, and is gone when it is closed, or when the
     * process ends in whatever way.
     *
     * @throws BadInputException if there cannot be one
     */
    public static FileChannel openTemporary(Path file) throws BadInputException {
        check(file);
        try {
            Path folder = isDevice(file) ? null : target(file).getParent();
            Path made = folder == null ? Files.createTempFile(PREFIX, null) : Files.createTempFile(folder, PREFIX, null);
            return FileChannel.open(made, StandardOpenOption.READ, StandardOpenOption.WRITE, StandardOpenOption.DELETE_ON_CLOSE);
        } catch (IOException e) {
            throw refusal(file, e);
        }
    }

    /** Why a file cannot be written, for the user. */
    public static BadInputException refusal(Path file, IOException e) {
        return new BadInputException(file + ": the file cannot be written: " + e.getMessage());
    }

    private static Path target(Path file) throws IOException {
        return Files.exists(file) ? file.toRealPath() : file.toAbsolutePath();
    }

    private static boolean isDevice(Path file) {
        return Files.exists(file) && !Files.isRegularFile(file);
    }

    private static void write(Path file, Content content, OpenOption... options) throws IOException {
        try (OutputStream out = Files.newOutputStream(file, options)) {
            content.writeTo(out);
        }
    }

}
