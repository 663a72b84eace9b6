package org.portalscope.scenario;

import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.file.Path;
import java.util.List;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.portalscope.engine.protocol.ProtocolTable;
import org.portalscope.mpi.MpiProtocol;
import org.portalscope.protocol.Protocols;
import org.portalscope.protocol.effect.ProtocolChanged;

/** Point-to-point communication of MPI: each scenario of the folder says what it is about, and asserts it. */
class MpiTest {

    private static final Protocols PROTOCOLS = Protocols.of(List.of(new MpiProtocol()));

    static List<String> names() throws Exception {
        return Trials.names("mpi");
    }

    private static Scenario scenario(String name) throws Exception {
        return Scenario.read(Path.of(MpiTest.class.getResource("/mpi/" + name).toURI()), PROTOCOLS);
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

    /** Flow control has been needed: sends have waited for credits, and the short buffers have been filled more than once. */
    @ParameterizedTest
    @ValueSource(strings = {"flood-of-empty-messages.ptl", "flood-of-eager-messages.ptl"})
    void shouldMakeSendsWaitRatherThanLoseMessages(String name) throws Exception {
        Run run = new Run(scenario(name));
        run.toEnd();
        run.requireFine("round robin");
        ProtocolTable control = run.world.process(0).program().protocolTables().stream().filter(table -> table.name().equals("flow control")).findFirst()
                .orElseThrow();
        int waited = control.columns().stream().map(ProtocolTable.Column::name).toList().indexOf("sends that waited");
        assertTrue((Long) control.rows().get(2).cells().get(waited) > 0, control::toString);
        long putBack = run.transitions.stream().flatMap(transition -> transition.steps().stream()).filter(ProtocolChanged.class::isInstance)
                .filter(step -> step.words().matches(".*short buffer \\d is put back.*")).count();
        assertTrue(putBack > 4, () -> "put back " + putBack + " times");
    }

    @ParameterizedTest
    @MethodSource("names")
    void shouldUndoAndRedoToTheSameStates(String name) throws Exception {
        Trials.requireWayBack(scenario(name));
    }
}
