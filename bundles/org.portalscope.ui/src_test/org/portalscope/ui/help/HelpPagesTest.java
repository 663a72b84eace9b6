package org.portalscope.ui.help;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.regex.MatchResult;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.portalscope.presentation.control.SessionController;
import org.portalscope.world.schedule.RoundRobinScheduler;

class HelpPagesTest {

    private static final Path HELP = Path.of("..", "org.portalscope.help");
    private static final Pattern PART = Pattern.compile("<(?:view|editor)\\s[^>]*?\\bid=\"([^\"]+)\"");
    private static final Pattern LINK = Pattern.compile("href=\"([^\"#]+)\"");

    @Test
    void shouldHaveAPageForEachViewAndEditor() throws IOException {
        List<String> parts = new ArrayList<>(all(PART, Path.of("plugin.xml")));
        assertEquals(22, parts.size(), parts::toString);
        parts.add("org.eclipse.debug.ui.DebugView");
        for (String part : parts) {
            assertNotEquals(HelpPages.INDEX, HelpPages.about(part), part);
            assertTrue(Files.exists(HELP.resolve(HelpPages.about(part))), part);
        }
    }

    @Test
    void shouldHaveAPageForEachDialog() {
        for (String page : HelpPages.ofDialogs()) {
            assertTrue(Files.exists(HELP.resolve(page)), page);
        }
        assertEquals("pages/recordings.html", HelpPages.aboutDialog("What If at transition 12"));
        assertEquals("pages/breakpoints.html", HelpPages.aboutDialog("Add Breakpoint"));
        assertEquals("pages/runs.html", HelpPages.aboutDialog("Explore A match list"));
        assertEquals("pages/nodes.html", HelpPages.aboutDialog("Attach to Nodes"));
        assertEquals(HelpPages.INDEX, HelpPages.aboutDialog("About Portalscope"));
    }

    @ParameterizedTest
    @CsvSource({
        "use mpi, pages/mpi.html", "use lapi {, pages/lapi.html", "fault, pages/lapi.html", "};, pages/lapi.html", "dat;, pages/dat.html", "use mailbox, ",
        "process, ", "scenario, "})
    void shouldHaveAPageForTheProtocolThatIsUsedAtTheCaret(String at, String page) {
        String scenario = "scenario \"use\";\nuse mpi;\nuse lapi { window = 2,\n    fault = 5 };\nuse dat;\nuse mailbox;\nprocess p at 0:0 {\n}\n";
        assertEquals(Optional.ofNullable(page), HelpPages.aboutProtocol(scenario, scenario.indexOf(at)));
        assertTrue(page == null || Files.exists(HELP.resolve(page)), page);
    }

    @Test
    void shouldBeginWithTheIndexElsewhere() {
        assertEquals(HelpPages.INDEX, HelpPages.about(null));
        assertEquals(HelpPages.INDEX, HelpPages.about("org.eclipse.ui.views.PropertySheet"));
        assertTrue(Files.exists(HELP.resolve(HelpPages.INDEX)));
    }

    @Test
    void shouldNameEveryCommandAboutRecordingsOnTheirPage() throws IOException {
        String page = Files.readString(HELP.resolve("pages").resolve("recordings.html"));
        for (String command : List.of("record", "replay", "info", "import", "export", "stats", "diff")) {
            assertTrue(page.contains("<code>portalscope " + command + " "), command);
        }
    }

    @Test
    void shouldShowAnExchangeInTwelveLinesOfCBesideAScenarioThatRuns() throws Exception {
        String page = Files.readString(HELP.resolve("pages").resolve("mpi.html"));
        assertEquals(12, example("c", page).lines().count());
        SessionController controller = PageScenario.run("mpi", example("scenario", page), RoundRobinScheduler::new);
        assertTrue(controller.session().timeline().messages() > 0);
    }

    private static String example(String kind, String page) {
        Matcher found = Pattern.compile("<pre class=\"" + kind + "\">\n(.*?)</pre>", Pattern.DOTALL).matcher(page);
        assertTrue(found.find(), kind);
        return PageScenario.unescaped(found.group(1));
    }

    @Test
    void shouldLeadNowhereElseThanToPagesThatAreThere() throws IOException {
        try (Stream<Path> pages = Files.list(HELP.resolve("pages"))) {
            for (Path page : pages.filter(file -> file.toString().endsWith(".html")).toList()) {
                for (String link : all(LINK, page)) {
                    assertTrue(Files.exists(page.resolveSibling(link)), page + " leads to " + link);
                }
            }
        }
    }

    private static List<String> all(Pattern pattern, Path file) throws IOException {
        return pattern.matcher(Files.readString(file)).results().map((MatchResult found) -> found.group(1)).toList();
    }
}
