package org.portalscope.recording.text;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

/** What is wrong is named with its place, what was expected, and what may have been meant. */
class InputTextProblemsTest {

    private static final Path CASES = Path.of("src_test", "org", "portalscope", "recording", "text", "problems.txt");
    private static final String ARROW = " => ";

    /** Changes of the sample, each with what is said about it in the indented lines behind. */
    static Stream<Arguments> cases() throws IOException {
        List<List<String>> cases = new ArrayList<>();
        for (String line : Files.readAllLines(CASES)) {
            if (line.startsWith("    ")) {
                cases.get(cases.size() - 1).add(line.strip());
            } else {
                cases.add(new ArrayList<>(List.of(line)));
            }
        }
        return cases.stream().map(each -> Arguments.of(each.get(0), each.subList(1, each.size())));
    }

    @ParameterizedTest
    @MethodSource("cases")
    void shouldSayWhereAndWhatIsWrong(String change, List<String> messages) {
        String[] pieces = change.split(ARROW);
        InputTextException e = assertThrows(InputTextException.class, () -> Sample.read(Sample.with(pieces[0], pieces[1])));
        assertEquals(messages, e.getMessage().lines().map(line -> line.substring("a.jsonl:".length())).toList());
    }

    @Test
    void shouldTellOfTwentyWrongLines() {
        String text = Sample.LINES.get(0) + "\n" + "{\"record\": \"call\", \"process\": \"server\", \"function\": \"PtlFoo\"}\n".repeat(100);
        InputTextException e = assertThrows(InputTextException.class, () -> Sample.read(text));
        assertEquals(20, e.problems().size());
        assertEquals(21, e.problems().get(19).position().line());
    }

    @Test
    void shouldRunNothingOnceSomethingIsWrong() {
        List<String> lines = new ArrayList<>(Sample.LINES);
        lines.set(5, "{");
        InputTextException e = assertThrows(InputTextException.class, () -> Sample.read(String.join("\n", lines)));
        assertEquals("a.jsonl:6:2: found the end of the line, expected JSON: close marker for Object", e.getMessage().lines().findFirst().orElseThrow());
    }

    @Test
    void shouldWantAFirstLine() {
        assertEquals("a.jsonl:1:1: found the end of the file, expected a first line that says what the run is",
                assertThrows(InputTextException.class, () -> Sample.read("\n\n")).getMessage());
    }

    @Test
    void shouldNameBytesThatAreNoText() {
        byte[] bytes = Sample.with("client.c", "clien?.c").getBytes(StandardCharsets.UTF_8);
        int place = new String(bytes, StandardCharsets.ISO_8859_1).indexOf("clien?") + 5;
        bytes[place] = (byte) 0xC3;
        assertEquals("a.jsonl:19:81: found the byte 0xc3, expected UTF-8",
                assertThrows(InputTextException.class, () -> Sample.read(bytes)).getMessage());
    }

    @Test
    void shouldWantAllInputsOfATransition() {
        String text = Sample.LINES.get(0) + "\n{\"record\": \"transition\", \"process\": \"client\", \"kind\": \"outside\", \"inputs\": 1}";
        assertEquals("a.jsonl:2:1: found a transition that lacks inputs, expected 1 more line for it before the end of the file",
                assertThrows(InputTextException.class, () -> Sample.read(text)).getMessage());
    }

    @Test
    void shouldRefuseDeepNesting() {
        String text = Sample.with("\"x_latency\": 1.7", "\"x_latency\": " + "[".repeat(50));
        String message = assertThrows(InputTextException.class, () -> Sample.read(text)).getMessage();
        assertTrue(message.startsWith("a.jsonl:32:") && message.contains("nesting depth"), message);
    }

    @Test
    void shouldIgnoreBlankLinesAByteOrderMarkAndOtherLineEnds() throws InputTextException {
        Sample.Read plain = Sample.read(String.join("\n", Sample.LINES));
        assertEquals(plain, Sample.read("\uFEFF" + String.join("\r\n\r\n", Sample.LINES) + "\n \n"));
    }
}
