package org.portalscope.cli.node;

import java.io.IOException;
import java.io.PrintWriter;
import java.net.InetSocketAddress;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Callable;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import java.util.regex.Pattern;
import java.util.stream.Stream;

import org.portalscope.cli.argument.BadInputException;
import org.portalscope.cli.output.CommandContext;
import org.portalscope.cli.output.OutputFile;
import org.portalscope.cli.output.ProductVersion;
import org.portalscope.export.FileKind;
import org.portalscope.export.report.ExitStatus;
import org.portalscope.node.process.NodeEnding;
import org.portalscope.node.process.NodeProcess;
import org.portalscope.node.process.NodeRecording;
import org.portalscope.node.process.NodeRun;
import org.portalscope.node.token.Token;
import org.portalscope.scenario.source.ScenarioException;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParentCommand;
import picocli.CommandLine.Spec;

/** Runs one process of a scenario, or of a program in Java, as a node that talks to the others over the network. */
@Command(name = "node", mixinStandardHelpOptions = true, sortOptions = false,
        description = {"Runs one process of a scenario, or a program in Java, by itself; it talks to the others, which are nodes as well, over the network.",
            "Which process it is say --process or --rank, or the launcher that has started it (mpirun, srun).",
            "Without --peers and --hosts all nodes are on this machine."},
        exitCodeListHeading = "Exit status:%n",
        exitCodeList = {"0:fine", "1:an expectation of the scenario failed, or not all nodes came",
            "2:bad input, a scenario that needs a world, or a port that cannot be listened on", "3:interrupted by the user"},
        footer = {"", "Examples:", "  portalscope node put.ptl --process server --peers 10.0.0.1:7000,10.0.0.2:7000",
            "  mpirun -n 2 portalscope node put.ptl", "  srun -n 2 portalscope node put.ptl --hosts hosts.txt"})
public final class NodeCommand implements Callable<Integer> {

    private static final Pattern LINE_END = Pattern.compile("\n");
    private static final int LEAST_FRAME = 1 << 10;
    private static final int POLL = 100;

    @Mixin
    private RunArgument argument;

    @Option(names = "--process", paramLabel = "NAME", description = "the process that it is")
    private String process;

    @Option(names = "--rank", paramLabel = "N", description = "the number of the process in the order of the scenario, from 0")
    private Integer rank;

    @Option(names = {"-n", "--nodes"}, paramLabel = "N", description = "how many nodes there are, for a program in Java")
    private Integer count;

    @Mixin
    private PeerOptions peers;

    @Option(names = "--record", paramLabel = "FILE", description = "write what the process takes into a recording")
    private Path recording;

    @Option(names = "--frame-limit", paramLabel = "BYTES", defaultValue = "" + NodeProcess.LONGEST,
            description = "bytes of the longest message that is accepted from another node, its header included (default: ${DEFAULT-VALUE})")
    private int frameLimit;

    @Mixin
    private TokenOptions token;

    @Mixin
    private TlsOptions tls;

    @Mixin
    private ControlOptions control;

    @ParentCommand
    private CommandContext context;

    @Spec
    private CommandSpec spec;

    @Override
    public Integer call() throws ScenarioException, BadInputException, IOException {
        NodeRun run = argument.read(size(), "the addresses of --peers");
        List<String> names = run.names();
        int own = rank(names);
        peers.resolve(LauncherRank.of(System.getenv()), names.size());
        PrintWriter out = spec.commandLine().getOut();
        PrintWriter err = spec.commandLine().getErr();
        Token known = token.token(System.getenv(), Stream.concat(peers.listed().stream(), Stream.of(control.address())).toList());
        NodeProcess node = new NodeProcess(run, own, known, recording(run, own), line -> print(out, line), err::println, tls.nodes(), frameLimit());
        try {
            InetSocketAddress address = listen(node, peers.own(own));
            context.interruption().listen();
            Optional<List<InetSocketAddress>> addresses = peers.all(own, address, out, context.interruption());
            if (addresses.isEmpty()) {
                return missing(names.size(), err);
            }
            control.open(node, known, tls.clients(), err);
            return status(await(node.start(addresses.get())), err);
        } finally {
            node.close();
            control.close();
            peers.close();
        }
    }

