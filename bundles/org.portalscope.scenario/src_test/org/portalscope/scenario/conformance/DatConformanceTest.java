package org.portalscope.scenario.conformance;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;

import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.portalscope.dat.DatProtocol;
import org.portalscope.protocol.ProtocolOperation;
import org.portalscope.protocol.Protocols;
import org.portalscope.scenario.Scenario;
import org.portalscope.scenario.Trials;

/** The scenarios show all that the pages of uDAPL list and say, and {@code releng/docs/dat-conformance.md} says which shows what. */
class DatConformanceTest {

    private static final Path PAGE = Path.of("..", "..", "releng", "docs", "dat-conformance.md");

    private static Conformance conformance;
    private static String table;

    @BeforeAll
    static void runTheScenarios() throws Exception {
        List<Scenario> scenarios = new ArrayList<>();
        for (String name : Trials.names("dat")) {
            scenarios.add(Scenario.read(path(name), Protocols.of(List.of(new DatProtocol()))));
        }
        conformance = new Conformance(DocumentPage.parse(Files.readString(path("pages.txt"))), scenarios);
        table = new ConformanceTable("uDAPL", "dat", conformance).text();
        if (Boolean.getBoolean("portalscope.coverage.write")) {
            Files.writeString(PAGE, table);
        }
    }

    private static Path path(String name) throws Exception {
        return Path.of(DatConformanceTest.class.getResource("/dat/" + name).toURI());
    }

    @Test
    void shouldShowWhatThePagesList() {
        assertEquals(List.of(), conformance.missing());
    }

    @Test
    void shouldShowNothingElse() {
        assertEquals(List.of(), conformance.unlisted());
    }

    @Test
    void shouldHaveAPageForEveryCall() {
        Set<String> calls = new DatProtocol().operations().stream().map(ProtocolOperation::name).collect(Collectors.toSet());
        assertEquals(calls, conformance.pages().stream().map(DocumentPage::call).collect(Collectors.toSet()));
    }

    @Test
    void shouldLieInTheDocuments() throws Exception {
        assertEquals(table, Files.readString(PAGE));
    }
}
