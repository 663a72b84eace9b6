package org.portalscope.releng.spotbugs;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import edu.umd.cs.findbugs.BugInstance;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestInstance;

/** The bundles hold no bug that SpotBugs knows. */
@TestInstance(TestInstance.Lifecycle.PER_CLASS)
class SpotBugsTest {

    private List<Exclusion> exclusions;
    private Analysis analysis;

    @BeforeAll
    void analyse() throws Exception {
        exclusions = Exclusions.read();
        analysis = Analysis.of(Plugins.ours(), Plugins.others());
    }

    @Test
    void shouldFindNothing() {
        String found = analysis.bugs().stream()
            .filter(bug -> exclusions.stream().noneMatch(exclusion -> exclusion.covers(bug)))
            .map(SpotBugsTest::words)
            .sorted()
            .collect(Collectors.joining("\n"));
        assertTrue(found.isEmpty(), () -> "correct it, or exclude it for its class with the reason:\n" + found + '\n');
    }

    @Test
    void shouldSeeEveryClassThatItNeeds() {
        assertEquals(List.of(), analysis.missing(), "without these classes something may have been overlooked");
    }

    @Test
    void shouldEndWithoutAnError() {
        assertEquals("", analysis.errors().stream().map(error -> error.getMessage() + ": " + error.getExceptionMessage()).collect(Collectors.joining("\n")));
    }

    @Test
    void shouldHaveAnalysedTheBundles() {
        assertTrue(analysis.classes() > 500, () -> "only " + analysis.classes() + " classes have been analysed");
    }

    @Test
    void shouldExcludeOnlyWhatIsFound() {
        List<Exclusion> stale = exclusions.stream().filter(exclusion -> analysis.bugs().stream().noneMatch(exclusion::covers)).toList();
        assertEquals(List.of(), stale, "nothing of the kind is found there any more");
    }

    @Test
    void shouldNameEachClassOnce() {
        List<String> names = exclusions.stream().map(Exclusion::className).toList();
        assertEquals(names.stream().distinct().toList(), names);
    }

    @Test
    void shouldGiveAReasonForEveryExclusion() {
        for (Exclusion exclusion : exclusions) {
            assertFalse(exclusion.reason().isBlank(), () -> "why does " + exclusion.patterns() + " not count in " + exclusion.className() + '?');
            assertFalse(exclusion.className().startsWith("~"), () -> exclusion.className() + " is a pattern, not a class");
        }
    }

    @Test
    void shouldNoticeThatClassesAreMissing() throws Exception {
        Path graph = Plugins.ours().stream().filter(jar -> jar.getFileName().toString().contains(".graph_")).findFirst().orElseThrow();
        List<Path> withoutDraw2d = Stream.concat(Plugins.ours().stream(), Plugins.others().stream())
            .filter(jar -> !jar.equals(graph) && !jar.getFileName().toString().startsWith("org.eclipse.draw2d"))
            .toList();
        assertTrue(Analysis.of(List.of(graph), withoutDraw2d).missing().contains("org.eclipse.draw2d.Figure"));
    }

    private static String words(BugInstance bug) {
        return bug.getPrimaryClass().getClassName() + ": " + bug.getType() + ": " + bug.getMessageWithoutPrefix() + ", " + bug.getPrimarySourceLineAnnotation();
    }
}
