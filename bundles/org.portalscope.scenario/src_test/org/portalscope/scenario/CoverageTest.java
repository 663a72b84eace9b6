package org.portalscope.scenario;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;

import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.portalscope.engine.api.EventKind;
import org.portalscope.engine.api.ReturnCode;
import org.portalscope.engine.call.Function;

/** The conformance scenarios provoke all that the document lists, and {@code releng/docs/coverage.md} says which does what. */
class CoverageTest {

    private static final Path PAGE = Path.of("..", "..", "releng", "docs", "coverage.md");
    private static final Pattern TARGET = Pattern.compile("(?m)^\\[[^\\]]+\\]: (.+)$");
    private static final Pattern WITH_BEHAVIOUR = Pattern.compile("3\\.([3-9]|10|11)\\.\\d+|4\\.\\d+");

    private static Coverage coverage;

    @BeforeAll
    static void runTheScenarios() throws Exception {
        coverage = new Coverage();
        if (Boolean.getBoolean("portalscope.coverage.write")) {
            Files.writeString(PAGE, new CoverageTable(coverage).text());
        }
    }

    @Test
    void shouldProvokeWhatTheDocumentLists() {
        assertEquals(List.of(), Document.rows().stream().filter(row -> coverage.scenario(row).isEmpty()).toList());
    }

    @Test
    void shouldProvokeNothingElse() {
        Set<Outcome> listed = Document.rows().stream().map(CoverageRow::outcome).collect(Collectors.toSet());
        coverage.observed().forEach((name, outcomes) ->
                assertEquals(List.of(), outcomes.stream().filter(outcome -> !listed.contains(outcome)).toList(), name));
    }

    @Test
    void shouldHaveAScenarioForEverySectionWithBehaviour() {
        assertEquals(List.of(), Document.sections().keySet().stream().filter(WITH_BEHAVIOUR.asMatchPredicate())
                .filter(section -> coverage.scenarios(section).isEmpty()).toList());
    }

    @Test
    void shouldNameScenariosByTheirSection() {
        coverage.scenarios().forEach((name, scenario) -> {
            assertTrue(Document.sections().containsKey(scenario.section()), name);
            assertTrue(name.startsWith(scenario.section() + "-"), name);
        });
    }

    @Test
    void shouldListFunctionsWhereTheEngineHasThem() {
        Map<String, String> sections = Document.rows().stream().filter(row -> !row.outcome().isEvent())
                .collect(Collectors.toMap(row -> row.outcome().function(), CoverageRow::section, (one, other) -> {
                    assertEquals(one, other);
                    return one;
                }));
        assertEquals(Arrays.stream(Function.values()).collect(Collectors.toMap(Function::documentName, Function::section)), sections);
    }

    @Test
    void shouldListEveryReturnCodeAndEvent() {
        Set<String> names = Stream.concat(Arrays.stream(ReturnCode.values()), Arrays.stream(EventKind.values())).map(Enum::name)
                .collect(Collectors.toCollection(TreeSet::new));
        names.remove(ReturnCode.PTL_INV_ASIZE.name()); // R3
        assertEquals(names, Document.rows().stream().map(row -> row.outcome().name()).collect(Collectors.toCollection(TreeSet::new)));
    }

    @Test
    void shouldLieInTheDocuments() throws IOException {
        assertEquals(new CoverageTable(coverage).text(), Files.readString(PAGE));
    }

    @Test
    void shouldNameOnlyScenariosThatExist() throws IOException {
        TARGET.matcher(Files.readString(PAGE)).results()
                .forEach(target -> assertTrue(Files.exists(PAGE.resolveSibling(target.group(1))), target.group(1)));
    }
}
