package org.portalscope.ui.recording;

import java.io.UncheckedIOException;

import org.eclipse.core.runtime.ILog;
import org.eclipse.core.runtime.IProgressMonitor;
import org.eclipse.core.runtime.jobs.Job;
import org.eclipse.swt.widgets.Display;
import org.portalscope.replay.recording.OpenedRecording;
import org.portalscope.ui.session.OpenSession;

/** Finds the names of the program of a recording in the background where that takes long, and tells the views when they are there. */
final class NameLookup {

    private NameLookup() {
    }

    /** From now on, views need not wait for the names of a recording. */
    static void begin(OpenedRecording recording, OpenSession session, Display display) {
        recording.deferNames(NameLookup::schedule, () -> {
            if (!display.isDisposed()) {
                display.asyncExec(session.controller()::refresh);
            }
        });
    }

    private static void schedule(Runnable task) {
        Job job = Job.createSystem("Finding names", (IProgressMonitor monitor) -> find(task));
        job.setPriority(Job.SHORT);
        job.schedule();
    }

    /** What cannot be read is told to whoever moves there. */
    private static void find(Runnable task) {
        try {
            task.run();
        } catch (UncheckedIOException e) {
            ILog.get().info("Names are not found: " + e.getCause().getMessage());
        }
    }
}
