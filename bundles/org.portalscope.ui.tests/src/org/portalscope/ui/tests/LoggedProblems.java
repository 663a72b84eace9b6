package org.portalscope.ui.tests;

import java.io.ByteArrayOutputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;

import org.eclipse.core.runtime.ILogListener;
import org.eclipse.core.runtime.IStatus;
import org.eclipse.core.runtime.Platform;

/** The warnings and errors that are logged, and what is written to standard error, until it is closed. */
public final class LoggedProblems implements AutoCloseable {

    private final List<IStatus> logged = new ArrayList<>();
    private final ILogListener listener = (status, plugin) -> {
        if (status.matches(IStatus.WARNING | IStatus.ERROR)) {
            logged.add(status);
        }
    };
    private final PrintStream console = System.err;
    private final ByteArrayOutputStream written = new ByteArrayOutputStream();

    public LoggedProblems() {
        Platform.addLogListener(listener);
        System.setErr(new PrintStream(written, true, StandardCharsets.UTF_8));
    }

    /** All of them as text; empty if there are none. */
    public String text() {
        StringBuilder text = new StringBuilder(written.toString(StandardCharsets.UTF_8));
        logged.forEach(status -> text.append(status).append('\n'));
        return text.toString();
    }

    @Override
    public void close() {
        System.setErr(console);
        Platform.removeLogListener(listener);
    }
}
