package org.portalscope.scenario;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.nio.file.Path;
import java.util.List;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.portalscope.dat.DatProtocol;
import org.portalscope.engine.protocol.ProtocolTable;
import org.portalscope.protocol.Protocols;
import org.portalscope.protocol.effect.ProtocolChanged;

/** The calls of uDAPL: each scenario of the folder says what it is about, and asserts it. */
class DatTest {

    private static final Protocols PROTOCOLS = Protocols.of(List.of(new DatProtocol()));

    static List<String> names() throws Exception {
        return Trials.names("dat");
    }

    private static Scenario scenario(String name) throws Exception {
        return Scenario.read(Path.of(DatTest.class.getResource("/dat/" + name).toURI()), PROTOCOLS);
    }

    @ParameterizedTest
    @MethodSource("names")
    void shouldHoldInTurnAndInRandomOrders(String name) throws Exception {
        Trials.requireFine(scenario(name));
    }

    @ParameterizedTest
    @MethodSource("names")
    void shouldGoOnFromSnapshots(String name) throws Exception {
        Trials.requireSnapshots(scenario(name));
    }

    /** A peer that writes match bits of its own stops nobody: what belongs to no connection is counted, and the receives that it takes are posted again. */
    @Test
    void shouldIgnoreMessagesThatBelongToNoConnection() throws Exception {
        Run run = new Run(scenario("forged-messages.ptl"));
        run.toEnd();
        run.requireFine("round robin");
        ProtocolTable adapter = run.world.process(0).program().protocolTables().stream().filter(table -> table.name().equals("interface adapter")).findFirst()
                .orElseThrow();
        int ignored = adapter.columns().stream().map(ProtocolTable.Column::name).toList().indexOf("messages ignored");
        assertEquals(5L, adapter.rows().get(0).cells().get(ignored));
        assertEquals(List.of("receive 1 is taken astray", "receive 2 is taken astray", "receive 1 is posted again", "receive 2 is posted again"),
                run.transitions.stream().flatMap(transition -> transition.steps().stream()).filter(ProtocolChanged.class::isInstance)
                        .map(step -> step.words().replaceAll(".*(receive \\d is (taken astray|posted again)).*", "$1")).filter(words -> words.startsWith("receive ")
                                && (words.endsWith("astray") || words.endsWith("again"))).toList());
    }

    @ParameterizedTest
    @MethodSource("names")
    void shouldUndoAndRedoToTheSameStates(String name) throws Exception {
        Trials.requireWayBack(scenario(name));
    }
}
