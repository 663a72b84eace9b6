package org.portalscope.cli;

import java.io.FileDescriptor;
import java.io.FileOutputStream;
import java.io.PrintWriter;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.concurrent.atomic.AtomicReference;

import org.portalscope.cli.argument.BadInputException;
import org.portalscope.cli.argument.FileName;
import org.portalscope.cli.argument.WholeNumber;
import org.portalscope.cli.comparison.DiffCommand;
import org.portalscope.cli.excerpt.ExcerptCommand;
import org.portalscope.cli.explore.ExploreCommand;
import org.portalscope.cli.json.SchemaCommand;
import org.portalscope.cli.node.AttachCommand;
import org.portalscope.cli.node.LaunchCommand;
import org.portalscope.cli.node.NodeCommand;
import org.portalscope.cli.output.CommandContext;
import org.portalscope.cli.output.Interruption;
import org.portalscope.cli.output.ProductVersion;
import org.portalscope.cli.output.StandardOutput;
import org.portalscope.cli.output.TerminalPrinter;
import org.portalscope.cli.output.UnexpectedError;
import org.portalscope.cli.recording.ExportCommand;
import org.portalscope.cli.recording.ImportCommand;
import org.portalscope.cli.recording.InfoCommand;
import org.portalscope.cli.recording.RecordCommand;
import org.portalscope.cli.recording.ReplayCommand;
import org.portalscope.cli.render.RenderCommand;
import org.portalscope.cli.run.RunCommand;
import org.portalscope.cli.scenario.CheckCommand;
import org.portalscope.cli.scenario.FormatCommand;
import org.portalscope.cli.scenario.ListCommand;
import org.portalscope.cli.scenario.ShowCommand;
import org.portalscope.cli.statistics.StatsCommand;
import org.portalscope.cli.step.StepCommand;
import org.portalscope.export.report.ExitStatus;
import org.portalscope.expression.value.Suggestion;
import org.portalscope.scenario.source.ScenarioException;

import picocli.AutoComplete.GenerateCompletion;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.ScopeType;

/**
 * The command {@code portalscope}. Exit status 0: fine; 1: an expectation of a scenario failed; 2: bad input, or output that cannot be written; 3: a bound was
 * reached, or the user interrupted the command; 4: internal error. Output is UTF-8.
 */
@Command(name = "portalscope", mixinStandardHelpOptions = true, versionProvider = ProductVersion.class,
        header = "Steps through Portals 3.2 message matching.", synopsisSubcommandLabel = "COMMAND",
        footer = {"", "Without a command, releng/portalscope starts the workbench."})
public final class Main implements CommandContext {

    /** Bytes given up when there is no memory left, so that this can be said. */
    private static final AtomicReference<byte[]> RESERVE = new AtomicReference<>(new byte[1 << 18]);
    private static final int WIDTH = 100;

    static final List<Class<?>> COMMANDS = List.of(RunCommand.class, StepCommand.class, ExploreCommand.class, RecordCommand.class, ReplayCommand.class,
            InfoCommand.class, StatsCommand.class, DiffCommand.class, RenderCommand.class, ExportCommand.class, ImportCommand.class, ExcerptCommand.class,
            NodeCommand.class, LaunchCommand.class, AttachCommand.class, ListCommand.class, ShowCommand.class, CheckCommand.class, FormatCommand.class,
            SchemaCommand.class, GenerateCompletion.class);

    private final Interruption interruption;
    private final PrintWriter untouched;

    @Option(names = "--debug", scope = ScopeType.INHERIT, description = "show the stack trace of an internal error")
    private boolean debug;

    private Main(Interruption interruption, PrintWriter untouched) {
        this.interruption = interruption;
        this.untouched = untouched;
    }

    @Override
    public Interruption interruption() {
        return interruption;
    }

    @Override
    public PrintWriter untouched() {
        return untouched;
    }

    public static void main(String[] arguments) {
        System.setProperty("java.awt.headless", "true");
        PrintWriter err = new PrintWriter(System.err, true, StandardCharsets.UTF_8);
        Interruption interruption = new Interruption();
        interruption.install();
        StandardOutput output = new StandardOutput(new FileOutputStream(FileDescriptor.out), interruption::request);
        int status = run(interruption, new PrintWriter(output, false, StandardCharsets.UTF_8), err, arguments);
        if (output.hasFailed()) {
            output.reason().ifPresent(reason -> err.println("standard output cannot be written: " + reason));
            status = ExitStatus.BAD_INPUT;
        }
        interruption.end(status);
        System.exit(status);
    }

    /** Runs the command with the given arguments and returns its exit status; what it prints goes to the writers, which stay open. */
    public static int run(PrintWriter out, PrintWriter err, String... arguments) {
        return run(new Interruption(), out, err, arguments);
    }

