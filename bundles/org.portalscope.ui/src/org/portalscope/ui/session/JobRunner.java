package org.portalscope.ui.session;

import java.io.UncheckedIOException;
import java.util.function.BooleanSupplier;
import java.util.function.Consumer;

import org.eclipse.core.runtime.ILog;
import org.eclipse.core.runtime.IProgressMonitor;
import org.eclipse.core.runtime.OperationCanceledException;
import org.eclipse.core.runtime.jobs.IJobChangeEvent;
import org.eclipse.core.runtime.jobs.Job;
import org.eclipse.core.runtime.jobs.JobChangeAdapter;
import org.eclipse.swt.widgets.Display;
import org.portalscope.presentation.control.MoveRunner;
import org.portalscope.world.explore.WorkerPool;

/** Runs moves in a job; those that are over soon end before the key press does. */
final class JobRunner implements MoveRunner {

    private static final long PATIENCE_MILLISECONDS = 150;

    private final Display display;
    private final WorkerPool workers = new SearchThreads();
    private Job job;

    JobRunner(Display display) {
        this.display = display;
    }

    @Override
    public void run(Consumer<BooleanSupplier> move, Runnable ended) {
        job = Job.createSystem("Moving the cursor", (IProgressMonitor monitor) -> move.accept(monitor::isCanceled));
        job.setUser(false);
        job.setPriority(Job.INTERACTIVE);
        job.schedule();
        if (endsSoon()) {
            ended.run();
        } else {
            callAtEnd(job, ended);
        }
    }

    private boolean endsSoon() {
        try {
            return job.join(PATIENCE_MILLISECONDS, null);
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            return false;
        } catch (OperationCanceledException e) {
            return false;
        }
    }

    /** The job may end between the look at its state and the listener; whichever comes first calls. */
    private void callAtEnd(Job running, Runnable ended) {
        Runnable once = new Once(ended);
        running.addJobChangeListener(new JobChangeAdapter() {
            @Override
            public void done(IJobChangeEvent change) {
                display.asyncExec(once);
            }
        });
        if (running.getState() == Job.NONE) {
            display.asyncExec(once);
        }
    }

    @Override
    public WorkerPool workers() {
        return workers;
    }

    @Override
    public void runAhead(Runnable task) {
        Job ahead = Job.createSystem("Deriving steps", (IProgressMonitor monitor) -> prepare(task));
        ahead.setPriority(Job.DECORATE);
        ahead.schedule();
    }

    /** What cannot be read now is told to whoever needs it. */
    private static void prepare(Runnable task) {
        try {
            task.run();
        } catch (UncheckedIOException e) {
            ILog.get().info("Nothing is prepared: " + e.getCause().getMessage());
        }
    }

    @Override
    public void cancel() {
        if (job != null) {
            job.cancel();
        }
    }

    /** Runs a task the first time it is asked to. */
    private static final class Once implements Runnable {

        private final Runnable task;
        private boolean done;

        Once(Runnable task) {
            this.task = task;
        }

        @Override
        public void run() {
            if (!done) {
                done = true;
                task.run();
            }
        }
    }
}
