package org.portalscope.ui.recording;

import java.io.IOException;
import java.lang.reflect.InvocationTargetException;
import java.util.Optional;
import java.util.function.BooleanSupplier;

import org.eclipse.core.runtime.IProgressMonitor;
import org.eclipse.ui.PlatformUI;
import org.portalscope.recording.RecordingException;
import org.portalscope.timeline.RunProgress;
import org.portalscope.ui.part.UnexpectedErrors;

/** Goes through a recording in the background while the workbench waits; what takes long shows how far it is and can be cancelled. */
final class RecordingWork {

    private static final int UNITS = 1_000;

    private RecordingWork() {
    }

    /** Something that goes through a recording. */
    @FunctionalInterface
    interface Work {

        /** Does it. */
        void run(RunProgress progress, BooleanSupplier cancelled) throws IOException;
    }

    /**
     * Does a piece of work and waits for its end.
     *
     * @param name such as {@code Opening put.ptlrec}
     */
    static void run(String name, Work work) throws IOException {
        try {
            PlatformUI.getWorkbench().getProgressService().busyCursorWhile(monitor -> run(name, work, monitor));
        } catch (InvocationTargetException e) {
            Optional<String> unexpected = unexpected(name, e.getCause());
            if (unexpected.isEmpty()) {
                throw (IOException) e.getCause();
            }
            throw new IOException(UnexpectedErrors.logged(unexpected.get(), e.getCause()), e.getCause());
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
    }

    /** What to say of an exception that is a fault of Portalscope, as a sentence; empty if it is about the file, and says so itself. */
    static Optional<String> unexpected(String name, Throwable failure) {
        if (failure instanceof IOException) {
            return failure instanceof RecordingException damage && damage.unrecognized().isPresent() ? Optional.of(damage.getMessage()) : Optional.empty();
        }
        return Optional.of("Internal error in '" + name + "': " + failure + ". Please report it.");
    }

    private static void run(String name, Work work, IProgressMonitor monitor) throws InvocationTargetException {
        try {
            follow(name, work, monitor);
        } catch (IOException e) {
            throw new InvocationTargetException(e);
        }
    }

    /** Does a piece of work, and shows with a monitor how far it is. */
    static void follow(String name, Work work, IProgressMonitor monitor) throws IOException {
        int[] done = new int[1];
        monitor.beginTask(name, UNITS);
        try {
            work.run((transitions, total) -> {
                int units = (int) (UNITS * transitions / Math.max(1, total));
                monitor.worked(units - done[0]);
                done[0] = units;
            }, monitor::isCanceled);
        } finally {
            monitor.done();
        }
    }
}
