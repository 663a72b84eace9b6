package org.portalscope.ui.help;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.function.Supplier;
import java.util.regex.MatchResult;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.portalscope.presentation.control.SessionController;
import org.portalscope.scenario.source.ScenarioException;
import org.portalscope.world.schedule.RandomScheduler;
import org.portalscope.world.schedule.RoundRobinScheduler;
import org.portalscope.world.schedule.Scheduler;

/** The page that shows one exchange in all interfaces says what its scenarios do. */
class InterfacesPageTest {

    private static final Path PAGES = Path.of("..", "org.portalscope.help", "pages");
    private static final List<String> INTERFACES = List.of("portals", "mpi", "lapi", "dat");
    private static final Pattern ROW = Pattern.compile("<tr><th>([^<]+)</th>((?:\\s*<td>[^<]*</td>){4})</tr>");
    private static final Pattern CELL = Pattern.compile("<td>([^<]*)</td>");
    private static final int SEEDS = 20;

    @ParameterizedTest
    @ValueSource(strings = {"portals", "mpi", "lapi", "dat"})
    void shouldShowScenariosThatEndWellInAnyOrder(String id) throws Exception {
        String page = page();
        run(id, page, RoundRobinScheduler::new);
        for (int seed = 0; seed < SEEDS; seed++) {
            long number = seed;
            run(id, page, () -> new RandomScheduler(number));
        }
    }

    @Test
    void shouldCountWhatEachOfThemTakes() throws Exception {
        String page = page();
        List<List<String>> told = rows(page);
        for (int i = 0; i < INTERFACES.size(); i++) {
            int column = i;
            assertEquals(new ExchangeCounts(run(INTERFACES.get(i), page, RoundRobinScheduler::new).session().timeline()).rows(),
                    told.stream().map(row -> row.get(column)).toList(), INTERFACES.get(i));
        }
    }

    @Test
    void shouldBeReachedFromThePagesAboutProtocols() throws IOException {
        for (String from : List.of("index", "gallery", "mpi", "lapi", "dat")) {
            assertTrue(Files.readString(PAGES.resolve(from + ".html")).contains("href=\"interfaces.html\""), from);
        }
    }

    private static SessionController run(String id, String page, Supplier<Scheduler> scheduler) throws ScenarioException {
        return PageScenario.run(id, scenario(id, page), scheduler);
    }

    private static String scenario(String id, String page) {
        Matcher found = Pattern.compile("<pre id=\"" + id + "\">\n(.*?)</pre>", Pattern.DOTALL).matcher(page);
        assertTrue(found.find(), id);
        return PageScenario.unescaped(found.group(1));
    }

    /** The cells of the table of what is counted. */
    private static List<List<String>> rows(String page) {
        int begin = page.indexOf("<table class=\"counted\">");
        return ROW.matcher(page.substring(begin, page.indexOf("</table>", begin))).results().map((MatchResult row) -> CELL.matcher(row.group(2)).results()
                .map(cell -> cell.group(1)).toList()).toList();
    }

    private static String page() throws IOException {
        return Files.readString(PAGES.resolve("interfaces.html"));
    }
}
