package org.portalscope.scenario.source;

import java.io.IOException;
import java.io.InputStream;
import java.nio.ByteBuffer;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.StandardCharsets;
import java.nio.file.AccessDeniedException;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.nio.file.attribute.PosixFileAttributeView;
import java.util.Objects;

/** Reads and writes the text of scenario files. */
public final class ScenarioFile {

    /** Bytes that a scenario file has at most. */
    public static final int LARGEST = 4 << 20;

    private ScenarioFile() {
    }

    /**
     * The text of a file.
     *
     * @throws ScenarioException if the file does not exist, is not a regular file, cannot be read, is too large or is not UTF-8
     */
    public static String read(Path path) throws ScenarioException {
        return read(path, LARGEST);
    }

    /**
     * The text of a file.
     *
     * @param largest bytes that it has at most
     * @throws ScenarioException if the file does not exist, is not a regular file, cannot be read, is too large or is not UTF-8
     */
    public static String read(Path path, int largest) throws ScenarioException {
        if (Files.isDirectory(path)) {
            throw new ScenarioException(path + ": this is a folder, not a scenario file");
        } else if (Files.exists(path) && !Files.isRegularFile(path)) {
            throw new ScenarioException(path + ": this is a pipe or a device, not a scenario file; - reads standard input");
        }
        try (InputStream in = Files.newInputStream(path)) {
            return decode(path.toString(), in.readNBytes(largest + 1), largest);
        } catch (NoSuchFileException e) {
            throw new ScenarioException(path + ": there is no such file", e);
        } catch (AccessDeniedException e) {
            throw new ScenarioException(path + ": the file may not be read by you", e);
        } catch (IOException e) {
            throw new ScenarioException(path + ": the file cannot be read: " + e.getMessage(), e);
        }
    }

    /**
     * The text of some bytes.
     *
     * @param file where they come from, for the report
     * @throws ScenarioException if they are too many or are not UTF-8
     */
    public static String decode(String file, byte[] bytes) throws ScenarioException {
        return decode(file, bytes, LARGEST);
    }

    private static String decode(String file, byte[] bytes, int largest) throws ScenarioException {
        if (bytes.length > largest) {
            throw new ScenarioException(file + ": the file is too large: a scenario has at most " + (largest >> 20) + " MB");
        }
        try {
            return StandardCharsets.UTF_8.newDecoder().decode(ByteBuffer.wrap(bytes)).toString();
        } catch (CharacterCodingException e) {
            throw new ScenarioException(file + ": the file is not UTF-8 text, so it is no scenario", e);
        }
    }

    /**
     * Writes a file as a whole: whatever fails, the old contents stay.
     *
     * @throws ScenarioException if it cannot be written
     */
    public static void write(Path path, String text) throws ScenarioException {
        try {
            replace(path.toRealPath(), text);
        } catch (IOException e) {
            throw new ScenarioException(path + ": the file cannot be written: " + e.getMessage(), e);
        }
    }

    private static void replace(Path file, String text) throws IOException {
        if (!Files.isWritable(file)) {
            throw new AccessDeniedException(file.toString(), null, "it is write-protected");
        }
        Path whole = Files.createTempFile(Objects.requireNonNull(file.getParent(), "a file has a folder"), String.valueOf(file.getFileName()), ".new");
        try {
            Files.writeString(whole, text);
            if (Files.getFileStore(file).supportsFileAttributeView(PosixFileAttributeView.class)) {
                Files.setPosixFilePermissions(whole, Files.getPosixFilePermissions(file));
            }
            Files.move(whole, file, StandardCopyOption.ATOMIC_MOVE);
        } finally {
            Files.deleteIfExists(whole);
        }
    }
}
