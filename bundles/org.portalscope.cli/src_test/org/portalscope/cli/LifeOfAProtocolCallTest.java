package org.portalscope.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;

import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.portalscope.engine.api.InterfaceSpec;
import org.portalscope.engine.api.ProcessId;
import org.portalscope.engine.input.ApiCall;
import org.portalscope.engine.input.ProtocolCalled;
import org.portalscope.engine.step.Step;
import org.portalscope.protocol.Protocol;
import org.portalscope.protocol.Protocols;
import org.portalscope.protocol.effect.ProtocolChanged;
import org.portalscope.protocol.effect.ResumableCallChanged;
import org.portalscope.protocol.host.ProtocolHost;
import org.portalscope.protocol.program.PortalsApi;
import org.portalscope.protocol.program.PortalsProgram;
import org.portalscope.protocol.program.ProtocolClient;
import org.portalscope.recording.CapturePolicy;
import org.portalscope.recording.RecordedTransition;
import org.portalscope.replay.RecordedWorlds;
import org.portalscope.replay.TransitionRecorder;
import org.portalscope.scenario.Scenario;
import org.portalscope.scenario.ScenarioReader;
import org.portalscope.scenario.program.JavaPrograms;
import org.portalscope.scenario.source.FolderImports;
import org.portalscope.scenario.source.ScenarioException;
import org.portalscope.timeline.session.RecordedPrograms;
import org.portalscope.timeline.state.LocalWorldState;
import org.portalscope.world.Choice;
import org.portalscope.world.ThreadScheduled;
import org.portalscope.world.Transition;
import org.portalscope.world.World;
import org.portalscope.world.network.Topology;
import org.portalscope.world.program.ProcessSpec;
import org.portalscope.world.program.SourceId;
import org.portalscope.world.schedule.RoundRobinScheduler;
import org.portalscope.world.time.Timing;
import org.portalscope.world.waiting.ThreadWait;

/** Follows one call of MPI through the rooms, as releng/docs/life-of-a-protocol-call.md tells it; each stop is a test. */
class LifeOfAProtocolCallTest {

    private static final String SOURCE = """
            scenario "Life of a protocol call" section "5.3"
                about "One receive from the statement to the answer.";
            use mpi;

            process receiver at 0:0 {
                region inbox[5];
                MPI_Init();
                MPI_Recv(inbox, 5, MPI_BYTE, 1, 7, MPI_COMM_WORLD, &status);
                MPI_Finalize();
            }

            process sender at 1:0 {
                region greeting[5] = "hello";
                MPI_Init();
                MPI_Send(greeting, 5, MPI_BYTE, 0, 7, MPI_COMM_WORLD);
                MPI_Finalize();
            }
            """;
    private static final Protocols PROTOCOLS = Protocols.installed(LifeOfAProtocolCallTest.class.getClassLoader());
    private static final Protocol MPI = PROTOCOLS.get("mpi");
    private static final int RECEIVER = 0;

    private final JavaPrograms programs = new JavaPrograms();
    private Scenario scenario;
    private World world;
    private final List<Transition> transitions = new ArrayList<>();
    private final List<RecordedTransition> recorded = new ArrayList<>();

    @BeforeEach
    void shouldRunToItsEnd() throws ScenarioException {
        scenario = ScenarioReader.parse(SourceId.text("life.ptl"), "life.ptl", SOURCE, new FolderImports(null), PROTOCOLS).get();
        world = scenario.world();
        recorded.addAll(TransitionRecorder.memory(world));
        run(world);
        assertEquals(Optional.empty(), world.failure());
        assertEquals(List.of(), world.waiting());
    }

    @AfterEach
    void endThreads() {
        programs.close();
    }

    private void run(World running) {
        RoundRobinScheduler scheduler = new RoundRobinScheduler();
        for (Optional<Choice> next = scheduler.next(running); next.isPresent(); next = scheduler.next(running)) {
            Transition transition = running.execute(next.get(), transitions.size() + 1);
            transitions.add(transition);
            recorded.add(TransitionRecorder.record(transition));
        }
    }

    private Stream<Step> steps() {
        return transitions.stream().filter(transition -> transition.process() == RECEIVER).flatMap(transition -> transition.steps().stream());
    }

    private Stream<ResumableCallChanged> changesOfTheCall() {
        return steps().filter(ResumableCallChanged.class::isInstance).map(ResumableCallChanged.class::cast)
                .filter(changed -> changed.operation().equals("MPI_Recv"));
    }

    private Transition beginning() {
        return transitions.stream().filter(transition -> transition.process() == RECEIVER
                && transition.steps().stream().anyMatch(step -> step instanceof ResumableCallChanged changed && changed.before() == null
                        && changed.operation().equals("MPI_Recv"))).findFirst().orElseThrow();
    }

    @Test
    void stop1Statement() {
        ThreadScheduled statement = assertInstanceOf(ThreadScheduled.class, beginning().opening());
        assertEquals("life.ptl:8", statement.place().toString());
        ProtocolCalled mark = beginning().inputs().stream().filter(ProtocolCalled.class::isInstance).map(ProtocolCalled.class::cast).findFirst().orElseThrow();
        assertEquals("MPI_Recv", mark.operation());
        assertEquals(List.of(new ProcessId(0, 0), new ProcessId(1, 0)), mark.use().processes());
    }

