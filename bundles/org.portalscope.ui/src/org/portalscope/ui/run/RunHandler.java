package org.portalscope.ui.run;

import java.util.Optional;
import java.util.function.BiFunction;

import org.eclipse.core.commands.AbstractHandler;
import org.eclipse.core.commands.ExecutionEvent;
import org.eclipse.core.commands.ExecutionException;
import org.eclipse.swt.widgets.Shell;
import org.eclipse.ui.IWorkbenchWindow;
import org.eclipse.ui.PartInitException;
import org.eclipse.ui.handlers.HandlerUtil;
import org.portalscope.timeline.session.Launch;
import org.portalscope.ui.editor.RunTarget;
import org.portalscope.ui.part.ViewedSession;
import org.portalscope.ui.session.OpenSession;
import org.portalscope.ui.session.SessionServices;

/** Asks how the scenario of a session is to be run many times, and does that. */
abstract class RunHandler extends AbstractHandler {

    private static final String NO_SCENARIO = "The recording holds no scenario that could be run.";

    private final BiFunction<Shell, Launch, Optional<? extends RunSearch>> question;

    /** @param question asks; nothing if the user does not want to */
    RunHandler(BiFunction<Shell, Launch, Optional<? extends RunSearch>> question) {
        this.question = question;
    }

    @Override
    public final Object execute(ExecutionEvent execution) throws ExecutionException {
        IWorkbenchWindow window = HandlerUtil.getActiveWorkbenchWindowChecked(execution);
        Optional<OpenSession> session = ViewedSession.of(execution).open();
        if (session.isPresent()) {
            Optional<Launch> launch = RunTarget.of(window.getActivePage(), session.get()).launch();
            launch.ifPresentOrElse(found -> ask(window, found), () -> SessionServices.shown().missed(NO_SCENARIO));
        }
        return null;
    }

    private void ask(IWorkbenchWindow window, Launch launch) {
        question.apply(window.getShell(), launch).ifPresent(search -> start(window, search));
    }

    private static void start(IWorkbenchWindow window, RunSearch search) {
        try {
            FindingsView.start(window.getActivePage(), search);
        } catch (PartInitException e) {
            throw new IllegalStateException("no view for what is found", e);
        }
    }
}
