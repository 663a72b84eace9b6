package org.portalscope.cli;

import java.io.BufferedInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.PrintWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.concurrent.Callable;

import org.portalscope.engine.step.Numbers;
import org.portalscope.recording.text.Discrepancy;
import org.portalscope.recording.text.InputTextException;
import org.portalscope.recording.text.InputTextReader;

import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** Reads inputs that others wrote as text, runs them, and says where the engine answers otherwise. */
@Command(name = "import", mixinStandardHelpOptions = true,
        description = {"Reads what somebody else's library or simulator did, a JSON object a line, runs it, and compares the results that it tells with "
                + "those of Portalscope: each difference is a line of the output.", "A file with errors is not run."},
        exitCodeListHeading = "Exit status:%n",
        exitCodeList = {"0:all results are the same", "1:some results differ", "2:the file has errors, or cannot be read"},
        footer = {"", "'portalscope schema inputs' prints the JSON Schema of the lines; releng/docs/input-text-format.md describes them."})
final class ImportCommand implements Callable<Integer> {

    /** Differences that are printed, since nobody reads more. */
    private static final int MOST_PRINTED = 1_000;
    private static final String STANDARD_INPUT = "-";

    @Parameters(paramLabel = "FILE", description = "the lines; - reads standard input")
    private Path file;

    @Option(names = "--check", required = true, description = "only compares, and writes nothing")
    private boolean check;

    @Spec
    private CommandSpec spec;

    private long differences;

    @Override
    public Integer call() throws BadInputException {
        try (InputStream in = open()) {
            InputTextReader reader = new InputTextReader(name(), in, this::tell);
            long transitions = 0;
            while (reader.next() != null) {
                transitions++;
            }
            summarise(reader.origin().processes().size(), transitions);
            return differences == 0 ? Main.FINE : Main.FAILED;
        } catch (InputTextException e) {
            throw new BadInputException(e.getMessage());
        } catch (IOException e) {
            throw new BadInputException(name() + ": the file cannot be read: " + e.getMessage());
        }
    }

    private String name() {
        return file.toString().equals(STANDARD_INPUT) ? "standard input" : file.toString();
    }

    private InputStream open() throws IOException, BadInputException {
        if (file.toString().equals(STANDARD_INPUT)) {
            return System.in;
        } else if (!Files.exists(file)) {
            throw new BadInputException(file + ": there is no such file");
        } else if (!Files.isRegularFile(file)) {
            throw new BadInputException(file + ": this is no file; - reads standard input");
        }
        return new BufferedInputStream(Files.newInputStream(file));
    }

    private void tell(Discrepancy difference) {
        differences++;
        if (differences <= MOST_PRINTED) {
            out().println(difference);
        }
    }

    private void summarise(int processes, long transitions) {
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
