package org.portalscope.ui.recording;

import java.io.IOException;
import java.nio.file.Path;
import java.util.Optional;

import org.eclipse.core.commands.AbstractHandler;
import org.eclipse.core.commands.ExecutionEvent;
import org.eclipse.jface.dialogs.MessageDialog;
import org.eclipse.swt.SWT;
import org.eclipse.swt.widgets.FileDialog;
import org.eclipse.swt.widgets.Shell;
import org.eclipse.ui.handlers.HandlerUtil;
import org.portalscope.analysis.breakpoint.BreakpointFile;
import org.portalscope.export.FileKind;
import org.portalscope.recording.read.RecordingFile;
import org.portalscope.replay.recording.SessionRecording;
import org.portalscope.ui.part.ChosenFile;
import org.portalscope.ui.part.ViewedSession;
import org.portalscope.ui.session.OpenSession;

/** Saves what has happened in the session of the view that has the focus, or else the selected one, into a file that the user chooses. */
public final class SaveRecordingHandler extends AbstractHandler {

    private static final String TITLE = "Save Recording";

    @Override
    public Object execute(ExecutionEvent execution) {
        Shell shell = HandlerUtil.getActiveWorkbenchWindow(execution).getShell();
        ViewedSession.of(execution).open().ifPresent(session -> session.recording().ifPresentOrElse(recording -> save(shell, session, recording),
                () -> MessageDialog.openError(shell, TITLE, "This session is not recorded: its file could not be written when it started.")));
        return null;
    }

    private static void save(Shell shell, OpenSession session, SessionRecording recording) {
        Optional<String> problem = session.isReplay() ? Optional.empty() : recording.problem();
        if (problem.isPresent() && !MessageDialog.openConfirm(shell, TITLE, problem.get() + " What was recorded before can be saved.")) {
            return;
        }
        FileDialog dialog = new FileDialog(shell, SWT.SAVE);
        dialog.setText(TITLE);
        dialog.setFilterExtensions(OpenRecordingHandler.EXTENSIONS);
        dialog.setFilterNames(OpenRecordingHandler.NAMES);
        dialog.setFileName(fileName(session) + RecordingFile.SUFFIX);
        dialog.setOverwrite(true);
        ChosenFile.of(shell, TITLE, FileKind.RECORDING, dialog.open()).ifPresent(file -> save(shell, session, recording, file));
    }

    /** What a file that is made of a session is called at first, without its suffix. */
    static String fileName(OpenSession session) {
        return session.launch().title().replaceAll("[^\\p{L}\\p{N}._-]+", "-");
    }

    private static void save(Shell shell, OpenSession session, SessionRecording recording, Path file) {
        try {
            Recordings.save(recording, file);
            BreakpointFile.beside(file).write(session.controller().breakpoints().list());
        } catch (IOException e) {
            MessageDialog.openError(shell, TITLE, "The recording could not be saved as " + file.getFileName() + ": " + e.getMessage());
        }
    }
}
