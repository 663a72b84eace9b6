package org.portalscope.cli.recording;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.PrintWriter;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.concurrent.Callable;

import org.portalscope.analysis.breakpoint.BreakpointFile;
import org.portalscope.cli.argument.BadInputException;
import org.portalscope.cli.argument.Format;
import org.portalscope.cli.json.JsonReport;
import org.portalscope.cli.output.CommandContext;
import org.portalscope.cli.output.EndingReport;
import org.portalscope.cli.output.ProgressReport;
import org.portalscope.cli.run.TextReport;
import org.portalscope.cli.step.Stepper;
import org.portalscope.export.report.ExitStatus;
import org.portalscope.export.report.Report;
import org.portalscope.export.report.TransitionReporter;
import org.portalscope.replay.RecordedWorlds;
import org.portalscope.timeline.run.ForwardRun;
import org.portalscope.timeline.run.RunResult;
import org.portalscope.timeline.session.Launch;
import org.portalscope.timeline.session.LocalSession;

import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.ParentCommand;
import picocli.CommandLine.Spec;

/** Tells what recordings hold, transition by transition. */
@Command(name = "replay", mixinStandardHelpOptions = true, sortOptions = false,
        description = {"Replays a recording and prints the steps of its translations, as run does.",
            "Several recordings become one run: each keeps its order, and a message arrives after it was sent, whatever the clocks say. Of which messages "
                + "only one end was recorded, the error output tells."},
        exitCodeListHeading = "Exit status:%n",
        exitCodeList = {"0:fine", "1:the engine comes to another state than the one that ran, or a process is stuck at the end", "2:bad input",
            "3:stopped at the bound of --limit, or interrupted by the user"},
        footer = {"", "'portalscope schema' prints the JSON Schema of what --format json writes."})
public final class ReplayCommand implements Callable<Integer> {

    @Parameters(paramLabel = "FILE", arity = "1..*", description = "recordings of different processes, FILE.ptlrec")
    private List<String> names;

    @Option(names = "--from", paramLabel = "N", defaultValue = "1", description = "the first transition that is printed (default: ${DEFAULT-VALUE})")
    private int from;

    @Option(names = "--steps", paramLabel = "WHICH", defaultValue = "translations",
            description = "which transitions are printed with their steps: ${COMPLETION-CANDIDATES} (default: ${DEFAULT-VALUE})")
    private TextReport.Detail detail;

    @Option(names = "--format", paramLabel = "FORMAT", defaultValue = "text",
            description = "${COMPLETION-CANDIDATES} (default: ${DEFAULT-VALUE}); json writes what run writes")
    private Format format;

    @Option(names = "--step", description = "steps through it in the terminal, forwards and backwards, as step does through a scenario; the names are those of "
            + "the scenario that was recorded, and breakpoints are kept beside the first recording, as FILE.breakpoints")
    private boolean step;

    @Option(names = "--progress", description = "say on the error output how far it is, also if that is no terminal")
    private boolean progress;

    @Option(names = "--limit", paramLabel = "N", description = "transitions after which it is stopped (default: none)")
    private Integer limit;

    @ParentCommand
    private CommandContext context;

    @Spec
    private CommandSpec spec;

    @Override
    public Integer call() throws BadInputException, IOException {
        if (from < 1) {
            throw new BadInputException("--from wants a number from 1, not " + from);
        }
        if (limit != null && limit < 1) {
            throw new BadInputException("--limit wants a number from 1, not " + limit);
        }
        if (format == Format.JSON && spec.commandLine().getParseResult().hasMatchedOption("--steps")) {
            throw new BadInputException("--steps is about a text that --format json does not write: leave one of them out");
        }
        if (step && format == Format.JSON) {
            throw new BadInputException("--step is for people, --format json for programs: leave one of them out");
        }
        if (!step) {
            context.interruption().listen();
        }
        return RecordingSet.use(names, recordings -> {
            recordings.tell(spec.commandLine().getErr());
            return step ? step(recordings) : replay(recordings);
        });
    }

    private int step(RecordingSet recordings) throws IOException, BadInputException {
        RecordedWorlds worlds = recordings.namedWorlds();
        Launch launch = worlds.launch(recordings.names());
        LocalSession session = launch.start();
        BufferedReader in = new BufferedReader(new InputStreamReader(System.in, StandardCharsets.UTF_8));
        new Stepper(session, in, spec.commandLine().getOut(), launch).run(BreakpointFile.beside(recordings.first()));
        worlds.differences().ifPresent(spec.commandLine().getErr()::println);
        worlds.divergence().ifPresent(spec.commandLine().getErr()::println);
        return ExitStatus.FINE;
    }

    private int replay(RecordingSet recordings) throws IOException {
        RecordedWorlds worlds = recordings.worlds();
        PrintWriter told = progress || System.console() != null ? spec.commandLine().getErr() : null;
        ProgressReport run = new ProgressReport(context.interruption()::isRequested, told, System::nanoTime, Math.min(from - 1, worlds.size()), worlds.size());
        ForwardRun forward = worlds.runBehind(from - 1, limit == null ? Integer.MAX_VALUE : limit, context.interruption()::isRequested);
        PrintWriter out = spec.commandLine().getOut();
        try {
            Report report = format == Format.JSON ? new JsonReport(out) : new TextReport(out, detail);
            report.begin(recordings.description(forward.state()));
            boolean isTold = format == Format.JSON || detail != TextReport.Detail.NONE;
            RunResult ending = isTold ? forward.follow(new TransitionReporter(report), run) : forward.quietly(out::println, run);
            report.end(ending);
            EndingReport.tell(spec.commandLine(), ending, "");
            worlds.differences().ifPresent(spec.commandLine().getErr()::println);
            run.end();
            return ExitStatus.of(ending);
        } finally {
            out.flush();
        }
    }
}