    private static int run(Interruption interruption, PrintWriter out, PrintWriter err, String... arguments) {
        Main main = new Main(interruption, out);
        CommandLine line = new CommandLine(main);
        wanted(arguments).forEach(line::addSubcommand);
        line.setOut(new TerminalPrinter(out, false)).setErr(new TerminalPrinter(err, true));
        line.setCaseInsensitiveEnumValuesAllowed(true);
        line.setUsageHelpWidth(WIDTH);
        WholeNumber.register(line);
        FileName.register(line);
        line.setExecutionStrategy(parsed -> execute(parsed, out));
        line.setExecutionExceptionHandler((exception, command, parsed) -> explain(exception, command, main.unexpected(command, arguments)));
        line.setParameterExceptionHandler(Main::refuse);
        int status = arguments.length == 0 ? usage(line, err) : main.execute(line, arguments);
        out.flush();
        return status;
    }

    /** The command that the first argument names, alone, since to read the options of all delays the start. All, where none is named. */
    private static List<Class<?>> wanted(String... arguments) {
        String name = arguments.length == 0 ? "" : arguments[0];
        List<Class<?>> named = COMMANDS.stream().filter(command -> isNamed(command, name)).toList();
        return named.isEmpty() ? COMMANDS : named;
    }

    /** Whether a class of ours is the command of a name, by its own first: to read what all of them are annotated with takes long. */
    private static boolean isNamed(Class<?> command, String name) {
        return command.getSimpleName().equalsIgnoreCase(name + "Command") && command.getAnnotation(Command.class).name().equals(name);
    }

    private UnexpectedError unexpected(CommandLine command, String... arguments) {
        return new UnexpectedError(command.getErr(), debug, arguments);
    }

    private int execute(CommandLine line, String... arguments) {
        try {
            return line.execute(arguments);
        } catch (StackOverflowError | LinkageError | AssertionError e) {
            return unexpected(line, arguments).internal(arguments[0], e);
        } catch (OutOfMemoryError e) {
            RESERVE.set(null);
            line.getErr().println("stopped: there is no memory left; the environment variable JAVA_TOOL_OPTIONS=-Xmx8g gives the virtual machine 8 GiB");
            return ExitStatus.BOUND;
        }
    }

    private static int usage(CommandLine line, PrintWriter err) {
        line.usage(err);
        return ExitStatus.BAD_INPUT;
    }

    /** Does what is asked for; help may be in colour. */
    private static int execute(CommandLine.ParseResult parsed, PrintWriter out) {
        if (parsed.asCommandLineList().stream().anyMatch(CommandLine::isUsageHelpRequested)) {
            parsed.commandSpec().commandLine().setOut(out);
        }
        return new CommandLine.RunLast().execute(parsed);
    }

    /** Says what is wrong with the arguments, what may have been meant, and where to read more. */
    private static int refuse(CommandLine.ParameterException wrong, String[] arguments) {
        CommandLine line = wrong.getCommandLine();
        line.getErr().println(words(wrong) + meant(wrong));
        line.getErr().println("'" + line.getCommandSpec().qualifiedName() + " --help' tells more.");
        return ExitStatus.BAD_INPUT;
    }

    private static String words(CommandLine.ParameterException wrong) {
        if (!(wrong instanceof CommandLine.UnmatchedArgumentException unmatched)) {
            return wrong.getMessage();
        }
        String word = unmatched.getUnmatched().get(0);
        return word.startsWith("-") ? "there is no option " + word
                : wrong.getCommandLine().getSubcommands().isEmpty() ? "'" + word + "' is more than is wanted here" : "there is no command '" + word + "'";
    }

    private static String meant(CommandLine.ParameterException wrong) {
        if (!(wrong instanceof CommandLine.UnmatchedArgumentException unmatched)) {
            return "";
        }
        Set<String> known = new TreeSet<>(wrong.getCommandLine().getSubcommands().keySet());
        known.addAll(wrong.getCommandLine().getCommandSpec().optionsMap().keySet());
        return Suggestion.near(unmatched.getUnmatched().get(0), known);
    }

    private static int explain(Exception exception, CommandLine line, UnexpectedError unexpected) {
        line.getOut().flush();
        if (exception instanceof BadInputException bad && bad.isUnrecognized()) {
            return unexpected.unrecognized(bad.getMessage(), bad.getCause());
        }
        if (exception instanceof ScenarioException || exception instanceof BadInputException) {
            exception.getMessage().lines().forEach(line.getErr()::println);
            return ExitStatus.BAD_INPUT;
        }
        return unexpected.internal(line.getCommandName(), exception);
    }
}
