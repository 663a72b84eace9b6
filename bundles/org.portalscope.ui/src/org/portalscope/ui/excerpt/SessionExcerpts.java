package org.portalscope.ui.excerpt;

import java.io.IOException;
import java.lang.reflect.InvocationTargetException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicReference;

import org.eclipse.core.runtime.IProgressMonitor;
import org.eclipse.ui.PlatformUI;
import org.portalscope.analysis.excerpt.ExcerptLanguage;
import org.portalscope.analysis.excerpt.ExcerptMaker;
import org.portalscope.analysis.excerpt.RunExcerpt;
import org.portalscope.presentation.control.SessionSnapshot;
import org.portalscope.recording.excerpt.ExcerptException;
import org.portalscope.scenario.excerpt.ScenarioExcerpt;
import org.portalscope.ui.session.OpenSession;

/** Makes excerpts of sessions in the background while the workbench waits; what takes long shows how far it is and can be cancelled. */
public final class SessionExcerpts {

    private static final ExcerptLanguage SCENARIOS = new ExcerptLanguage(ScenarioExcerpt::write, ScenarioExcerpt::format, ScenarioExcerpt::worlds);

    private SessionExcerpts() {
    }

    /**
     * Saves the scenario that leads to the arrival at the cursor, and beside it the schedule that it needs, if it needs one.
     *
     * @return what was saved; nothing if the user has cancelled
     * @throws ExcerptException if there is no excerpt; the message says why
     * @throws IOException      if a file cannot be written
     */
    public static Optional<RunExcerpt> save(OpenSession session, Path file) throws ExcerptException, IOException {
        Optional<RunExcerpt> made = make(session);
        if (made.isPresent()) {
            Files.writeString(file, made.get().text());
            Optional<String> schedule = made.get().schedule(String.valueOf(file.getFileName()));
            if (schedule.isPresent()) {
                Files.writeString(RunExcerpt.scheduleOf(file), schedule.get());
            }
        }
        return made;
    }

    private static Optional<RunExcerpt> make(OpenSession session) throws ExcerptException {
        SessionSnapshot snapshot = session.controller().snapshot();
        ExcerptMaker maker = new ExcerptMaker(session.launch(), snapshot.timeline(), SCENARIOS);
        AtomicReference<Optional<RunExcerpt>> made = new AtomicReference<>(Optional.empty());
        try {
            PlatformUI.getWorkbench().getProgressService()
                    .busyCursorWhile(monitor -> made.set(make(maker, snapshot.position().transition(), monitor)));
        } catch (InvocationTargetException e) {
            if (e.getCause() instanceof ExcerptException refusal) {
                throw refusal;
            }
            throw new IllegalStateException("an excerpt of " + session.label(), e.getCause());
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
        return made.get();
    }

    private static Optional<RunExcerpt> make(ExcerptMaker maker, int transition, IProgressMonitor monitor) throws InvocationTargetException {
        int[] done = new int[1];
        monitor.beginTask("Looking for the fewest calls", ExcerptMaker.MOST_TRIES);
        try {
            return maker.excerpt(transition, (tries, most, calls) -> {
                monitor.subTask(calls + " calls do");
                monitor.worked(tries - done[0]);
                done[0] = tries;
            }, monitor::isCanceled);
        } catch (ExcerptException e) {
            throw new InvocationTargetException(e);
        } finally {
            monitor.done();
        }
    }
}
