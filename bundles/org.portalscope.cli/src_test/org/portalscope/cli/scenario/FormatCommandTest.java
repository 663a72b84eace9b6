package org.portalscope.cli.scenario;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.stream.Stream;

import org.junit.jupiter.api.Assumptions;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.portalscope.cli.Main;

class FormatCommandTest {

    private static final String LOOSE = "scenario \"x\";process p at 0:0 {x=1; }";
    private static final String FORMATTED = "scenario \"x\";\n\nprocess p at 0:0 { x = 1; }\n";
    private static final String BROKEN = "scenario \"x\"; process p at 0:0 { x = ; }";

    @TempDir
    private Path folder;

    private final StringWriter out = new StringWriter();
    private final StringWriter err = new StringWriter();

    @Test
    void shouldFormatInPlace() throws IOException {
        Path one = file("one.ptl", LOOSE);
        Path two = file("two.ptl", FORMATTED);
        assertEquals(0, run("format", one.toString(), two.toString()));
        assertEquals(FORMATTED, Files.readString(one));
        assertEquals(FORMATTED, Files.readString(two));
        assertEquals("", out.toString() + err);
    }

    @Test
    void shouldLeaveNothingElseInTheFolder() throws IOException {
        run("format", file("one.ptl", LOOSE).toString());
        try (Stream<Path> files = Files.list(folder)) {
            assertEquals(1, files.count());
        }
    }

    @Test
    void shouldKeepThePermissionsAndFollowLinks() throws IOException {
        Path file = file("one.ptl", LOOSE);
        Assumptions.assumeTrue(Files.getFileStore(file).supportsFileAttributeView("posix"));
        Files.setPosixFilePermissions(file, PosixFilePermissions.fromString("rwxr-x---"));
        Path link = Files.createSymbolicLink(folder.resolve("link.ptl"), file);
        assertEquals(0, run("format", link.toString()));
        assertTrue(Files.isSymbolicLink(link));
        assertEquals(FORMATTED, Files.readString(file));
        assertEquals("rwxr-x---", PosixFilePermissions.toString(Files.getPosixFilePermissions(file)));
    }

    @Test
    void shouldNameTheFilesThatAreNotInTheStyle() throws IOException {
        Path one = file("one.ptl", LOOSE);
        assertEquals(1, run("format", "--check", one.toString(), file("two.ptl", FORMATTED).toString()));
        assertEquals(one.toString(), out.toString().strip());
        assertEquals(LOOSE, Files.readString(one));
        assertEquals(0, run("format", "--check", file("two.ptl", FORMATTED).toString()));
    }

    @Test
    void shouldLeaveAFileWithErrorsAndFormatTheOthers() throws IOException {
        Path broken = file("broken.ptl", BROKEN);
        Path loose = file("loose.ptl", LOOSE);
        assertEquals(2, run("format", broken.toString(), loose.toString()));
        assertEquals(broken + ":1:38: found ';', expected an expression", err.toString().strip());
        assertEquals(BROKEN, Files.readString(broken));
        assertEquals(FORMATTED, Files.readString(loose));
    }

    @Test
    void shouldSayWhichFileCannotBeRead() {
        assertEquals(2, run("format", folder.resolve("no.ptl").toString()));
        assertEquals(folder.resolve("no.ptl") + ": there is no such file", err.toString().strip());
        assertEquals(2, run("format"));
    }

    @Test
    void shouldFormatStandardInput() {
        assertEquals(0, given(LOOSE, "format", "-"));
        assertEquals(FORMATTED, out.toString());
        assertEquals(1, given(LOOSE, "format", "--check", "-"));
        assertEquals(0, given(FORMATTED, "format", "--check", "-"));
        assertEquals(2, given(BROKEN, "format", "-"));
        assertEquals("standard input:1:38: found ';', expected an expression", err.toString().strip());
    }

    private int given(String input, String... arguments) {
        InputStream before = System.in;
        System.setIn(new ByteArrayInputStream(input.getBytes(StandardCharsets.UTF_8)));
        try {
            return run(arguments);
        } finally {
            System.setIn(before);
        }
    }

    private Path file(String name, String text) throws IOException {
        return Files.writeString(folder.resolve(name), text);
    }

    private int run(String... arguments) {
        return Main.run(new PrintWriter(out, true), new PrintWriter(err, true), arguments);
    }
}
