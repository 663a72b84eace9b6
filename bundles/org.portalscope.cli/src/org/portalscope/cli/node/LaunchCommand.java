package org.portalscope.cli.node;

import java.io.IOException;
import java.io.PrintWriter;
import java.nio.file.FileAlreadyExistsException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Callable;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import java.util.stream.Collectors;

import org.portalscope.cli.argument.BadInputException;
import org.portalscope.cli.output.CommandContext;
import org.portalscope.export.report.ExitStatus;
import org.portalscope.node.launch.LaunchedNode;
import org.portalscope.node.token.Token;
import org.portalscope.recording.read.RecordingFile;
import org.portalscope.scenario.source.ScenarioException;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParentCommand;
import picocli.CommandLine.Spec;

/** Starts all processes of a scenario as nodes on this machine. */
@Command(name = "launch", mixinStandardHelpOptions = true, sortOptions = false,
        description = {"Starts each process of a scenario, or a program in Java several times, as nodes on this machine, and waits until all have ended.",
            "If one fails, or with Ctrl+C, all are ended. On several machines, nodes are started by what starts processes there: --print tells how."},
        exitCodeListHeading = "Exit status:%n",
        exitCodeList = {"0:fine", "1:a node failed", "2:bad input, or a scenario that needs a world", "3:interrupted by the user"},
        footer = {"", "Examples:", "  portalscope launch 3.11.1-put", "  portalscope launch -n 2 put.ptl --record recordings",
            "  portalscope launch --print put.ptl"})
public final class LaunchCommand implements Callable<Integer> {

    private static final int POLL = 100;

    @Mixin
    private RunArgument argument;

    @Option(names = {"-n", "--nodes"}, paramLabel = "N",
            description = "how many nodes there are: as many as the scenario has processes; how many run a program in Java")
    private Integer count;

    @Option(names = "--record", paramLabel = "FOLDER",
            description = "let each node write a recording there, named as its process; the folder is made if it is not there")
    private Path folder;

    @Option(names = "--paused", description = "let each node pause before its first statement, until somebody who has attached lets it go on")
    private boolean paused;

    @Option(names = "--print", description = "start nothing, and print how to start the nodes with mpirun, srun and ssh")
    private boolean print;

    @ParentCommand
    private CommandContext context;

    @Spec
    private CommandSpec spec;

    @Override
    public Integer call() throws ScenarioException, BadInputException, IOException {
        List<String> names = argument.read(count, "what the nodes are told").names();
        if (print) {
            printCommands(names, spec.commandLine().getOut());
            return ExitStatus.FINE;
        }
        makeFolder();
        context.interruption().listen();
        List<LaunchedNode> nodes = new ArrayList<>();
        Token token = Token.random();
        try {
            for (int rank = 0; rank < names.size(); rank++) {
                nodes.add(new LaunchedNode(spec.root().userObject().getClass().getName(), System.getProperty("java.class.path"), names.get(rank),
                        arguments(rank, names), token, this::tell));
            }
            String peers = nodes.stream().map(LaunchedNode::address).collect(Collectors.joining(","));
            nodes.stream().filter(LaunchedNode::isAlive).forEach(node -> node.tell(peers));
            return await(nodes);
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            return ExitStatus.BOUND;
        } finally {
            nodes.forEach(LaunchedNode::end);
        }
    }

    private void makeFolder() throws BadInputException {
        try {
            if (folder != null) {
                Files.createDirectories(folder);
            }
        } catch (FileAlreadyExistsException e) {
            throw new BadInputException("--record wants a folder, and " + e.getMessage() + " is a file");
        } catch (IOException e) {
            throw new BadInputException("the folder " + folder + " for recordings cannot be made; you may have to name another one");
        }
    }

    private synchronized void tell(String line) {
        spec.commandLine().getOut().println(line);
        spec.commandLine().getOut().flush();
    }

    private List<String> arguments(int rank, List<String> names) {
        List<String> arguments = new ArrayList<>(argument.arguments(names.size()));
        arguments.addAll(List.of("--rank", String.valueOf(rank), "--peers", "-"));
        if (folder != null) {
            arguments.addAll(List.of("--record", folder.resolve(names.get(rank) + RecordingFile.SUFFIX).toString()));
        }
        if (paused) {
            arguments.add("--paused");
        }
        return arguments;
    }

    /** Waits until all have ended, or one has failed. */
    private int await(List<LaunchedNode> nodes) throws InterruptedException {
        List<LaunchedNode> running = new ArrayList<>(nodes);
        while (!running.isEmpty()) {
            if (context.interruption().isRequested()) {
                return ExitStatus.BOUND;
            }
            boolean oneHasEnded = awaitOne(running);
            for (LaunchedNode node : List.copyOf(running)) {
                if (oneHasEnded && !node.isAlive()) {
                    running.remove(node);
                    int status = node.status();
                    if (status != ExitStatus.FINE) {
                        return status == ExitStatus.BAD_INPUT ? ExitStatus.BAD_INPUT : ExitStatus.FAILED;
                    }
                }
            }
        }
        return ExitStatus.FINE;
    }

    /** Returns whether one has ended before the user has to be asked again. */
    private static boolean awaitOne(List<LaunchedNode> running) throws InterruptedException {
        CountDownLatch ended = new CountDownLatch(1);
        running.forEach(node -> node.onExit().whenComplete((process, failure) -> ended.countDown()));
        return ended.await(POLL, TimeUnit.MILLISECONDS);
    }

    private void printCommands(List<String> names, PrintWriter out) {
        String node = "portalscope node " + argument + " --token TOKEN";
        out.println("(umask 077 && head -c " + Token.SIZE + " /dev/urandom | od -An -v -tx1 | tr -d ' \\n' > TOKEN)      makes the token of the run, a file "
                + "that only you can read; copy it to each machine");
        out.println("mpirun -n " + names.size() + ' ' + node);
        out.println("mpirun -n " + names.size() + " --hostfile HOSTS " + node + " --hosts HOSTS      with the host of each rank in a line of HOSTS");
        out.println("srun -n " + names.size() + ' ' + node + " --hosts HOSTS");
        names.forEach(name -> out.println("ssh HOST " + node + " --process " + name + " --peers "
                + names.stream().map(other -> "HOST:PORT").collect(Collectors.joining(","))));
        out.println("The addresses of --peers, and the lines of HOSTS, are in this order: " + String.join(", ", names) + '.');
    }
}
