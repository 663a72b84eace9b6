package org.portalscope.scenario;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;

/** What the tests have to know of the document: its sections, and what each lists. */
public final class Document {

    private Document() {
    }

    /** The titles of the sections under their numbers, in the order of the document. */
    public static Map<String, String> sections() {
        Map<String, String> sections = new LinkedHashMap<>();
        lines("sections.txt").map(line -> line.split(" ", 2)).forEach(words -> sections.put(words[0], words[1]));
        return sections;
    }

    /** What the sections list, in the order of the document. */
    static List<CoverageRow> rows() {
        return lines("document.txt").map(line -> line.split(" ")).flatMap(Document::rows).toList();
    }

    private static Stream<CoverageRow> rows(String[] words) {
        return Arrays.stream(words).skip(2).map(name -> new CoverageRow(words[0], new Outcome(words[1], name)));
    }

    private static Stream<String> lines(String name) {
        try (InputStream file = Document.class.getResourceAsStream("/coverage/" + name)) {
            return new String(file.readAllBytes(), StandardCharsets.UTF_8).lines()
                    .filter(line -> !line.isBlank() && !line.startsWith("#"));
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
