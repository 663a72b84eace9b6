package org.portalscope.scenario;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.net.URISyntaxException;
import java.nio.file.Path;
import java.util.HashSet;
import java.util.List;
import java.util.Set;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.portalscope.dat.DatProtocol;
import org.portalscope.lapi.LapiProtocol;
import org.portalscope.mpi.MpiProtocol;
import org.portalscope.mpi.message.MpiMessageFault;
import org.portalscope.protocol.Protocols;

/** Messages that no library sends, in scenarios of the folder {@code hostile}: a process that forges them stops nobody, and they are seen and counted. */
class MalformedMessagesTest {

    private static final int SEEDS = 15;
    /** In some orders only a message does not fit. */
    private static final int MOST_SEEDS = 100;
    private static final String IGNORED = "malformed message ignored: ";

    static List<String> names() throws IOException, URISyntaxException {
        return Trials.names("hostile");
    }

    private static Scenario scenario(String name) throws Exception {
        return Scenario.read(Path.of(MalformedMessagesTest.class.getResource("/hostile/" + name).toURI()),
                Protocols.of(List.of(new MpiProtocol(), new LapiProtocol(), new DatProtocol())));
    }

    private static Run random(String name, int seed) throws Exception {
        Run run = new Run(scenario(name));
        run.toEnd(Run.random(seed));
        return run;
    }

    @ParameterizedTest
    @MethodSource("names")
    void shouldIgnoreWhatIsMalformed(String name) throws Exception {
        Run turns = new Run(scenario(name));
        turns.toEnd();
        turns.requireFine("round robin");
        boolean ignored = isIgnored(turns);
        for (int seed = 0; seed < SEEDS || !ignored && seed < MOST_SEEDS; seed++) {
            Run run = random(name, seed);
            if (!name.equals("mpi-forged-collective.ptl")) { // there a rank lies in its own collectives, and MPI_Finalize may end with an error
                run.requireFine("seed " + seed);
            }
            ignored |= isIgnored(run);
        }
        assertTrue(ignored);
    }

    private static boolean isIgnored(Run run) {
        return ProtocolScenarios.changes(run).stream().anyMatch(words -> words.contains(IGNORED));
    }

    @ParameterizedTest
    @MethodSource("names")
    void shouldUndoAndRedoWhatIsIgnored(String name) throws Exception {
        Trials.requireWayBack(scenario(name));
    }

    /** The counts are part of snapshots. */
    @ParameterizedTest
    @MethodSource("names")
    void shouldGoOnFromSnapshots(String name) throws Exception {
        Trials.requireSnapshots(scenario(name));
    }

    @Test
    void shouldCountByProcessAndReason() throws Exception {
        Run run = new Run(scenario("mpi-put-of-no-rank.ptl"));
        run.toEnd();
        assertEquals("7:0", ProtocolScenarios.cell(run, "malformed messages", 0, "process"));
        assertEquals(MpiMessageFault.NO_RANK.words(), ProtocolScenarios.cell(run, "malformed messages", 0, "reason"));
        assertEquals(2L, ProtocolScenarios.cell(run, "malformed messages", 0, "messages"));
    }

    /** Whichever comes second is ignored. */
    @Test
    void shouldIgnoreTheSecondEndOfALongMessage() throws Exception {
        Set<Boolean> seen = new HashSet<>();
        for (int seed = 0; seed < MOST_SEEDS; seed++) {
            List<String> changes = ProtocolScenarios.changes(random("mpi-acknowledged-and-fetched.ptl", seed));
            seen.add(changes.stream().anyMatch(words -> words.contains(MpiMessageFault.ACKNOWLEDGED_TWICE.words())));
        }
        assertEquals(Set.of(false, true), seen);
    }

    @Test
    void shouldPostAReceiveAgainThatAMalformedMessageHasTaken() throws Exception {
        Run run = new Run(scenario("mpi-receive-taken-astray.ptl"));
        run.toEnd();
        run.requireFine("round robin");
        assertEquals(1, ProtocolScenarios.changes(run).stream().filter(words -> words.contains("is posted again")).count());
    }
}
