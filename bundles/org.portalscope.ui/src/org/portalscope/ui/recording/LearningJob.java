package org.portalscope.ui.recording;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicReference;

import org.eclipse.core.runtime.IProgressMonitor;
import org.eclipse.core.runtime.IStatus;
import org.eclipse.core.runtime.Status;
import org.eclipse.core.runtime.jobs.Job;
import org.eclipse.swt.widgets.Display;
import org.portalscope.replay.recording.OpenedRecording;
import org.portalscope.ui.session.OpenSession;
import org.portalscope.ui.session.SearchThreads;

/** Goes through a long recording in the background, while its session is looked at already, and tells the views once it is known what happened in it. */
final class LearningJob extends Job {

    /** One, so that there is a processor, and memory for its world, for whoever looks at the recording meanwhile. */
    private static final int THREADS = 1;

    private final OpenedRecording recording;
    private final OpenSession session;
    private final Display display;

    LearningJob(OpenedRecording recording, OpenSession session, Display display) {
        super("Looking through " + recording.flushed().getFileName());
        this.recording = recording;
        this.session = session;
        this.display = display;
        setPriority(LONG);
    }

    @Override
    protected IStatus run(IProgressMonitor monitor) {
        AtomicReference<Optional<String>> unknown = new AtomicReference<>(Optional.empty());
        try {
            RecordingWork.follow(getName(), (progress, cancelled) -> unknown.set(recording.learn(new SearchThreads(THREADS), progress, cancelled)), monitor);
        } catch (IOException | UncheckedIOException e) {
            return Status.error(getName() + " has failed.", e);
        }
        tell(() -> {
            session.controller().refresh();
            unknown.get().ifPresent(session.controller()::announce);
        });
        return monitor.isCanceled() ? Status.CANCEL_STATUS : Status.OK_STATUS;
    }

    private void tell(Runnable news) {
        if (!display.isDisposed()) {
            display.asyncExec(news);
        }
    }
}
