package org.portalscope.node.process;

import java.io.IOException;
import java.net.InetSocketAddress;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.OptionalLong;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.TimeUnit;
import java.util.function.Consumer;
import java.util.stream.Stream;
import java.util.zip.CRC32;

import io.netty.channel.ChannelFuture;
import io.netty.channel.EventLoop;
import io.netty.channel.MultiThreadIoEventLoopGroup;
import io.netty.channel.nio.NioIoHandler;
import org.portalscope.engine.api.InterfaceSpec;
import org.portalscope.engine.api.ProcessId;
import org.portalscope.engine.call.Environment;
import org.portalscope.node.control.ControlPort;
import org.portalscope.node.control.InputStreams;
import org.portalscope.node.control.NodeDescription;
import org.portalscope.node.control.Token;
import org.portalscope.node.transport.MessageReceiver;
import org.portalscope.node.transport.MessageSender;
import org.portalscope.node.transport.NodeListener;
import org.portalscope.node.transport.NodeNetwork;
import org.portalscope.node.transport.Peers;
import org.portalscope.node.transport.Refusals;
import org.portalscope.recording.write.RecordingFileWriter;
import org.portalscope.scenario.Scenario;
import org.portalscope.world.program.ProcessSpec;
import org.portalscope.world.program.Program;

/**
 * A process of a scenario that runs by itself and talks to the others over the network. Its rank is its place among the processes of the scenario. It has one
 * thread: the event loop, which serves connections, engine and program in turn.
 */
public final class NodeProcess implements NodeListener {

    /** Bytes of the longest frame that is accepted: all that a frame can have. */
    private static final int LONGEST = Integer.MAX_VALUE;

    private final MultiThreadIoEventLoopGroup threads = new MultiThreadIoEventLoopGroup(1, NioIoHandler.newFactory());
    private final EventLoop loop = threads.next();
    private final CompletableFuture<NodeEnding> ending = new CompletableFuture<>();
    private final Scenario scenario;
    private final List<ProcessSpec> specs;
    private final Peers peers;
    private final Consumer<String> output;
    private final InputLog log;
    private final NodeNetwork network;
    private final Refusals refusals;
    private final NodeControl control;
    private NodeEngine engine;
    private NodeProgram program;
    /** Null if nobody can attach. */
    private ControlPort port;
    private boolean runs;
    private boolean isScheduled;
    private boolean hasEnded;
    private boolean isFinishing;
    private long arrivals;

    /**
     * A node before it listens.
     *
     * @param scenario one whose processes can run by themselves, see {@link Scenario#worldOnly}
     * @param rank     which of its processes this is, from 0
     * @param writer   of its recording, or null
     * @param output   takes the lines that the program prints
     * @param remarks  takes sentences about connections that were refused and nodes that were lost
     */
    public NodeProcess(Scenario scenario, int rank, RecordingFileWriter writer, Consumer<String> output, Consumer<String> remarks) {
        this.scenario = scenario;
        this.output = output;
        refusals = new Refusals(remarks);
        specs = scenario.processes();
        log = new InputLog(writer);
        peers = new Peers(rank, run(scenario), specs.stream().map(spec -> spec.interfaces().stream().map(InterfaceSpec::id).toList()).toList());
        control = new NodeControl(ownFirst(rank), log, this::read, this::schedule, this::tellState);
        network = new NodeNetwork(loop, peers, this::engine, this, refusals, LONGEST);
    }

    /** The processes with that of this node in front, as its recording has it. */
    private List<ProcessSpec> ownFirst(int rank) {
        return Stream.concat(Stream.of(specs.get(rank)), specs.stream().filter(spec -> spec != specs.get(rank))).toList();
    }

    /** The names of a scenario's processes, by rank. */
    public static List<String> names(Scenario scenario) {
        return scenario.processes().stream().map(ProcessSpec::name).toList();
    }

    /** A number made of the scenario's text, which all nodes have in common. */
    private static long run(Scenario scenario) {
        CRC32 crc = new CRC32();
        scenario.sources().forEach(source -> crc.update(source.getBytes(StandardCharsets.UTF_8)));
        return crc.getValue();
    }

    private MessageReceiver engine(MessageSender sender) {
        ProcessSpec spec = specs.get(peers.own());
        engine = new NodeEngine(spec, environment(spec), sender, log, this::schedule);
        Program statements = spec.program().program(engine.portals());
        statements.printTo(output);
        program = new NodeProgram(engine, statements, barriers -> network.progress().barriers() >= barriers, log);
        control.control(engine, program);
        return engine;
    }

