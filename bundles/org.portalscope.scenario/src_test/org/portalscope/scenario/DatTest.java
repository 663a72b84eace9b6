package org.portalscope.scenario;

import java.nio.file.Path;
import java.util.List;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.portalscope.dat.DatProtocol;
import org.portalscope.protocol.Protocols;

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

    @ParameterizedTest
    @MethodSource("names")
    void shouldUndoAndRedoToTheSameStates(String name) throws Exception {
        Trials.requireWayBack(scenario(name));
    }
}
