package org.portalscope.cli.recording;

import java.io.IOException;
import java.io.InputStream;
import java.io.PrintWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.concurrent.Callable;
import java.util.function.Consumer;

import org.portalscope.cli.argument.BadInputException;
import org.portalscope.cli.output.OutputFile;
import org.portalscope.engine.step.Numbers;
import org.portalscope.export.FileKind;
import org.portalscope.export.report.ExitStatus;
import org.portalscope.recording.RecordedTransition;
import org.portalscope.recording.text.Discrepancy;
import org.portalscope.recording.text.InputTextException;
import org.portalscope.recording.text.InputTextReader;
import org.portalscope.recording.write.RecordingFileWriter;

import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** Reads inputs that others wrote as text, runs them, and says where the engine answers otherwise. */
@Command(name = "import", mixinStandardHelpOptions = true,
        description = {"Reads what somebody else's library or simulator did, a JSON object a line, runs it, and writes it as a recording. The results that it "
                + "tells are compared with those of Portalscope: each difference is a line of the output."},
        exitCodeListHeading = "Exit status:%n",
        exitCodeList = {"0:all results are the same", "1:some results differ; the recording is written all the same",
            "2:the file has errors or cannot be read, or the recording cannot be written"},
        footer = {"", "'portalscope schema inputs' prints the JSON Schema of the lines; releng/docs/input-text-format.md describes them."})
public final class ImportCommand implements Callable<Integer> {

    /** Differences that are printed, since nobody reads more. */
    private static final int MOST_PRINTED = 1_000;

    @Parameters(paramLabel = "FILE", description = "the lines; - reads standard input")
    private Path file;

    @Option(names = {"-o", "--output"}, paramLabel = "RECORDING",
            description = "where to write the recording (default: nowhere, the results are compared only)")
    private Path output;

    @Spec
    private CommandSpec spec;

    private long transitions;
    private long differences;

    @Override
    public Integer call() throws BadInputException {
        if (output != null) {
            OutputFile.check(output, FileKind.RECORDING);
        }
        try {
            if (isStandardInput()) {
                read(System.in);
            } else {
                readFile();
            }
        } catch (InputTextException e) {
            throw refusal(e);
        } catch (IOException e) {
            throw new BadInputException(name() + ": the file cannot be imported: " + e.getMessage());
        }
        return differences == 0 ? ExitStatus.FINE : ExitStatus.FAILED;
    }

    private static BadInputException refusal(InputTextException why) {
        return why.unrecognized().map(cause -> new BadInputException(why.getMessage(), cause)).orElseGet(() -> new BadInputException(why));
    }

    private void readFile() throws BadInputException, IOException, InputTextException {
        if (!Files.exists(file)) {
            throw new BadInputException(file + ": there is no such file");
        } else if (!Files.isRegularFile(file)) {
            throw new BadInputException(file + ": this is no file; - reads standard input");
        }
        try (InputStream in = Files.newInputStream(file)) {
            read(in);
        }
    }

    private void read(InputStream in) throws BadInputException, IOException, InputTextException {
        InputTextReader reader = new InputTextReader(name(), in, this::tell);
        if (output == null) {
            read(reader, transition -> { });
        } else {
            OutputFile.replace(output, written -> record(reader, written));
        }
        summarise(reader.origin().processes().size());
    }

    private void record(InputTextReader reader, Path written) throws BadInputException, IOException {
        try (RecordingFileWriter writer = RecordingFileWriter.create(written, reader.origin())) {
            read(reader, writer::append);
        } catch (InputTextException e) {
            throw refusal(e);
        }
    }

    private void read(InputTextReader reader, Consumer<RecordedTransition> taker) throws IOException, InputTextException {
        for (RecordedTransition next = reader.next(); next != null; next = reader.next()) {
            taker.accept(next);
            transitions++;
        }
    }

    private boolean isStandardInput() {
        return file.toString().equals("-");
    }

    private String name() {
        return isStandardInput() ? "standard input" : file.toString();
    }

    private void tell(Discrepancy difference) {
        differences++;
        if (differences <= MOST_PRINTED) {
            out().println(difference);
        }
    }

    private void summarise(int processes) {
        if (differences > MOST_PRINTED) {
            out().println(Numbers.count(differences - MOST_PRINTED, "more difference"));
        }
        out().println(name() + ": " + (processes == 1 ? "1 process, " : processes + " processes, ") + Numbers.count(transitions, "transition") + ", "
                + (differences == 0 ? "all results are the same" : Numbers.count(differences, "difference")));
    }

    private PrintWriter out() {
        return spec.commandLine().getOut();
    }
}
