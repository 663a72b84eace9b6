package org.portalscope.scenario;

import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.portalscope.engine.protocol.ProtocolTable;
import org.portalscope.mpi.MpiProtocol;
import org.portalscope.scenario.effect.ProtocolChanged;

/** Point-to-point communication of MPI: each scenario of the folder says what it is about, and asserts it. */
class MpiTest extends ProtocolScenarios {

    MpiTest() {
        super("mpi", new MpiProtocol());
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
}
