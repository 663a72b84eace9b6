package org.portalscope.ui.run;

import java.util.List;

import org.eclipse.core.runtime.IProgressMonitor;
import org.eclipse.core.runtime.IStatus;
import org.eclipse.core.runtime.Status;
import org.eclipse.core.runtime.jobs.Job;

/** Makes many runs of one scenario in the background. What it tells of itself may be asked in any thread. */
abstract class RunSearch extends Job {

    private volatile boolean ended;
    private volatile List<FoundRun> runs = List.of();

    /** @param name such as {@code Exploring Match list} */
    RunSearch(String name) {
        super(name);
        setPriority(LONG);
    }

    @Override
    protected final IStatus run(IProgressMonitor monitor) {
        try {
            runs = List.copyOf(search(monitor));
        } finally {
            ended = true;
        }
        return Status.OK_STATUS;
    }

    /** Makes the runs; those that are worth a look, in the order in which they are to be listed. */
    protected abstract List<FoundRun> search(IProgressMonitor monitor);

    /** How far it is, or what it has come to, on one line. */
    abstract String words();

    /** Whether it is over. */
    final boolean hasEnded() {
        return ended;
    }

    /** What it came to; nothing before it has ended. */
    final List<FoundRun> runs() {
        return runs;
    }

    /** Whether a run is opened without being asked for, if it is the only one. */
    abstract boolean opensTheOnlyOne();
}
