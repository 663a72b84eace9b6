package org.portalscope.cli.recording;

import java.io.IOException;
import java.io.PrintWriter;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Callable;
import java.util.stream.Collectors;

import org.portalscope.cli.argument.BadInputException;
import org.portalscope.cli.argument.Format;
import org.portalscope.cli.argument.RecordingArgument;
import org.portalscope.cli.json.LineWriter;
import org.portalscope.cli.json.RecordingLine;
import org.portalscope.engine.step.Numbers;
import org.portalscope.export.report.ExitStatus;
import org.portalscope.recording.CapturePolicy;
import org.portalscope.recording.EmbeddedFile;
import org.portalscope.recording.RecordedProcess;
import org.portalscope.recording.RecordingOrigin;
import org.portalscope.recording.read.RecordedLabel;
import org.portalscope.recording.read.RecordingFile;

import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** Tells what a recording holds, and how it ends. */
@Command(name = "info", mixinStandardHelpOptions = true,
        description = "Tells what a recording was made of, how much it holds, and how it ends.",
        exitCodeListHeading = "Exit status:%n", exitCodeList = {"0:fine", "2:the file is no recording, or cannot be read"},
        footer = {"", "'portalscope schema info' prints the JSON Schema of what --format json writes."})
public final class InfoCommand implements Callable<Integer> {

    @Parameters(paramLabel = "FILE", description = "a recording, FILE.ptlrec")
    private Path path;

    @Option(names = "--format", paramLabel = "FORMAT", defaultValue = "text",
            description = "${COMPLETION-CANDIDATES} (default: ${DEFAULT-VALUE}); json writes an object with what it tells")
    private Format format;

    @Spec
    private CommandSpec spec;

    @Override
    public Integer call() throws BadInputException {
        PrintWriter out = spec.commandLine().getOut();
        try (RecordingFile file = RecordingArgument.open(path)) {
            if (format == Format.JSON) {
                LineWriter.line(out, RecordingLine.of(path.toString(), file));
            } else {
                tell(file, out);
            }
        } catch (IOException e) {
            throw RecordingArgument.refusal(path, e);
        }
        return ExitStatus.FINE;
    }

    private static void tell(RecordingFile file, PrintWriter out) throws IOException {
        RecordingOrigin origin = file.origin();
        out.println(origin.title());
        out.println("Version " + file.version() + " of the format, written by engine " + origin.engineVersion());
        out.println("Processes: " + origin.processes().stream().map(InfoCommand::words).collect(Collectors.joining(", ")));
        out.println("Holds: " + Numbers.count(file.size(), "transition") + " and " + Numbers.count(file.checkpoints().length, "checkpoint") + " in "
                + Numbers.count(file.bytes(), "byte"));
        out.println("Data of messages: " + words(origin.capture()));
        tell(out, "Sources", origin.sources().stream().map(InfoCommand::words).toList());
        tell(out, "Options", origin.options());
        tell(out, "Labels", file.labels().stream().map(InfoCommand::words).toList());
        List<Long> others = new ArrayList<>();
        for (long transition : file.checkpoints()) {
            if (!file.checkpoint(transition).orElseThrow().hasItsDigest(0)) {
                others.add(transition);
            }
        }
        tell(out, "Checkpoints whose digest is another than that of their content, from which a replay goes on",
                others.stream().map(transition -> "after transition " + transition).toList());
        out.println(file.end().words());
    }

    private static void tell(PrintWriter out, String what, List<String> words) {
        if (!words.isEmpty()) {
            out.println(what + ": " + String.join(", ", words));
        }
    }

    private static String words(RecordedProcess process) {
        return process.name() + " at " + process.interfaces().stream().map(spec -> spec.id().toString()).collect(Collectors.joining(" and "));
    }

    private static String words(CapturePolicy capture) {
        return capture.equals(CapturePolicy.ALL) ? "all bytes" : capture.equals(CapturePolicy.NONE) ? "no bytes"
                : "at most " + Numbers.count(capture.bytes(), "byte") + " of each";
    }

    private static String words(EmbeddedFile source) {
        return source.name() + (source.library() ? " of the library" : "");
    }

    private static String words(RecordedLabel label) {
        return label.name() + " after transition " + label.transition();
    }
}
