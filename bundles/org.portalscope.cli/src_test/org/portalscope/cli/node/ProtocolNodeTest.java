package org.portalscope.cli.node;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;

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
import org.portalscope.protocol.Protocol;
import org.portalscope.protocol.Protocols;
import org.portalscope.protocol.program.PortalsApi;
import org.portalscope.protocol.program.PortalsProgram;
import org.portalscope.protocol.value.Buffer;
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

    /** Each rank adds up what those up to it have, by a function of the program. */
    private static final class PrefixSums implements PortalsProgram {

        private final Protocol mpi = Protocols.installed(PrefixSums.class.getClassLoader()).get("mpi");

        @Override
        public Map<String, Integer> regions() {
            return Map.of("number", 1, "sum", 1);
        }

        @Override
        public void run(PortalsApi portals) {
            Buffer number = portals.region("number");
            Buffer sum = portals.region("sum");
            Object world = mpi.constants().get("MPI_COMM_WORLD").value();
            portals.call(mpi, "MPI_Init");
            long rank = (Long) portals.call(mpi, "MPI_Comm_rank", world).outputs().get(0);
            portals.write(number.address(), new byte[] {(byte) (rank + 1)});
            long add = portals.function(vectors -> add(portals, (Buffer) vectors.get(0), (Buffer) vectors.get(1)));
            Object operator = portals.call(mpi, "MPI_Op_create", add, 1L).outputs().get(0);
            portals.call(mpi, "MPI_Scan", number, sum, 1L, mpi.constants().get("MPI_BYTE").value(), operator, world);
            assertEquals((rank + 1) * (rank + 2) / 2, portals.read(sum.address(), 1)[0]);
            portals.call(mpi, "MPI_Finalize");
        }

        private static Object add(PortalsApi portals, Buffer left, Buffer right) {
            portals.write(right.address(), new byte[] {(byte) (portals.read(left.address(), 1)[0] + portals.read(right.address(), 1)[0])});
            return null;
        }
    }

    @Test
    void shouldCallBackFunctionsOfPrograms() throws Exception {
        run(NodeRun.of(new PrefixSums(), 3), false).forEach(ending -> assertNull(ending.failure()));
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
