package org.portalscope.cli.node;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.portalscope.engine.input.ApiCall;
import org.portalscope.engine.input.Input;
import org.portalscope.engine.input.MemoryDeclared;
import org.portalscope.node.process.NodeEnding;
import org.portalscope.node.process.NodeRecording;
import org.portalscope.node.process.NodeRun;
import org.portalscope.protocol.Protocols;
import org.portalscope.protocol.program.PortalsProgram;
import org.portalscope.recording.read.RecordingFile;
import org.portalscope.scenario.Scenario;
import org.portalscope.scenario.library.Library;

/** Calls of protocols above Portals on nodes, in scenarios and in programs in Java. */
@Timeout(60)
class ProtocolNodeTest {

    private static final String RING = """
            scenario "ring"; use courier;
            process node[3] as index at 0:0 {
                region out[1];
                PtlInit(&max);
                PtlNIInit(PTL_IFACE_DEFAULT, PTL_PID_ANY, NULL, &limits, &ni);
                courier_open(ni, &inbox, &rank, &size);
                assert rank == index && size == 3;
                courier_send(size, out) expect COURIER_RANK;
                out[0] = rank;
                courier_meet();
                courier_send((rank + 1) % size, out[0..1]);
                courier_await(1);
                assert inbox[0] == (rank + size - 1) % size;
            }
            """;

    @TempDir
    private Path folder;

    private List<NodeEnding> run(NodeRun run, boolean recorded) throws Exception {
        try (RunningNodes nodes = new RunningNodes(run, rank -> recorded ? NodeRecording.begin(folder.resolve("rank" + rank), run, rank, "test") : null)) {
            return nodes.await();
        }
    }

    @Test
    void shouldRunInScenarios() throws Exception {
        Scenario ring = Scenario.readText("ring.ptl", RING, Protocols.of(List.of(new Courier())));
        run(NodeRun.of(ring), false).forEach(ending -> assertNull(ending.failure()));
    }

    @ParameterizedTest
    @ValueSource(strings = {"5.3-eager-unexpected", "5.3-long-unexpected", "5.3-ring", "5.3-master-worker"})
    void shouldRunMpi(String id) throws Exception {
        run(NodeRun.of(Library.open(id)), false).forEach(ending -> assertNull(ending.failure()));
    }

    @ParameterizedTest
    @ValueSource(strings = {"lapi-put-counters", "lapi-strided-put", "lapi-lock", "lapi-active-message"})
    void shouldRunLapi(String id) throws Exception {
        run(NodeRun.of(Library.open(id)), false).forEach(ending -> assertNull(ending.failure()));
    }

    @Test
    void shouldCallBackFunctionsOfPrograms() throws Exception {
        run(NodeRun.of(new PrefixSums(), 3), false).forEach(ending -> assertNull(ending.failure()));
    }

    @ParameterizedTest
    @ValueSource(strings = {"dat-resize", "dat-low-watermark", "dat-rdma-privileges", "dat-barrier-fence"})
    void shouldRunDat(String id) throws Exception {
        run(NodeRun.of(Library.open(id)), false).forEach(ending -> assertNull(ending.failure()));
    }

    @Test
    void shouldRunInProgramsWhoseThreadsWaitForEachOther() throws Exception {
        run(NodeRun.of(new CourierRing(), 4), false).forEach(ending -> assertNull(ending.failure()));
    }

    @Test
    void shouldRecordTheFunctionsThatTheyCall() throws Exception {
        run(NodeRun.of(new CourierRing(), 2), true).forEach(ending -> assertNull(ending.failure()));
        try (RecordingFile recording = RecordingFile.open(folder.resolve("rank0"))) {
            List<Input> inputs = new ArrayList<>();
            recording.read(1, recording.size(), transition -> inputs.addAll(transition.inputs()));
            assertEquals(List.of("out", "inbox"), inputs.stream().filter(MemoryDeclared.class::isInstance).map(input -> ((MemoryDeclared) input).name())
                    .toList());
            assertEquals(2, inputs.stream().filter(input -> input instanceof ApiCall call && call.function().documentName().equals("PtlPut")).count());
        }
    }

    @Test
    void shouldTellAProgramWhatItsCallsDoNotTake() throws Exception {
        PortalsProgram wrong = portals -> portals.call(new Courier(), "courier_await", "one");
        String failure = run(NodeRun.of(wrong, 1), false).get(0).failure();
        assertTrue(failure.contains("courier_await takes an integer as count, not one"), failure);
    }
}
