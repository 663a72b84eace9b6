package org.portalscope.scenario;

import java.io.IOException;
import java.net.URISyntaxException;
import java.nio.file.Path;
import java.util.List;

import org.junit.jupiter.api.TestInstance;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.portalscope.engine.protocol.ProtocolTable;
import org.portalscope.protocol.Protocol;
import org.portalscope.protocol.Protocols;
import org.portalscope.protocol.effect.ProtocolChanged;

/** What holds for the scenarios of a protocol, which lie in the folder of its name: each says what it is about, and asserts it. */
@TestInstance(TestInstance.Lifecycle.PER_CLASS)
abstract class ProtocolScenarios {

    private final String folder;
    private final Protocols protocols;

    ProtocolScenarios(Protocol protocol) {
        folder = protocol.name();
        protocols = Protocols.of(List.of(protocol));
    }

    List<String> names() throws IOException, URISyntaxException {
        return Trials.names(folder);
    }

    /** The scenario of a file in the folder. */
    final Scenario scenario(String name) throws Exception {
        return Scenario.read(Path.of(ProtocolScenarios.class.getResource("/" + folder + "/" + name).toURI()), protocols);
    }

    /** A scenario that is run to its end, or until it fails. */
    final Run ran(String text) throws Exception {
        Run run = new Run(Scenario.readText("text.ptl", text, protocols));
        run.toEnd();
        return run;
    }

    /** A scenario of the folder that is run in turn, and holds. */
    final Run fine(String name) throws Exception {
        Run run = new Run(scenario(name));
        run.toEnd();
        run.requireFine("round robin");
        return run;
    }

    /** A cell of a table that the protocol keeps for the first process. */
    static Object cell(Run run, String table, int row, String column) {
        ProtocolTable found = run.world.process(0).program().protocolTables().stream().filter(each -> each.name().equals(table)).findFirst().orElseThrow();
        return found.rows().get(row).cells().get(found.columns().stream().map(ProtocolTable.Column::name).toList().indexOf(column));
    }

    /** What protocols have said of their changes, in the order of the run. */
    static List<String> changes(Run run) {
        return run.transitions.stream().flatMap(transition -> transition.steps().stream()).filter(ProtocolChanged.class::isInstance)
                .map(step -> step.words()).toList();
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

    @ParameterizedTest
    @MethodSource("names")
    void shouldUndoAndRedoToTheSameStates(String name) throws Exception {
        Trials.requireWayBack(scenario(name));
    }
}
