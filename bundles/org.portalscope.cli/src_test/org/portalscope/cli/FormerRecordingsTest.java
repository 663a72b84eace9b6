package org.portalscope.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.net.URISyntaxException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.portalscope.protocol.Protocols;
import org.portalscope.replay.recording.OpenedRecording;
import org.portalscope.timeline.Position;
import org.portalscope.timeline.session.RecordedPrograms;
import org.portalscope.timeline.session.SessionDriver;
import org.portalscope.timeline.state.ProcessState;

/**
 * Recordings made when MPI_Test stored its status before its flag, and MPI_Finalize did not report leaks; and one made when nothing was noted of a send that
 * MPI_Cancel was called for. They have checkpoints in the middle of calls.
 */
class FormerRecordingsTest {

    private static final RecordedPrograms PROTOCOLS = RecordedPrograms.unknown(Protocols.installed(FormerRecordingsTest.class.getClassLoader()));

    private static OpenedRecording open(String name) throws IOException, URISyntaxException {
        Path file = Path.of(FormerRecordingsTest.class.getResource("/recordings/" + name + ".ptlrec").toURI());
        return OpenedRecording.open(file, PROTOCOLS, (done, total) -> { }, () -> false).orElseThrow();
    }

    private static ProtocolView at(OpenedRecording opened, SessionDriver driver, int transition) {
        driver.seek(new Position(transition, opened.session().timeline().steps(transition)));
        return ProtocolView.of(opened.session().state());
    }

    @ParameterizedTest
    @CsvSource({"mpi-tested-and-cancelled-1, MPI_Test", "mpi-tested-and-cancelled-2, MPI_Test", "mpi-cancelled-send-1, MPI_Cancel"})
    void shouldShowWhatTheyShowed(String name, String call) throws IOException, URISyntaxException {
        try (OpenedRecording opened = open(name); SessionDriver driver = opened.session().drive()) {
            int size = opened.session().timeline().size();
            List<ProtocolView> forwards = new ArrayList<>();
            for (int transition = 0; transition <= size; transition++) {
                forwards.add(at(opened, driver, transition));
            }
            for (int transition = size; transition >= 0; transition--) {
                assertEquals(forwards.get(transition), at(opened, driver, transition), "behind transition " + transition);
            }
            assertEquals(Optional.empty(), opened.problem(), "the engine reaches the states of the run");
            driver.seek(new Position(size, opened.session().timeline().steps(size)));
            for (ProcessState process : opened.session().state().processes()) {
                assertTrue(process.protocolTables().stream().anyMatch(table -> table.name().equals("flow control")), process::name);
            }
            assertTrue(forwards.stream().anyMatch(view -> view.processes().toString().contains(call)), () -> "a call of " + call + " is in progress somewhere");
        }
    }
}
