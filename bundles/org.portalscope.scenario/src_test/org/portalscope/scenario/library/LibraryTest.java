package org.portalscope.scenario.library;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;

import org.junit.jupiter.api.Test;
import org.portalscope.scenario.Document;
import org.portalscope.scenario.source.ScenarioException;

class LibraryTest {

    private static final Pattern END_OF_SENTENCE = Pattern.compile("[.?!](?=\\s|$)");
    private static final Pattern CHECKS = Pattern.compile("(?m)^\\s+(assert|expect|always|finally)\\b");
    private static final int SENTENCES = 3;

    @Test
    void shouldListEveryScenarioFile() throws Exception {
        Path folder = Path.of(Library.class.getResource("/scenarios.index").toURI()).getParent();
        try (Stream<Path> files = Files.list(folder)) {
            Set<String> names = files.map(file -> file.getFileName().toString()).filter(name -> name.endsWith(".ptl"))
                    .collect(Collectors.toSet());
            assertEquals(names, Library.ids().stream().map(id -> id + ".ptl").collect(Collectors.toSet()));
        }
    }

    @Test
    void shouldSayWhatEachScenarioShows() {
        List<Library.Entry> entries = Library.entries();
        assertEquals(Library.ids(), entries.stream().map(Library.Entry::id).toList());
        for (Library.Entry entry : entries) {
            assertTrue(entry.section().isEmpty() ? !entry.protocol().isEmpty() : entry.id().startsWith(entry.section() + "-"), entry.id());
            assertTrue(entry.section().isEmpty() || Document.sections().containsKey(entry.section()), entry.id());
            assertFalse(entry.title().isEmpty(), entry.id());
            assertTrue(END_OF_SENTENCE.matcher(entry.about()).results().count() >= SENTENCES, entry.id());
        }
    }

    @Test
    void shouldHeadEachScenarioWithItsSectionOrItsProtocol() {
        Map<String, String> headings = Library.entries().stream().collect(Collectors.toMap(Library.Entry::id, Library.Entry::heading));
        assertEquals("§5.3", headings.get("5.3-ring"));
        assertEquals("LAPI", headings.get("lapi-lock"));
        assertEquals("uDAPL", headings.get("dat-flush"));
    }

    @Test
    void shouldCheckWhatItShows() throws ScenarioException {
        for (String id : Library.ids()) {
            assertTrue(CHECKS.matcher(Library.open(id).source()).find(), id);
        }
    }

    @Test
    void shouldHaveTitlesOfTheirOwn() {
        List<String> titles = Library.entries().stream().map(Library.Entry::title).toList();
        assertEquals(titles.stream().distinct().toList(), titles);
    }

    @Test
    void shouldOpenAScenarioById() throws ScenarioException {
        assertEquals("Dropped requests", Library.open("5.2-dropped-requests").title());
        assertEquals("there is no scenario '5.2-dropped-request' in the library (did you mean 5.2-dropped-requests?)",
                assertThrows(ScenarioException.class, () -> Library.open("5.2-dropped-request")).getMessage());
    }
}
