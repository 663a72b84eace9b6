package org.portalscope.cli.output;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.io.InputStream;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.io.Writer;
import java.nio.file.Files;
import java.nio.file.Path;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.portalscope.cli.Main;

/** Nothing in a scenario, its name or an option gives orders to the terminal. */
class TerminalWriterTest {

    private static final String RED = "\u001b[31m";
    private static final String SCENARIO = "scenario \"T" + RED + "\";\nprocess p at 0:0 {\n    print \"a" + RED + "\0\u009b\\t|\";\n"
            + "    assert 1 == 2, \"no" + RED + "\";\n}\n";

    @TempDir
    private Path folder;

    private final StringWriter out = new StringWriter();
    private final StringWriter err = new StringWriter();

    @Test
    void shouldPassTabsAndLineEndsAndShowAllOtherControlCharacters() {
        try (PrintWriter writer = new PrintWriter(new TerminalWriter(new PrintWriter(out)))) {
            writer.print("a\tb\nc\r\n\rd\u001b[1me\u007f\u0085\u0000ü\uD83D\uDE80");
            writer.write('\u0007');
        }
        assertEquals("a\tb\nc\r\n\\u000dd\\u001b[1me\\u007f\\u0085\\u0000ü\uD83D\uDE80\\u0007", out.toString());
    }

    @Test
    void shouldShowCharactersThatTurnTheDirectionOfWriting() {
        try (PrintWriter writer = new PrintWriter(new TerminalWriter(new PrintWriter(out)))) {
            writer.print("a\u202eb\u2066c\u200fd\u061ce\u2028f\u05d0");
        }
        assertEquals("a\\u202eb\\u2066c\\u200fd\\u061ce\\u2028f\u05d0", out.toString());
    }

    @Test
    void shouldNoticeThatWhatItPassesOnIsLost() {
        PrintWriter lost = new PrintWriter(new Writer() {

            @Override
            public void write(char[] text, int from, int length) throws IOException {
                throw new IOException("no space");
            }

            @Override
            public void flush() {
                // nothing is kept
            }

            @Override
            public void close() {
                // nothing is open
            }
        });
        try (PrintWriter writer = new PrintWriter(new TerminalWriter(lost))) {
            assertFalse(writer.checkError());
            writer.println("text");
            assertTrue(writer.checkError());
        }
    }

    @ParameterizedTest
    @ValueSource(strings = {"run FILE", "run FILE --quiet", "run FILE --steps all", "run FILE --format json", "step FILE", "show FILE", "explore FILE",
        "explore FILE --format json", "check BROKEN", "render FILE --view sequence", "run RED", "check RED", "run FILE --schedule RED", "run FILE --fault RED",
        "run --RED FILE", "RED", "render FILE --process RED", "explore FILE --die RED"})
    void shouldReachNoTerminal(String words) throws IOException {
        Path file = folder.resolve("test.ptl");
        Files.writeString(file, SCENARIO);
        Path broken = folder.resolve("broken.ptl");
        Files.writeString(broken, SCENARIO.replace("print", "print " + RED));
        String[] arguments = words.split(" ");
        for (int i = 0; i < arguments.length; i++) {
            arguments[i] = arguments[i].replace("FILE", file.toString()).replace("BROKEN", broken.toString()).replace("RED", RED);
        }
        InputStream before = System.in;
        System.setIn(InputStream.nullInputStream());
        try {
            Main.run(new PrintWriter(out), new PrintWriter(err), arguments);
        } finally {
            System.setIn(before);
        }
        String all = out.toString() + err;
        assertFalse(all.isEmpty());
        assertTrue(all.chars().noneMatch(c -> Character.isISOControl(c) && c != '\n' && c != '\t'), all);
    }

    @Test
    void shouldPrintASourceAsItIs() throws IOException {
        Path file = folder.resolve("test.ptl");
        Files.writeString(file, SCENARIO);
        assertEquals(0, Main.run(new PrintWriter(out), new PrintWriter(err), "show", "--source", file.toString()));
        assertEquals(SCENARIO, out.toString());
    }
}