    private int missing(int nodes, PrintWriter err) {
        if (context.interruption().isRequested()) {
            return ExitStatus.BOUND;
        }
        err.println("not all of " + nodes + " nodes have said where they listen within a minute; nodes on other machines need --hosts or --peers");
        return ExitStatus.FAILED;
    }

    /** How many nodes there are, as the option or a launcher says; null if nobody does. */
    private Integer size() throws BadInputException {
        return count == null && argument.isProgram() ? LauncherRank.of(System.getenv()).map(LauncherRank::size).orElse(null) : count;
    }

    private int frameLimit() throws BadInputException {
        if (frameLimit < LEAST_FRAME) {
            throw new BadInputException("--frame-limit wants at least " + LEAST_FRAME + " bytes, not " + frameLimit);
        }
        return frameLimit;
    }

    /** Prints what the program has printed, which can be several lines. */
    private static void print(PrintWriter out, String text) {
        LINE_END.splitAsStream(text).forEach(out::println);
        out.flush();
    }

    private NodeRecording recording(NodeRun run, int own) throws BadInputException {
        if (recording != null) {
            OutputFile.check(recording, FileKind.RECORDING);
        }
        try {
            return recording == null ? null : NodeRecording.begin(recording, run, own, ProductVersion.number());
        } catch (IOException e) {
            throw new BadInputException(recording + ": " + e.getMessage());
        }
    }

    private static InetSocketAddress listen(NodeProcess node, InetSocketAddress address) throws BadInputException {
        try {
            return node.listen(address);
        } catch (IOException e) {
            throw new BadInputException(e.getMessage() + "; --port says other ports, and with --rendezvous each node takes a free one");
        }
    }

    private int rank(List<String> names) throws BadInputException {
        if (process != null) {
            if (!names.contains(process)) {
                throw new BadInputException("there is no process " + process + ": there are " + String.join(", ", names));
            }
            return names.indexOf(process);
        }
        Optional<LauncherRank> launched = LauncherRank.of(System.getenv());
        if (rank == null && launched.isEmpty()) {
            throw new BadInputException("which process is it? --process says that, one of " + String.join(", ", names));
        }
        if (rank == null && launched.get().size() != null && launched.get().size() != names.size()) {
            throw new BadInputException("the scenario has " + names.size() + " processes, and " + launched.get().size() + " were started");
        }
        int own = rank == null ? launched.get().rank() : rank;
        if (own < 0 || own >= names.size()) {
            throw new BadInputException("the ranks of " + names.size() + " processes are 0 to " + (names.size() - 1) + ", and this is " + own);
        }
        return own;
    }

    /** How the node ended; nothing if the user has interrupted it. */
    private Optional<NodeEnding> await(CompletableFuture<NodeEnding> ending) {
        while (!context.interruption().isRequested()) {
            try {
                return Optional.of(ending.get(POLL, TimeUnit.MILLISECONDS));
            } catch (TimeoutException e) {
                continue;
            } catch (InterruptedException e) {
                Thread.currentThread().interrupt();
                return Optional.empty();
            } catch (ExecutionException e) {
                throw new IllegalStateException("a node failed", e);
            }
        }
        return Optional.empty();
    }

    private static int status(Optional<NodeEnding> ending, PrintWriter err) {
        if (ending.isEmpty()) {
            return ExitStatus.BOUND;
        }
        if (!ending.get().isFine()) {
            err.println(ending.get().failure());
            return ExitStatus.FAILED;
        }
        return ExitStatus.FINE;
    }
}
