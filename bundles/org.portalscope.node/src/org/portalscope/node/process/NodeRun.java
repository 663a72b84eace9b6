package org.portalscope.node.process;

import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.function.Consumer;
import java.util.function.IntPredicate;
import java.util.stream.IntStream;
import java.util.zip.CRC32;

import org.portalscope.engine.PortalsProcess;
import org.portalscope.engine.api.InterfaceSpec;
import org.portalscope.engine.api.ProcessId;
import org.portalscope.engine.call.Environment;
import org.portalscope.engine.protocol.Phrase;
import org.portalscope.protocol.program.PortalsProgram;
import org.portalscope.recording.CapturePolicy;
import org.portalscope.recording.EmbeddedFile;
import org.portalscope.recording.RecordedProcess;
import org.portalscope.recording.RecordingOrigin;
import org.portalscope.replay.TransitionRecorder;
import org.portalscope.scenario.Scenario;
import org.portalscope.scenario.recording.EmbeddedScenario;
import org.portalscope.world.fault.Faults;
import org.portalscope.world.network.Topology;
import org.portalscope.world.program.ProcessSpec;
import org.portalscope.world.program.Program;

/** What runs on several nodes: the processes of a scenario, or a program in Java on each of them. */
public final class NodeRun {

    private static final int USER = 1;

    private final String title;
    private final long number;
    private final List<ProcessSpec> processes;
    /** The processes as recordings describe them, by rank. */
    private final List<RecordedProcess> recorded;
    private final Topology topology;
    /** The texts of a scenario. */
    private final List<EmbeddedFile> files;
    /** Null for a scenario. */
    private final PortalsProgram program;

    /** Which bytes of the data of messages are told to those who want to know what a node takes. */
    private final CapturePolicy capture;

    private NodeRun(String title, long number, List<ProcessSpec> processes, List<RecordedProcess> recorded, Topology topology, List<EmbeddedFile> files,
            PortalsProgram program, CapturePolicy capture) {
        this.title = title;
        this.number = number;
        this.processes = processes;
        this.recorded = recorded;
        this.topology = topology;
        this.files = files;
        this.program = program;
        this.capture = capture;
    }

    /** The processes of a scenario, by rank in their order. All nodes have its text in common. */
    public static NodeRun of(Scenario scenario) {
        CRC32 crc = new CRC32();
        scenario.sources().forEach(source -> crc.update(source.getBytes(StandardCharsets.UTF_8)));
        return new NodeRun(scenario.title(), crc.getValue(), scenario.processes(), TransitionRecorder.processes(scenario.world()), scenario.topology(),
                EmbeddedScenario.files(scenario), null, CapturePolicy.ALL);
    }

    /**
     * A program in Java on each node. The process of rank <i>r</i> has the id <i>r</i>:0 on its only interface. All nodes have the name of the program in
     * common.
     *
     * @param size how many nodes there are
     */
    public static NodeRun of(PortalsProgram program, int size) {
        String name = program.getClass().getName();
        CRC32 crc = new CRC32();
        crc.update(name.getBytes(StandardCharsets.UTF_8));
        List<ProcessSpec.Memory> regions = program.regions().entrySet().stream().sorted(Map.Entry.comparingByKey())
                .map(region -> new ProcessSpec.Memory(region.getKey(), new byte[region.getValue()])).toList();
        List<ProcessSpec> processes = IntStream.range(0, size).mapToObj(rank -> new ProcessSpec("rank " + rank,
                List.of(InterfaceSpec.of(new ProcessId(rank, 0), USER)), Faults.NONE, regions, NodeRun::none)).toList();
        List<RecordedProcess> recorded = processes.stream().map(process -> new RecordedProcess(process.name(), process.interfaces())).toList();
        return new NodeRun(program.getClass().getSimpleName(), crc.getValue(), processes, recorded, Topology.FLAT, List.of(), program, CapturePolicy.ALL);
    }

    /** The same run of which no more is told than that. */
    public NodeRun captured(CapturePolicy policy) {
        return new NodeRun(title, number, processes, recorded, topology, files, program, policy);
    }

    private static Program none(PortalsProcess portals) {
        throw new IllegalStateException("a program in Java runs in its own threads");
    }

    /** The names of the processes, by rank. */
    public List<String> names() {
        return processes.stream().map(ProcessSpec::name).toList();
    }

    String title() {
        return title;
    }

    /** A number that all nodes of the run have in common. */
    long number() {
        return number;
    }

    List<ProcessSpec> processes() {
        return processes;
    }

    /** What a recording of the node of a rank is made from. */
    RecordingOrigin origin(int rank, String version) {
        RecordedProcess process = recorded.get(rank);
        return new RecordingOrigin(title, version, List.of(process), files, List.of(RecordingOrigin.NODE, process.name()), capture);
    }

    /** What a process cannot know of itself. */
    Environment environment(ProcessSpec spec) {
        return (from, to) -> processes.stream().filter(other -> other.interfaces().stream().anyMatch(ni -> ni.id().equals(to)))
                .mapToLong(other -> topology.distance(spec.name(), other.name())).boxed().findFirst().map(OptionalLong::of).orElse(OptionalLong.empty());
    }

    /**
     * The threads of the node of a rank, before they do anything.
     *
     * @param output  takes the lines that a scenario prints
     * @param changed is run in any thread when there is something to do
     * @param now     does what a thread wants at once, in that thread, if that is possible
     */
    ProgramThreads threads(int rank, NodeEngine engine, InputLog log, Consumer<String> output, Runnable changed, IntPredicate now) {
        ProcessSpec spec = processes.get(rank);
        if (program != null) {
            return new CallingThreads(spec.name(), ids(), Phrase.processNames(this::name), engine.portals(), log, changed, now);
        }
        Program statements = spec.program().program(engine.portals());
        statements.printTo(output);
        return new ScenarioThreads(engine.portals(), statements, ids(), this::name, log);
    }

    /** The processes with their ids on their default interfaces, by rank. */
    private List<ProcessId> ids() {
        return processes.stream().map(process -> process.interfaces().get(0).id()).toList();
    }

    /** The name of a process, if it is one of the run. */
    private Optional<String> name(ProcessId id) {
        return processes.stream().filter(process -> process.interfaces().stream().anyMatch(ni -> ni.id().equals(id))).map(ProcessSpec::name).findFirst();
    }

    /** Lets threads begin that run by themselves. */
    void start(ProgramThreads threads) {
        if (threads instanceof CallingThreads calling) {
            calling.start(program);
        }
    }

    /** Lets nobody wait any more for a node that has ended. */
    void end(ProgramThreads threads) {
        if (threads instanceof CallingThreads calling) {
            calling.close();
        }
    }
}
