package org.portalscope.node.process;

import java.io.IOException;
import java.net.InetSocketAddress;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.TimeUnit;
import java.util.function.Consumer;
import java.util.stream.Stream;

import io.netty.channel.ChannelFuture;
import io.netty.channel.MultiThreadIoEventLoopGroup;
import io.netty.channel.nio.NioIoHandler;
import io.netty.util.concurrent.DefaultThreadFactory;
import org.portalscope.engine.api.InterfaceSpec;
import org.portalscope.node.control.ControlPort;
import org.portalscope.node.control.InputStreams;
import org.portalscope.node.control.NodeDescription;
import org.portalscope.node.token.Token;
import org.portalscope.node.transport.Encryption;
import org.portalscope.node.transport.MessageReceiver;
import org.portalscope.node.transport.MessageSender;
import org.portalscope.node.transport.NodeListener;
import org.portalscope.node.transport.NodeLock;
import org.portalscope.node.transport.NodeNetwork;
import org.portalscope.node.transport.Peers;
import org.portalscope.node.transport.Refusals;
import org.portalscope.scenario.Scenario;
import org.portalscope.world.program.ProcessSpec;

/**
 * A process that runs by itself and talks to the others over the network. One thread at a time uses its engine: the event loop,
 * which serves connections, engine and program in turn, or a thread of a program in Java that calls.
 */
public final class NodeProcess implements NodeListener {

    /** Bytes of the longest frame that is accepted, unless something else is said. */
    public static final int LONGEST = 1 << 28;

    private final MultiThreadIoEventLoopGroup loops = new MultiThreadIoEventLoopGroup(1, NioIoHandler.newFactory());
    private final NodeLock lock = new NodeLock(loops.next());
    /** Writes states for those who attach: as many threads as wait for their readers. */
    private final ExecutorService background = Executors.newCachedThreadPool(new DefaultThreadFactory("state", true));
    private final CompletableFuture<NodeEnding> ending = new CompletableFuture<>();
    private final NodeRun run;
    private final Token token;
    private final List<ProcessSpec> specs;
    private final Peers peers;
    private final Consumer<String> output;
    private final InputLog log;
    private final NodeNetwork network;
    private final Consumer<String> remarks;
    private final Refusals refusals;
    private final NodeControl control;
    private NodeEngine engine;
    private ProgramThreads threads;
    private NodeProgram program;
    private final NodeRounds rounds;
    /** Null if nobody can attach. */
    private ControlPort port;
    private volatile boolean closed;

    /**
     * A node before it listens.
     *
     * @param run       what runs; of a scenario, one whose processes can run by themselves, see {@link Scenario#worldOnly}
     * @param rank      which of its processes this is, from 0
     * @param token     of the run: what all of its nodes, and all who attach to it, prove that they know
     * @param recording to be written, or null
     * @param output    takes the lines that a scenario prints
     * @param remarks   takes sentences about connections that were refused and nodes that were lost
     */
    public NodeProcess(NodeRun run, int rank, Token token, NodeRecording recording, Consumer<String> output, Consumer<String> remarks) {
        this(run, rank, token, recording, output, remarks, Encryption.NONE, LONGEST);
    }

    /**
     * A node before it listens.
     *
     * @param encryption of its connections with other nodes
     * @param longest    bytes of the longest frame that it accepts; others that send a longer one have lost it
     */
    public NodeProcess(NodeRun run, int rank, Token token, NodeRecording recording, Consumer<String> output, Consumer<String> remarks,
            Encryption encryption, int longest) {
        this.run = run;
        this.token = token;
        this.output = output;
        this.remarks = remarks;
        refusals = new Refusals(remarks);
        specs = run.processes();
        log = new InputLog(recording, lock::uses);
        peers = new Peers(rank, run.number(), specs.stream().map(spec -> spec.interfaces().stream().map(InterfaceSpec::id).toList()).toList());
        control = new NodeControl(ownFirst(rank), log, this::read, this::schedule, this::tellState);
        network = new NodeNetwork(lock, peers, token, this::engine, this, refusals, encryption, longest);
        rounds = new NodeRounds(specs.get(rank).name(), lock, network, engine, program, control, this::end);
    }

    /** The processes with that of this node in front, as its recording has it. */
    private List<ProcessSpec> ownFirst(int rank) {
        return Stream.concat(Stream.of(specs.get(rank)), specs.stream().filter(spec -> spec != specs.get(rank))).toList();
    }

