package org.portalscope.ui.search;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.Stream;

import org.junit.jupiter.api.Test;
import org.portalscope.analysis.search.ConditionProposals;
import org.portalscope.analysis.search.StepQuery;
import org.portalscope.engine.step.Step;
import org.portalscope.expression.value.Problem;
import org.portalscope.expression.value.Problems;
import org.portalscope.scenario.library.Library;
import org.portalscope.timeline.session.Launch;
import org.portalscope.timeline.state.ProcessTable;
import org.portalscope.world.schedule.RoundRobinScheduler;

/** What the page of the help about conditions says is so. */
class FindPageTest {

    private static final Path PAGE = Path.of("..", "org.portalscope.help", "pages", "find.html");
    private static final Pattern FIRST_CELL = Pattern.compile("<tr><td><code>(.+?)</code></td>");

    @Test
    void shouldTellConditionsThatCanBeMet() throws Exception {
        List<String> conditions = cells().filter(cell -> cell.contains(" ")).toList();
        assertTrue(conditions.size() >= 5, conditions::toString);
        for (String condition : conditions) {
            assertEquals(List.of(), problems(condition), condition);
        }
        assertEquals(List.of(), problems("subjects[0] == \"md 0\" || descriptor == \"md 0\" || event.mlength == 1 || message.match_bits == 1"));
    }

    @Test
    void shouldTellTheNamesThatEveryStepHas() throws Exception {
        List<String> proposed = new ConditionProposals(processes()).of("").stream().map(ConditionProposals.Proposal::word).toList();
        List<String> names = cells().filter(cell -> !cell.contains(" ")).toList();
        assertTrue(proposed.containsAll(names), () -> proposed + " are not all of " + names);
        assertEquals(9, names.size());
    }

    @Test
    void shouldTellAllCategories() throws Exception {
        String page = Files.readString(PAGE);
        for (Step.Category category : Step.Category.values()) {
            assertTrue(page.contains("\"" + category.name().toLowerCase(Locale.ROOT) + "\""), category::name);
        }
    }

    /** What the tables about conditions begin with; places have another one. */
    private static Stream<String> cells() throws Exception {
        String page = Files.readString(PAGE);
        String conditions = page.substring(0, page.indexOf("<h2>The changes of a value</h2>"));
        return FIRST_CELL.matcher(conditions).results().map((MatchResult found) -> found.group(1).replace("&amp;", "&")).toList().stream();
    }

    private static List<String> problems(String condition) throws Exception {
        Problems problems = new Problems();
        StepQuery.meets(condition, processes(), problems);
        return problems.sorted().stream().map(Problem::message).toList();
    }

    private static ProcessTable processes() throws Exception {
        return ProcessTable.of(new Launch("", "", Library.open("3.11.1-put")::world, RoundRobinScheduler::new).start().state());
    }
}
