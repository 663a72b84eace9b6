package org.portalscope.cli.node;

import java.io.IOException;
import java.io.PrintWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Callable;
import java.util.function.Consumer;

import org.portalscope.cli.argument.BadInputException;
import org.portalscope.cli.argument.Format;
import org.portalscope.cli.argument.NamedScenario;
import org.portalscope.cli.json.JsonReport;
import org.portalscope.cli.output.CommandContext;
import org.portalscope.cli.output.OutputFile;
import org.portalscope.cli.run.TextReport;
import org.portalscope.export.FileKind;
import org.portalscope.export.report.ExitStatus;
import org.portalscope.export.report.Report;
import org.portalscope.export.report.RunDescription;
import org.portalscope.export.report.TransitionReporter;
import org.portalscope.node.client.AttachedWorld;
import org.portalscope.node.client.NodeTarget;
import org.portalscope.node.control.NodeState;
import org.portalscope.recording.read.RecordingFile;
import org.portalscope.world.Transition;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParentCommand;
import picocli.CommandLine.Spec;

/** Follows nodes that run. */
@Command(name = "attach", mixinStandardHelpOptions = true, sortOptions = false,
        description = {"Attaches to nodes that run and prints what they take, as run does, until they end or Ctrl+C; then they go on.",
            "Without --address and --hosts, these are nodes on this machine: all there are, or those of --title and --process."},
        exitCodeListHeading = "Exit status:%n",
        exitCodeList = {"0:fine", "1:a node failed or was lost, state and replay differ, or nodes ended before they could pause",
            "2:bad input, or there is no such node",
            "3:interrupted by the user"},
        footer = {"", "Examples:", "  portalscope attach", "  portalscope attach --process server --record server.ptlrec",
            "  portalscope attach --address 10.0.0.1:7100 --token token.txt", "  portalscope attach --process server --step 3",
            "  portalscope attach --until 'kind == \"EventLogged\"'"})
public final class AttachCommand implements Callable<Integer> {

    private static final int PATIENCE = 1000;

    @Mixin
    private AttachTargets targets;

    @Option(names = "--list", description = "attach to none, and list the nodes on this machine")
    private boolean list;

    @Option(names = "--record", paramLabel = "FILE", description = "write what is taken into a recording, FILE.ptlrec")
    private Path recording;

    @Mixin
    private RunControlOptions control;

    @Option(names = "--steps", paramLabel = "WHICH", defaultValue = "translations",
            description = "which transitions are printed with their steps: ${COMPLETION-CANDIDATES} (default: ${DEFAULT-VALUE})")
    private TextReport.Detail detail;

    @Option(names = "--format", paramLabel = "FORMAT", defaultValue = "text",
            description = "${COMPLETION-CANDIDATES} (default: ${DEFAULT-VALUE}); json writes what run writes")
    private Format format;

    @ParentCommand
    private CommandContext context;

    @Spec
    private CommandSpec spec;

    @Override
    public Integer call() throws BadInputException, IOException, InterruptedException {
        PrintWriter out = spec.commandLine().getOut();
        if (list) {
            targets.list(out);
            return ExitStatus.FINE;
        }
        List<NodeTarget> nodes = targets.find();
        control.verify(nodes.size());
        if (recording != null) {
            OutputFile.check(recording, FileKind.RECORDING);
        }
        context.interruption().listen();
        Path file = recording == null ? Files.createTempFile("portalscope-attach", RecordingFile.SUFFIX) : recording;
        try (AttachedWorld world = new AttachedWorld(this::remark, NamedScenario.protocols())) {
            Report report = format == Format.JSON ? new JsonReport(out) : new TextReport(out, detail);
            attach(world, nodes, file, new TransitionReporter(report));
            report.begin(RunDescription.of(world.origin(), Optional.empty(), targets.toString(), world.state()));
            RunControlOptions.Outcome outcome = control.apply(world, context.interruption()::isRequested);
            return outcome == RunControlOptions.Outcome.FOLLOW ? follow(world) : end(world, outcome);
        } finally {
            out.flush();
            if (recording == null) {
                Files.deleteIfExists(file);
            }
        }
    }

    private static void attach(AttachedWorld world, List<NodeTarget> nodes, Path file, Consumer<Transition> told) throws BadInputException {
        try {
            world.attach(nodes, file, told);
        } catch (IOException e) {
            throw new BadInputException(e.getMessage());
        }
    }

    private void remark(String sentence) {
        spec.commandLine().getErr().println(sentence);
        spec.commandLine().getErr().flush();
    }

    /** Says where the nodes stand that stay as they are. */
    private int end(AttachedWorld world, RunControlOptions.Outcome outcome) {
        for (int node = 0; node < world.nodes().size(); node++) {
            NodeState state = world.state(node);
            spec.commandLine().getOut().println(world.nodes().get(node).description().label()
                    + (world.isGone(node) ? " has ended" : state.isPaused() ? " stays " + paused(state) : " goes on"));
        }
        return switch (outcome) {
            case REFUSED -> ExitStatus.BAD_INPUT;
            case INTERRUPTED -> ExitStatus.BOUND;
            case ENDED -> ExitStatus.FAILED;
            default -> world.hasDiffered() || !world.failures().isEmpty() ? ExitStatus.FAILED : ExitStatus.FINE;
        };
    }

    private static String paused(NodeState state) {
        return state.isTold() ? state.why() : "paused: " + state.why();
    }

    private int follow(AttachedWorld world) throws IOException, InterruptedException {
        while (!context.interruption().isRequested()) {
            boolean isLast = world.areGone();
            if (world.advance(PATIENCE)) {
                spec.commandLine().getOut().flush();
            } else if (isLast) {
                return world.hasDiffered() || !world.failures().isEmpty() ? ExitStatus.FAILED : ExitStatus.FINE;
            }
        }
        return ExitStatus.BOUND;
    }
}
