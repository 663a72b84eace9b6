package org.portalscope.ui.part;

import java.util.Arrays;
import java.util.HashSet;
import java.util.Set;

import org.eclipse.core.runtime.ILog;
import org.eclipse.core.runtime.Platform;
import org.eclipse.jface.dialogs.MessageDialog;
import org.eclipse.swt.widgets.Display;

/** The last resort for an exception that the workbench does not expect: a sentence for the user, and the stack trace in the log of the platform. */
public final class UnexpectedErrors {

    private static final String TITLE = "Internal Error";

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

    /** Reports an exception of the display's thread, which the platform has logged. */
    public void report(Throwable error, Display display) {
        String place = error.getClass().getName() + Arrays.stream(error.getStackTrace()).findFirst().map(String::valueOf).orElse("");
        if (reported.add(place) && !display.isDisposed()) {
            display.asyncExec(() -> MessageDialog.openError(display.getActiveShell(), TITLE, words(error)));
        }
    }

    private static String words(Throwable error) {
        return "Internal error: " + error + ". Please report it; the stack trace is in " + Platform.getLogFileLocation().toOSString() + ".";
    }
}
