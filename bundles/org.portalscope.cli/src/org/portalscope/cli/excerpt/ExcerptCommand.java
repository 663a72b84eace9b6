package org.portalscope.cli.excerpt;

import java.io.IOException;
import java.nio.file.Path;
import java.util.Locale;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.concurrent.Callable;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

import org.portalscope.analysis.excerpt.ExcerptMaker;
import org.portalscope.analysis.excerpt.RunExcerpt;
import org.portalscope.cli.argument.BadInputException;
import org.portalscope.cli.argument.NamedScenario;
import org.portalscope.cli.argument.OrderOptions;
import org.portalscope.cli.argument.RecordingArgument;
import org.portalscope.cli.output.CommandContext;
import org.portalscope.cli.output.OutputFile;
import org.portalscope.engine.api.OperationId;
import org.portalscope.engine.api.ProcessId;
import org.portalscope.engine.message.Message;
import org.portalscope.engine.step.Numbers;
import org.portalscope.export.FileKind;
import org.portalscope.export.report.ExitStatus;
import org.portalscope.recording.excerpt.ExcerptException;
import org.portalscope.replay.recording.OpenedRecording;
import org.portalscope.scenario.source.ScenarioException;
import org.portalscope.timeline.Direction;
import org.portalscope.timeline.session.Launch;
import org.portalscope.timeline.session.LocalSession;
import org.portalscope.timeline.session.SessionDriver;
import org.portalscope.timeline.session.StepKind;

import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.ParentCommand;
import picocli.CommandLine.Spec;

/** Makes a scenario of the calls that lead to the arrival of one message. */
@Command(name = "excerpt", mixinStandardHelpOptions = true, sortOptions = false,
        description = {"Makes a scenario of the calls that lead to the arrival of one message, as few as do.",
            "It is run before it is written: its message is translated in the same steps. What is needed to keep the order stands beside it as a schedule, "
                + "where barriers do not do."},
        exitCodeListHeading = "Exit status:%n",
        exitCodeList = {"0:fine", "2:bad input, an arrival that cannot be taken out of its run, or a file that cannot be written", "3:interrupted by the user"},
        footer = {"", "Examples:", "  portalscope excerpt 5.2-catch-basin --transition 75 -o basin.ptl",
            "  portalscope excerpt run.ptlrec --message \"put #3 of 0:0\""})
public final class ExcerptCommand implements Callable<Integer> {

    private static final Pattern MESSAGE = Pattern.compile("(put|get|ack|reply) #(\\d{1,9}) of (\\d{1,9}):(\\d{1,9})");

    @Parameters(paramLabel = "SOURCE", description = "a scenario, or a recording, FILE.ptlrec")
    private String name;

    @Option(names = "--transition", paramLabel = "N", description = "the transition in which the message arrives")
    private Integer transition;

    @Option(names = "--message", paramLabel = "MESSAGE", description = "the message, such as \"put #3 of 0:0\", or a get, an ack or a reply")
    private String message;

    @Option(names = {"-o", "--output"}, paramLabel = "FILE", description = "where to write it (default: standard output)")
    private Path file;

    @Mixin
    private OrderOptions options;

    @ParentCommand
    private CommandContext context;

    @Spec
    private CommandSpec spec;

    @Override
    public Integer call() throws ScenarioException, BadInputException, IOException {
        if ((transition == null) == (message == null)) {
            throw new BadInputException("say which arrival with --transition N or with --message MESSAGE");
        }
        if (transition != null && transition < 1) {
            throw new BadInputException("--transition wants a number from 1, not " + transition);
        }
        if (file != null) {
            OutputFile.check(file, FileKind.SCENARIO);
        }
        context.interruption().listen();
        if (RecordingArgument.isRecording(name)) {
            options.refuse("");
            return ofRecording(RecordingArgument.path(name));
        }
        return ofScenario();
    }

    private int ofScenario() throws ScenarioException, BadInputException {
        Launch launch = options.order(new NamedScenario(name).read(), Optional.empty()).launch();
        LocalSession session = launch.start(transition == null ? LocalSession.LONGEST : transition);
        try (SessionDriver driver = session.drive()) {
            driver.move(StepKind.RESUME, Direction.FORWARD, Optional.empty(), context.interruption()::isRequested);
        }
        return context.interruption().isRequested() ? ExitStatus.BOUND : write(launch, session);
    }

    private int ofRecording(Path recording) throws BadInputException, IOException {
        Optional<OpenedRecording> opened = open(recording);
        if (opened.isEmpty()) {
            return ExitStatus.BOUND;
        }
        try (OpenedRecording known = opened.get()) {
            return write(known.launch(), known.session());
        }
    }

    private Optional<OpenedRecording> open(Path recording) throws BadInputException {
        try {
            return OpenedRecording.open(recording, origin -> Optional.empty(), (passed, total) -> { }, context.interruption()::isRequested);
        } catch (IOException e) {
            throw new BadInputException(e.getMessage());
        }
    }

    private int write(Launch launch, LocalSession session) throws BadInputException {
        try {
            ExcerptMaker maker = Excerpts.maker(launch, session);
            int number = transition == null ? number(maker, key(message)) : number(session);
            Optional<RunExcerpt> excerpt = context.interruption().isRequested() ? Optional.empty()
                    : maker.excerpt(number, (tries, most, calls) -> { }, context.interruption()::isRequested);
            if (excerpt.isEmpty()) {
                return ExitStatus.BOUND;
            }
            write(excerpt.get());
            return ExitStatus.FINE;
        } catch (ExcerptException e) {
            throw new BadInputException(e.getMessage());
        }
    }

    private void write(RunExcerpt excerpt) throws BadInputException {
        if (file != null) {
            Excerpts.write(excerpt, file).forEach(spec.commandLine().getOut()::println);
        } else if (excerpt.order().isEmpty()) {
            spec.commandLine().getOut().print(excerpt.text());
        } else {
            throw new BadInputException("barriers cannot keep the order of this excerpt: name a file with -o FILE, so that its schedule can be beside it");
        }
    }

    private int number(LocalSession session) throws BadInputException {
        if (transition > session.timeline().size()) {
            throw new BadInputException("--transition " + transition + ": the run has " + Numbers.count(session.timeline().size(), "transition"));
        }
        return transition;
    }

    /** The number of the transition in which a message arrives; 0 if the user did not wait for it. */
    private int number(ExcerptMaker maker, Message.Key wanted) throws BadInputException {
        OptionalInt found = maker.arrival(wanted, context.interruption()::isRequested);
        if (found.isEmpty() && !context.interruption().isRequested()) {
            throw new BadInputException("--message " + wanted + " of " + wanted.operation().initiator() + ": no such message arrives in the run");
        }
        return found.orElse(0);
    }

    private static Message.Key key(String text) throws BadInputException {
        Matcher words = MESSAGE.matcher(text);
        if (!words.matches()) {
            throw new BadInputException("--message wants a message, such as \"put #3 of 0:0\", not " + text);
        }
        ProcessId initiator = new ProcessId(Integer.parseInt(words.group(3)), Integer.parseInt(words.group(4)));
        return new Message.Key(new OperationId(initiator, Integer.parseInt(words.group(2))), Message.Kind.valueOf(words.group(1).toUpperCase(Locale.ROOT)));
    }
}
