package org.portalscope.cli;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.PrintWriter;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Callable;
import java.util.stream.Collectors;

import org.portalscope.cli.json.JsonReport;
import org.portalscope.cli.run.ExitStatus;
import org.portalscope.cli.run.Report;
import org.portalscope.cli.run.RunDescription;
import org.portalscope.cli.run.TextReport;
import org.portalscope.cli.run.TransitionReporter;
import org.portalscope.engine.message.Message;
import org.portalscope.engine.step.Numbers;
import org.portalscope.protocol.Protocols;
import org.portalscope.recording.Recording;
import org.portalscope.recording.RecordingException;
import org.portalscope.recording.RecordingOrigin;
import org.portalscope.recording.read.RecordingFile;
import org.portalscope.scenario.recording.EmbeddedScenario;
import org.portalscope.session.Launch;
import org.portalscope.session.LocalSession;
import org.portalscope.session.breakpoint.BreakpointFile;
import org.portalscope.session.replay.MergedRecording;
import org.portalscope.session.replay.RecordedWorlds;
import org.portalscope.session.run.ForwardRun;
import org.portalscope.session.run.RunResult;
import org.portalscope.world.schedule.RoundRobinScheduler;

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
final class ReplayCommand implements Callable<Integer> {

    private static final int MOST_NAMED = 8;

    @Parameters(paramLabel = "FILE", arity = "1..*", description = "recordings of different processes, FILE.ptlrec")
    private List<Path> paths;

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
    private Main main;

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
            main.interruption.listen();
        }
        List<RecordingFile> files = new ArrayList<>();
        try {
            for (Path path : paths) {
                files.add(open(path));
            }
            RecordedWorlds worlds = worlds(files);
            return step ? step(worlds) : replay(worlds);
        } catch (UncheckedIOException e) {
            if (e.getCause() instanceof RecordingException) {
                throw new BadInputException(e.getCause().getMessage());
            }
            throw e;
        } finally {
            for (RecordingFile file : files) {
                file.close();
            }
        }
    }

    private static RecordingFile open(Path path) throws BadInputException {
        try {
            return RecordingFile.open(path);
        } catch (NoSuchFileException e) {
            throw new BadInputException(path + ": there is no such file");
        } catch (RecordingException e) {
            throw new BadInputException(path + ": " + e.getMessage());
        } catch (IOException e) {
            throw new BadInputException(path + ": the file cannot be read: " + e.getMessage());
        }
    }

    private RecordedWorlds worlds(List<RecordingFile> files) throws BadInputException {
        for (int i = 0; i < files.size(); i++) {
            if (files.get(i).origin().processes().isEmpty()) {
                throw new BadInputException(paths.get(i) + ": the recording has no processes");
            }
        }
        if (files.size() == 1) {
            return named(files.get(0));
        }
        try {
            MergedRecording merged = MergedRecording.of(files);
            tell(merged.unmatched().neverArrived(), "never arrived");
            tell(merged.unmatched().neverSent(), "arrived without having been sent");
            return named(merged);
        } catch (IOException e) {
            throw new BadInputException(e.getMessage());
        }
    }

    private RecordedWorlds named(Recording recording) {
        return new RecordedWorlds(recording, step ? program(recording.origin()) : Optional.empty());
    }

    /** What the scenario that a recording is of is run from, if it is understood. */
    private static Optional<Launch> program(RecordingOrigin origin) {
        return EmbeddedScenario.worlds(origin, Protocols.installed(ReplayCommand.class.getClassLoader()))
                .map(worlds -> new Launch(origin.title(), "", worlds, RoundRobinScheduler::new));
    }

    private void tell(List<Message> messages, String what) {
        if (!messages.isEmpty()) {
            String first = messages.stream().limit(MOST_NAMED).map(Message::label).collect(Collectors.joining(", "));
            spec.commandLine().getErr().println(Numbers.count(messages.size(), "message") + ' ' + what + ": " + first
                    + (messages.size() > MOST_NAMED ? ", ..." : ""));
        }
    }

    private String names() {
        return paths.stream().map(Path::toString).collect(Collectors.joining(", "));
    }

    private int step(RecordedWorlds worlds) throws IOException, BadInputException {
        Launch launch = worlds.launch(names());
        LocalSession session = launch.start();
        BufferedReader in = new BufferedReader(new InputStreamReader(System.in, StandardCharsets.UTF_8));
        new Stepper(session, in, spec.commandLine().getOut(), launch).run(BreakpointFile.beside(paths.get(0)));
        worlds.differences().ifPresent(spec.commandLine().getErr()::println);
        worlds.divergence().ifPresent(spec.commandLine().getErr()::println);
        return Main.FINE;
    }

    private int replay(RecordedWorlds worlds) throws IOException {
        PrintWriter told = progress || System.console() != null ? spec.commandLine().getErr() : null;
        RunProgress run = new RunProgress(main.interruption::isRequested, told, System::nanoTime, Math.min(from - 1, worlds.size()), worlds.size());
        ForwardRun forward = worlds.runBehind(from - 1, limit == null ? Integer.MAX_VALUE : limit, main.interruption::isRequested);
        PrintWriter out = spec.commandLine().getOut();
        try {
            Report report = format == Format.JSON ? new JsonReport(out) : new TextReport(out, detail);
            report.begin(new RunDescription(worlds.origin().title(), "", names(), forward.state(), "recording", List.of()));
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