    @Test
    void stop2Procedure() {
        ResumableCallChanged begun = changesOfTheCall().findFirst().orElseThrow();
        assertEquals(MPI.procedure("MPI_Recv"), begun.after().frames().get(0).procedure());
    }

    @Test
    void stop3Host() {
        ProtocolHost host = assertInstanceOf(ProtocolHost.class, world.process(RECEIVER).program().state());
        assertEquals(List.of("mpi"), List.copyOf(host.protocols().keySet()));
        ProtocolChanged last = steps().filter(ProtocolChanged.class::isInstance).map(ProtocolChanged.class::cast).reduce((a, b) -> b).orElseThrow();
        assertEquals(last.after().tables(), host.present(MPI).tables());
    }

    /** The functions of Portals that the receiver calls for its receive, in all transitions of that. */
    private List<String> callsOfPortals() {
        int from = transitions.indexOf(beginning());
        int to = transitions.indexOf(end());
        return transitions.subList(from, to + 1).stream().filter(transition -> transition.process() == RECEIVER)
                .flatMap(transition -> transition.inputs().stream()).filter(ApiCall.class::isInstance)
                .map(input -> ((ApiCall) input).function().documentName()).toList();
    }

    @Test
    void stop4PortalsCalls() {
        List<String> calls = callsOfPortals();
        assertTrue(calls.containsAll(List.of("PtlMEInsert", "PtlMDAttach", "PtlEQGet")), calls::toString);
    }

    @Test
    void stop5Wait() {
        World hurried = scenario.world();
        ThreadWait wait = null;
        while (wait == null || !wait.call().startsWith("MPI_Recv")) {
            hurried.advance(hurried.enabled().stream().filter(choice -> choice.process() == RECEIVER).findFirst().orElse(hurried.enabled().get(0)));
            wait = new LocalWorldState(hurried).waitForGraph().processes().get(RECEIVER).waits().stream().findFirst().orElse(null);
        }
        assertTrue(wait.words().startsWith("blocked in MPI_Recv from sender, tag 7: "), wait.words());
    }

    @Test
    void stop6Dispatcher() {
        List<String> words = steps().filter(ProtocolChanged.class::isInstance).map(Step::words).toList();
        assertTrue(words.stream().anyMatch(said -> said.contains("tag 7")), words::toString);
    }

    private Transition end() {
        ResumableCallChanged returned = changesOfTheCall().reduce((a, b) -> b).orElseThrow();
        assertEquals(null, returned.after());
        return transitions.stream().filter(transition -> transition.steps().contains(returned)).findFirst().orElseThrow();
    }

    @Test
    void stop7Outcome() {
        assertTrue(end().steps().stream().anyMatch(step -> step.words().startsWith("status = ")), () -> end().steps().toString());
    }

    @Test
    void stop8JavaProgram() {
        List<String> ofTheScenario = callsOfPortals();
        List<ProcessSpec> processes = List.of(process("receiver", 0, "inbox", new Receiver()), process("sender", 1, "greeting", new Sender()));
        transitions.clear();
        run(new World(processes, Topology.FLAT, Timing.NONE));
        assertEquals(ofTheScenario, callsOfPortals());
    }

    private ProcessSpec process(String name, int rank, String region, PortalsProgram program) {
        return programs.process(name, List.of(InterfaceSpec.of(new ProcessId(rank, 0), 0)), List.of(new ProcessSpec.Memory(region, new byte[5])), program);
    }

    @Test
    void stop9Recording() {
        RecordedWorlds worlds = new RecordedWorlds(MemoryRecording.of(world, recorded, CapturePolicy.ALL), RecordedPrograms.unknown(PROTOCOLS));
        World replay = worlds.world();
        for (int number = 1; number <= worlds.size(); number++) {
            replay.execute(worlds.choice(replay, number), number);
        }
        assertEquals(Optional.empty(), worlds.lostProtocols());
        ProtocolHost live = (ProtocolHost) world.process(RECEIVER).program().state();
        ProtocolHost replayed = assertInstanceOf(ProtocolHost.class, replay.process(RECEIVER).program().state());
        assertFalse(live == replayed);
        assertEquals(live.protocols().toString(), replayed.protocols().toString());
    }

    /** Receives what the process of the scenario does. */
    private static final class Receiver implements PortalsProgram {

        @Override
        public Map<String, Integer> regions() {
            return Map.of("inbox", 5);
        }

        @Override
        public void run(PortalsApi portals) {
            ProtocolClient mpi = new ProtocolClient(portals, MPI, "MPI", Map.of());
            mpi.call("MPI_Init");
            mpi.call("MPI_Recv", portals.region("inbox"), 5L, mpi.constant("MPI_BYTE"), 1L, 7L, mpi.constant("MPI_COMM_WORLD"));
            mpi.call("MPI_Finalize");
        }
    }

    /** Sends it. */
    private static final class Sender implements PortalsProgram {

        @Override
        public Map<String, Integer> regions() {
            return Map.of("greeting", 5);
        }

        @Override
        public void run(PortalsApi portals) {
            ProtocolClient mpi = new ProtocolClient(portals, MPI, "MPI", Map.of());
            mpi.call("MPI_Init");
            mpi.call("MPI_Send", portals.region("greeting"), 5L, mpi.constant("MPI_BYTE"), 0L, 7L, mpi.constant("MPI_COMM_WORLD"));
            mpi.call("MPI_Finalize");
        }
    }
}
