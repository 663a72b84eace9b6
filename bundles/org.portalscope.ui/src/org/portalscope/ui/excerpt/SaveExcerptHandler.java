package org.portalscope.ui.excerpt;

import java.io.IOException;
import java.nio.file.Path;
import java.util.Optional;

import org.eclipse.core.commands.AbstractHandler;
import org.eclipse.core.commands.ExecutionEvent;
import org.eclipse.core.commands.ExecutionException;
import org.eclipse.jface.dialogs.MessageDialog;
import org.eclipse.swt.SWT;
import org.eclipse.swt.widgets.FileDialog;
import org.eclipse.swt.widgets.Shell;
import org.eclipse.ui.IWorkbenchWindow;
import org.eclipse.ui.PartInitException;
import org.eclipse.ui.handlers.HandlerUtil;
import org.portalscope.analysis.excerpt.RunExcerpt;
import org.portalscope.export.FileKind;
import org.portalscope.recording.excerpt.ExcerptException;
import org.portalscope.scenario.source.ScenarioException;
import org.portalscope.ui.editor.Scenarios;
import org.portalscope.ui.part.ChosenFile;
import org.portalscope.ui.part.ViewedSession;
import org.portalscope.ui.session.OpenSession;

/** Saves the calls that lead to the arrival at the cursor as a scenario, into a file that the user chooses, and opens it. */
public final class SaveExcerptHandler extends AbstractHandler {

    private static final String TITLE = "Save Excerpt as Scenario";

    @Override
    public Object execute(ExecutionEvent execution) throws ExecutionException {
        IWorkbenchWindow window = HandlerUtil.getActiveWorkbenchWindow(execution);
        Optional<OpenSession> session = ViewedSession.of(execution).open();
        if (session.isPresent()) {
            save(window, session.get());
        }
        return null;
    }

    private static void save(IWorkbenchWindow window, OpenSession session) throws ExecutionException {
        Shell shell = window.getShell();
        FileDialog dialog = new FileDialog(shell, SWT.SAVE);
        dialog.setText(TITLE);
        dialog.setFilterExtensions(new String[] {"*.ptl", "*"});
        dialog.setFilterNames(new String[] {"Scenarios (*.ptl)", "All files"});
        dialog.setFileName("excerpt.ptl");
        dialog.setOverwrite(true);
        Optional<Path> file = ChosenFile.asNamed(shell, TITLE, FileKind.SCENARIO, dialog.open());
        if (file.isEmpty()) {
            return;
        }
        try {
            save(window, session, file.get());
        } catch (ExcerptException | ScenarioException e) {
            MessageDialog.openError(shell, TITLE, e.getMessage());
        } catch (IOException e) {
            MessageDialog.openError(shell, TITLE, "The excerpt could not be saved as " + file.get() + ": " + e.getMessage());
        } catch (PartInitException e) {
            throw new ExecutionException("The editor does not open", e);
        }
    }

    private static void save(IWorkbenchWindow window, OpenSession session, Path file)
            throws ExcerptException, ScenarioException, IOException, PartInitException {
        Optional<RunExcerpt> saved = SessionExcerpts.save(session, file);
        if (saved.isPresent()) {
            Scenarios.open(window.getActivePage(), file);
        }
        if (saved.filter(excerpt -> !excerpt.order().isEmpty()).isPresent()) {
            MessageDialog.openInformation(window.getShell(), TITLE, "Barriers cannot keep the order of this excerpt. File › Replay Schedule with "
                    + RunExcerpt.scheduleOf(file).getFileName() + ", which stands beside it, does.");
        }
    }
}
