package org.portalscope.scenario;

import java.io.IOException;
import java.io.InputStream;
import java.nio.ByteBuffer;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.StandardCharsets;
import java.nio.file.AccessDeniedException;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;

/** Reads the text of scenario files. */
final class ScenarioFile {

    /** Bytes that a scenario file has at most. */
    static final int LARGEST = 4 << 20;

    private ScenarioFile() {
    }

    static String read(Path path) throws ScenarioException {
        if (Files.isDirectory(path)) {
            throw new ScenarioException(path + ": this is a folder, not a scenario file");
        }
        try (InputStream in = Files.newInputStream(path)) {
            return decode(path.toString(), in.readNBytes(LARGEST + 1));
        } catch (NoSuchFileException e) {
            throw new ScenarioException(path + ": there is no such file", e);
        } catch (AccessDeniedException e) {
            throw new ScenarioException(path + ": the file may not be read by you", e);
        } catch (IOException e) {
            throw new ScenarioException(path + ": the file cannot be read: " + e.getMessage(), e);
        }
    }

    /** The text of some bytes. */
    static String decode(String file, byte[] bytes) throws ScenarioException {
        if (bytes.length > LARGEST) {
            throw new ScenarioException(file + ": the file is too large: a scenario has at most 4 MB");
        }
        try {
            return StandardCharsets.UTF_8.newDecoder().decode(ByteBuffer.wrap(bytes)).toString();
        } catch (CharacterCodingException e) {
            throw new ScenarioException(file + ": the file is not UTF-8 text, so it is no scenario", e);
        }
    }
}
