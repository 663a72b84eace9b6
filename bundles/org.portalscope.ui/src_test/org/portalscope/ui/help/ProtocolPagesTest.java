package org.portalscope.ui.help;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.portalscope.protocol.Protocol;
import org.portalscope.protocol.ProtocolOperation;
import org.portalscope.scenario.library.Library;
import org.portalscope.world.schedule.RoundRobinScheduler;

/** What the help and the documentation list of a protocol is what it has. */
class ProtocolPagesTest {

    private static final Path PAGES = Path.of("..", "org.portalscope.help", "pages");
    private static final Path DOCUMENTS = Path.of("..", "..", "releng", "docs");
    private static final Pattern ROW = Pattern.compile("<tr><td>(.*?)</td><td>(.*?)</td>");
    private static final Pattern CODE = Pattern.compile("<code>(\\w+)</code>");
    private static final Pattern LINE = Pattern.compile("(?m)^\\| (`?[\\w–]+`?) \\| ([\\w ,]+) \\|");

    @ParameterizedTest
    @ValueSource(strings = {"lapi", "dat"})
    void shouldListFieldsParametersScenariosAndCalls(String name) throws IOException {
        Protocol protocol = protocol(name);
        String page = Files.readString(PAGES.resolve(name + ".html"));
        assertEquals(fields(protocol), rows("bits", page));
        assertEquals(parameters(protocol), rows("parameters", page));
        assertEquals(Library.entries().stream().filter(entry -> entry.id().startsWith(name + "-"))
                .map(entry -> entry.title() + " <code>portalscope " + entry.id() + "</code>").toList(), rows("scenarios", page));
        assertEquals(protocol.operations().stream().map(ProtocolOperation::name).toList(),
                CODE.matcher(part("<p class=\"calls\">", "</p>", page)).results().map(call -> call.group(1)).toList());
    }

    /** Where the sentence about a function that is not offered leads. */
    @Test
    void shouldListTheCallsOfMpi() throws IOException {
        String page = Files.readString(PAGES.resolve("mpi.html"));
        assertEquals(protocol("mpi").operations().stream().map(ProtocolOperation::name).sorted().toList(),
                CODE.matcher(part("<h2>What there is</h2>", "</table>", page)).results().map(call -> call.group(1)).sorted().toList());
    }

    @ParameterizedTest
    @ValueSource(strings = {"mpi", "lapi", "dat"})
    void shouldDocumentFieldsAndParameters(String name) throws IOException {
        Protocol protocol = protocol(name);
        List<String> lines = LINE.matcher(Files.readString(DOCUMENTS.resolve(name + ".md"))).results()
                .map(line -> line.group(1).replace("`", "") + " " + line.group(2).replace(",", "")).toList();
        assertTrue(lines.containsAll(fields(protocol)), () -> fields(protocol) + " in " + lines);
        assertTrue(lines.containsAll(parameters(protocol)), () -> parameters(protocol) + " in " + lines);
    }

    @ParameterizedTest
    @ValueSource(strings = {"mpi", "lapi", "dat"})
    void shouldDocumentAnExampleThatRuns(String name) throws Exception {
        String example = Files.readAllLines(DOCUMENTS.resolve(name + ".md")).stream().dropWhile(line -> !line.startsWith("    use " + name))
                .takeWhile(line -> line.isBlank() || line.startsWith("    ")).collect(Collectors.joining("\n", "scenario \"" + name + "\";\n", ""));
        assertTrue(PageScenario.run(name, example, RoundRobinScheduler::new).session().timeline().messages() > 0);
    }

    @ParameterizedTest
    @ValueSource(strings = {"editor", "queues", "variables", "comparison", "waitForGraph"})
    void shouldBeReachedFromThePagesOfPartsThatShowProtocols(String part) throws IOException {
        String page = Files.readString(PAGES.resolveSibling(HelpPages.about("org.portalscope.ui." + part)));
        for (Protocol protocol : Library.protocols().all()) {
            assertTrue(page.contains("<a href=\"" + protocol.name() + ".html\">" + protocol.title() + "</a>"), protocol.name());
        }
    }

    private static Protocol protocol(String name) {
        return Library.protocols().all().stream().filter(protocol -> protocol.name().equals(name)).findFirst().orElseThrow();
    }

    /** {@code 63–60 kind}. */
    private static List<String> fields(Protocol protocol) {
        return protocol.matchBits().stream().map(field -> field.shift() + field.width() - 1 + "–" + field.shift() + " " + field.name()).toList();
    }

    /** {@code window 8}. */
    private static List<String> parameters(Protocol protocol) {
        return protocol.parameters().stream().map(parameter -> parameter.name() + " " + parameter.initial()).toList();
    }

    /** The first two cells of each row of a table. */
    private static List<String> rows(String table, String page) {
        return ROW.matcher(part("<table class=\"" + table + "\">", "</table>", page)).results()
                .map((MatchResult row) -> row.group(1) + " " + row.group(2)).toList();
    }

    private static String part(String begin, String end, String page) {
        int from = page.indexOf(begin);
        assertTrue(from >= 0, begin);
        return page.substring(from, page.indexOf(end, from));
    }
}
