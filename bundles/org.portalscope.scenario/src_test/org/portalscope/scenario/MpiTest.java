package org.portalscope.scenario;

import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.portalscope.mpi.MpiProtocol;

/** Point-to-point communication of MPI. */
class MpiTest extends ProtocolScenarios {

    MpiTest() {
        super(new MpiProtocol());
    }

    /** Flow control has been needed: sends have waited for credits, and the short buffers have been filled more than once. */
    @ParameterizedTest
    @ValueSource(strings = {"flood-of-empty-messages.ptl", "flood-of-eager-messages.ptl"})
    void shouldMakeSendsWaitRatherThanLoseMessages(String name) throws Exception {
        Run run = fine(name);
        assertTrue((Long) cell(run, "flow control", 2, "sends that waited") > 0);
        long putBack = changes(run).stream().filter(words -> words.matches(".*short buffer \\d is put back.*")).count();
        assertTrue(putBack > 4, () -> "put back " + putBack + " times");
    }
}
