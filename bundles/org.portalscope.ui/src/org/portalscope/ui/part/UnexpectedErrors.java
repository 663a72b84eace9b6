package org.portalscope.ui.part;

import java.util.Arrays;
import java.util.HashSet;
import java.util.Optional;
import java.util.Set;

import org.eclipse.core.runtime.ILog;
import org.eclipse.core.runtime.Platform;

/** The last resort for an exception that the workbench does not expect: a sentence for the user, and the stack trace in the log of the platform. */
public final class UnexpectedErrors {

    /** Where the exceptions were thrown that have been reported: one that recurs with each repaint is reported once. */
    private final Set<String> reported = new HashSet<>();

    /**
     * Logs an exception.
     *
     * @param words what happened, as a sentence
     * @return the sentence, with the log that holds the stack trace
     */
    public static String logged(String words, Throwable error) {
        ILog.get().error(words, error);
        return words + " The stack trace is in " + Platform.getLogFileLocation().toOSString() + ".";
    }

    /** The sentence about an exception of the display's thread, which the platform has logged; empty if its place has been reported before. */
    public Optional<String> report(Throwable error) {
        String place = error.getClass().getName() + Arrays.stream(error.getStackTrace()).findFirst().map(String::valueOf).orElse("");
        return reported.add(place) ? Optional.of(words(error)) : Optional.empty();
    }

    private static String words(Throwable error) {
        return "Internal error: " + error + ". Please report it; the stack trace is in " + Platform.getLogFileLocation().toOSString() + ".";
    }
}
