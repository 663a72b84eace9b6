package org.portalscope.scenario;

import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;

/** The text of {@code releng/docs/coverage.md}. */
final class CoverageTable {

    private static final String HEAD = """
            # What the scenarios cover

            The conformance scenarios lie in [src_test/conformance](../../bundles/org.portalscope.scenario/src_test/conformance) of the
            scenario bundle. Each shows one behaviour and is named by its section. This page is generated: a test runs them all, observes
            which function returned what and which events were logged, and fails if something that the document lists is not among it, or
            if this page is not what it would write. To write it anew:

                mvn clean test -pl :org.portalscope.scenario -am -Dportalscope.coverage.write=true

            ## Return codes and events

            What §3.3 to §3.11 list, as the [register](spec-register.md) reads them, each with a scenario that provokes it. An event stands
            with the function whose operation logs it.

            | section | function | return code | event | scenario |
            |---|---|---|---|---|
            """;
    private static final String SECTIONS = """

            ## Sections

            | section | title | scenarios |
            |---|---|---|
            """;
    private static final String NONE = "–";

    private final Coverage coverage;

    CoverageTable(Coverage coverage) {
        this.coverage = coverage;
    }

    String text() {
        return Document.rows().stream().map(this::row).collect(Collectors.joining("", HEAD, ""))
                + Document.sections().entrySet().stream().map(this::section).collect(Collectors.joining("", SECTIONS, ""))
                + coverage.scenarios().keySet().stream().map(CoverageTable::target).collect(Collectors.joining("", "\n", ""));
    }

    private String row(CoverageRow row) {
        Outcome outcome = row.outcome();
        String name = "`" + outcome.name() + "`";
        return line("§" + row.section(), outcome.function(), outcome.isEvent() ? NONE : name, outcome.isEvent() ? name : NONE,
                coverage.scenario(row).map(CoverageTable::link).orElse(""));
    }

    private String section(Map.Entry<String, String> section) {
        List<String> names = coverage.scenarios(section.getKey());
        return names.isEmpty() ? "" : line("§" + section.getKey(), section.getValue(),
                names.stream().map(CoverageTable::link).collect(Collectors.joining(", ")));
    }

    private static String line(String... cells) {
        return "| " + String.join(" | ", cells) + " |\n";
    }

    private static String link(String name) {
        return "[" + name + "]";
    }

    private static String target(String name) {
        return "[" + name + "]: ../../bundles/org.portalscope.scenario/src_test/conformance/" + name + ".ptl\n";
    }
}