    private Environment environment(ProcessSpec spec) {
        return new Environment() {
            @Override
            public OptionalLong distance(ProcessId from, ProcessId to) {
                return specs.stream().filter(other -> other.interfaces().stream().anyMatch(ni -> ni.id().equals(to)))
                        .mapToLong(other -> scenario.topology().distance(spec.name(), other.name())).findFirst();
            }
        };
    }

    /**
     * Listens to other nodes.
     *
     * @param address of this node; port 0 for any that is free
     * @return where it listens
     * @throws IOException if that is not possible
     */
    public InetSocketAddress listen(InetSocketAddress address) throws IOException {
        ChannelFuture bound = network.bind(address).awaitUninterruptibly();
        if (!bound.isSuccess()) {
            close();
            throw new IOException(address + " cannot be listened on: " + bound.cause().getMessage(), bound.cause());
        }
        return (InetSocketAddress) bound.channel().localAddress();
    }

    /**
     * Lets others attach from now on. To be called before the start.
     *
     * @param address where; port 0 for any that is free
     * @param token   that whoever attaches has to know
     * @param version of the engine
     * @return the description of the node, with where it can be attached to
     * @throws IOException if that is not possible
     */
    public NodeDescription attachable(InetSocketAddress address, Token token, String version) throws IOException {
        InputStreams streams = new InputStreams(loop, NodeRecording.origin(scenario, peers.own(), version), engine.portals()::state, log::update,
                System::nanoTime);
        log.streamTo(streams);
        port = new ControlPort(loop, token, streams, control, refusals, System::nanoTime);
        ChannelFuture bound = port.bind(address).awaitUninterruptibly();
        if (!bound.isSuccess()) {
            throw new IOException(address + " cannot be listened on for who attaches: " + bound.cause().getMessage(), bound.cause());
        }
        NodeDescription node = new NodeDescription(scenario.title(), specs.get(peers.own()).name(), peers.own(), peers.size(), ProcessHandle.current().pid(),
                (InetSocketAddress) bound.channel().localAddress());
        port.describe(node);
        return node;
    }

    /** Lets the node pause before the first statement of its program. To be called before the start. */
    public void pauseAtStart() {
        loop.submit(control::pause).awaitUninterruptibly();
    }

    private void read(boolean reads) {
        network.read(reads);
    }

    private void tellState() {
        if (port != null) {
            port.tellState();
        }
    }

    /**
     * Connects with all other nodes and runs the program.
     *
     * @param addresses where the nodes listen, by rank
     * @return how it ends
     */
    public CompletableFuture<NodeEnding> start(List<InetSocketAddress> addresses) {
        loop.execute(() -> network.join(addresses));
        return ending.copy();
    }

    @Override
    public void joined() {
        runs = true;
        schedule();
    }

    @Override
    public void progressed() {
        schedule();
    }

    @Override
    public void writable() {
        engine.writable();
        schedule();
    }

    @Override
    public void lost(int rank) {
        network.lose(rank);
        peers.ids(rank).forEach(engine::lose);
        schedule();
    }

    @Override
    public void failedToJoin(String why) {
        end(new NodeEnding(why));
    }

    private void schedule() {
        if (runs && !isScheduled) {
            isScheduled = true;
            loop.execute(this::run);
        }
    }

    private void run() {
        isScheduled = false;
        if (ending.isDone()) {
            return;
        }
        try {
            control.advance();
            boolean any = program.runRound();
            tellOthers();
            if (any) {
                schedule();
            }
        } catch (RuntimeException e) {
            end(new NodeEnding(specs.get(peers.own()).name() + ": " + e));
            throw e;
        }
    }

    private void tellOthers() {
        if (program.isOver()) {
            end(new NodeEnding(program.failure() == null ? null : program.failure().toString()));
            return;
        }
        if (program.arrivals() > arrivals) {
            arrivals = program.arrivals();
            network.reach(arrivals);
            schedule();
        }
        if (!hasEnded && program.hasEnded() && network.isSettled() && engine.hasSentAll()) {
            hasEnded = true;
            network.end();
        }
        if (!isFinishing && network.progress().hasEnded()) {
            isFinishing = true;
            network.finish(() -> end(new NodeEnding(null)));
        }
    }

    private void end(NodeEnding how) {
        if (port != null && !ending.isDone()) {
            port.end(how.isFine() ? "" : how.failure());
        }
        ending.complete(how);
    }

    /** Ends the node where it is, and its recording in good order. */
    public void close() throws IOException {
        if (port != null) {
            port.close();
        }
        network.close();
        threads.shutdownGracefully(0, 1, TimeUnit.SECONDS).awaitUninterruptibly();
        log.close();
    }
}
