package org.portalscope.scenario;

import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import java.util.stream.Stream;

/** Which conformance scenario provokes what the document lists. Observed, never claimed: the scenarios are run for it. */
final class Coverage {

    private final Map<String, Scenario> scenarios = new TreeMap<>();
    private final Map<String, Set<Outcome>> observed = new TreeMap<>();

    Coverage() throws Exception {
        for (Path file : Scenarios.conformance()) {
            String name = file.getFileName().toString().replaceFirst("\\.ptl$", "");
            scenarios.put(name, Scenario.read(file));
            observed.put(name, Observed.in(scenarios.get(name)));
        }
    }

    /** The conformance scenarios under their names. */
    Map<String, Scenario> scenarios() {
        return scenarios;
    }

    /** What the scenarios provoked, each under the scenario's name. */
    Map<String, Set<Outcome>> observed() {
        return observed;
    }

    /** A scenario that provokes what a row lists: one of the row's section if possible. */
    Optional<String> scenario(CoverageRow row) {
        return provoking(row).filter(name -> name.startsWith(row.section() + "-")).findFirst()
                .or(() -> provoking(row).findFirst());
    }

    /** The scenarios that show a section. */
    List<String> scenarios(String section) {
        return scenarios.keySet().stream().filter(name -> scenarios.get(name).section().equals(section)).toList();
    }

    private Stream<String> provoking(CoverageRow row) {
        return observed.keySet().stream().filter(name -> observed.get(name).contains(row.outcome()));
    }
}