    private MessageReceiver engine(MessageSender sender) {
        ProcessSpec spec = specs.get(peers.own());
        engine = new NodeEngine(spec, run.environment(spec), sender, log, this::schedule);
        threads = run.threads(peers.own(), engine, log, output, this::wake, this::callNow);
        log.listen(threads);
        program = new NodeProgram(engine, threads, barriers -> network.progress().barriers() >= barriers, log, this::schedule);
        control.control(engine, program);
        return engine;
    }

    /** In a thread of a program in Java: does what it wants, unless that has to wait; returns whether it has done that. */
    private boolean callNow(int thread) {
        return lock.call(() -> program.callNow(thread));
    }

    /** In any thread: there may be something to do. */
    private void wake() {
        lock.execute(this::schedule);
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
            throw new IOException(words(address) + " cannot be listened on: " + bound.cause().getMessage(), bound.cause());
        }
        return (InetSocketAddress) bound.channel().localAddress();
    }

    private static String words(InetSocketAddress address) {
        return address.getHostString() + ':' + address.getPort();
    }

    /**
     * Lets others attach from now on. To be called before the start.
     *
     * @param address where; port 0 for any that is free
     * @param version of the engine
     * @return the description of the node, with where it can be attached to
     * @throws IOException if that is not possible
     */
    public NodeDescription attachable(InetSocketAddress address, String version) throws IOException {
        return attachable(address, version, Encryption.NONE);
    }

    /**
     * The same with connections that are encrypted.
     *
     * @param encryption of connections with those who attach
     */
    public NodeDescription attachable(InetSocketAddress address, String version, Encryption encryption) throws IOException {
        InputStreams streams = new InputStreams(lock, background, run.origin(peers.own(), version), engine.portals()::state, threads, engine::counts,
                log::update, System::nanoTime);
        log.streamTo(streams);
        port = new ControlPort(lock, token, streams, control, refusals, encryption);
        ChannelFuture bound = port.bind(address).awaitUninterruptibly();
        if (!bound.isSuccess()) {
            throw new IOException(words(address) + " cannot be listened on for who attaches: " + bound.cause().getMessage(), bound.cause());
        }
        NodeDescription node = new NodeDescription(run.title(), specs.get(peers.own()).name(), peers.own(), peers.size(), ProcessHandle.current().pid(),
                (InetSocketAddress) bound.channel().localAddress());
        port.describe(node);
        return node;
    }

    /** Lets the node pause before the first statement of its program. To be called before the start. */
    public void pauseAtStart() {
        lock.run(control::pause);
    }

    /** Lets the node go on. */
    public void resume() {
        lock.execute(control::resume);
    }

    private void schedule() {
        rounds.schedule();
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
        lock.execute(() -> network.join(addresses));
        return ending.copy();
    }

    @Override
    public void joined() {
        run.start(threads);
        rounds.begin();
    }

    @Override
    public void progressed() {
        schedule();
    }

    @Override
    public void writable() {
        lock.execute(() -> { // later: the engine may be sending just now
            engine.writable();
            schedule();
        });
    }

    @Override
    public void lost(int rank) {
        if (!closed) {
            remarks.accept("Rank " + rank + ", process " + specs.get(rank).name() + ", is lost: "
                    + "its connection has closed without a farewell, or nothing has come on it "
                    + "for " + NodeNetwork.PATIENCE + " seconds. What waits for it fails.");
        }
        network.lose(rank);
        peers.ids(rank).forEach(engine::lose);
        schedule();
    }

    @Override
    public void failedToJoin(String why) {
        end(new NodeEnding(why));
    }

    private void end(NodeEnding how) {
        if (port != null && !ending.isDone()) {
            port.end(how.isFine() ? "" : how.failure());
        }
        ending.complete(how);
    }

    /** Ends the node where it is, and its recording in good order. Whoever calls it again waits until that is done. */
    public synchronized void close() throws IOException {
        if (closed) {
            return;
        }
        closed = true;
        if (port != null) {
            port.close();
        }
        run.end(threads);
        network.close();
        background.shutdown();
        loops.shutdownGracefully(0, 1, TimeUnit.SECONDS).awaitUninterruptibly();
        log.close();
    }
}
