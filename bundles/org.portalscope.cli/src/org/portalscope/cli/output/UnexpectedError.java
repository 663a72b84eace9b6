package org.portalscope.cli.output;

import java.io.IOException;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;

import org.portalscope.export.report.ExitStatus;

/** The last resort for an exception that no command expects: a sentence for the user, and a log file with the stack trace for the report. */
public final class UnexpectedError {

    private static final String PREFIX = "portalscope-error-";
    private static final String SUFFIX = ".log";

    private final PrintWriter err;
    private final boolean debug;
    private final String[] arguments;

    /**
     * @param err       where the sentence goes
     * @param debug     whether the stack trace follows there
     * @param arguments those of the command line, for the log
     */
    public UnexpectedError(PrintWriter err, boolean debug, String... arguments) {
        this.err = err;
        this.debug = debug;
        this.arguments = arguments;
    }

    /**
     * Reports a fault of Portalscope.
     *
     * @param command its name
     * @return {@link ExitStatus#INTERNAL_ERROR}
     */
    public int internal(String command, Throwable error) {
        report("internal error in " + command + ": " + error + "; please report it", error);
        return ExitStatus.INTERNAL_ERROR;
    }

    /**
     * Reports an input that no check has recognized as damaged.
     *
     * @param words which input, as a sentence without its full stop
     * @return {@link ExitStatus#BAD_INPUT}
     */
    public int unrecognized(String words, Throwable error) {
        report(words, error);
        return ExitStatus.BAD_INPUT;
    }

    private void report(String words, Throwable error) {
        err.println(words + log(error).map(log -> " (stack trace: " + log + ')').orElse(debug ? "" : "; --debug shows the stack trace"));
        if (debug) {
            error.printStackTrace(err);
        }
    }

    /** The file that holds the stack trace, unless it cannot be written. */
    private Optional<Path> log(Throwable error) {
        StringWriter text = new StringWriter();
        PrintWriter lines = new PrintWriter(text);
        lines.println("Portalscope " + ProductVersion.number() + ", Java " + Runtime.version() + ", " + System.getProperty("os.name"));
        lines.println("portalscope " + String.join(" ", arguments));
        error.printStackTrace(lines);
        try {
            return Optional.of(Files.writeString(Files.createTempFile(PREFIX, SUFFIX), text.toString()));
        } catch (IOException e) {
            return Optional.empty();
        }
    }
}
