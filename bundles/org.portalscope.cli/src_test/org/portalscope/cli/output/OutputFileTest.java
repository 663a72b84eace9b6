package org.portalscope.cli.output;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;

import org.junit.jupiter.api.Assumptions;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.portalscope.cli.argument.BadInputException;

class OutputFileTest {

    private static final byte[] CONTENT = "new".getBytes(StandardCharsets.UTF_8);

    @TempDir
    private Path folder;

    @Test
    void shouldReplaceAFileAndLeaveNothingBeside() throws Exception {
        Path file = Files.writeString(folder.resolve("f".repeat(250)), "old");
        OutputFile.write(file, CONTENT);
        assertEquals("new", Files.readString(file));
        assertEquals(List.of(file), files());
    }

    @Test
    void shouldWriteThroughALink() throws Exception {
        Path file = Files.writeString(folder.resolve("file"), "old");
        Path link = Files.createSymbolicLink(folder.resolve("link"), file);
        OutputFile.write(link, CONTENT);
        assertTrue(Files.isSymbolicLink(link));
        assertEquals("new", Files.readString(file));
    }

    @Test
    void shouldWriteToADeviceInsteadOfReplacingIt() throws Exception {
        Path device = Path.of("/dev/full");
        Assumptions.assumeTrue(Files.exists(device) && !Files.isRegularFile(device));
        Path link = Files.createSymbolicLink(folder.resolve("link"), device);
        String message = assertThrows(BadInputException.class, () -> OutputFile.write(link, CONTENT)).getMessage();
        assertTrue(message.startsWith(link + ": the file cannot be written: "), message);
        assertEquals(List.of(link), files());
        Files.delete(link);
    }

    @Test
    void shouldSayWhyAFileCannotBeWritten() {
        Path lost = folder.resolve("lost").resolve("file");
        assertEquals(folder + ": this is a folder; name a file in it", refusal(folder));
        assertEquals(lost + ": there is no folder " + lost.getParent(), refusal(lost));
    }

    private static String refusal(Path file) {
        return assertThrows(BadInputException.class, () -> OutputFile.write(file, CONTENT)).getMessage();
    }

    private List<Path> files() throws IOException {
        try (Stream<Path> files = Files.list(folder)) {
            return files.toList();
        }
    }
}
