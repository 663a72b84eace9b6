package org.portalscope.ui.recording;

import java.io.IOException;
import java.nio.file.Path;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.Stream;

import org.eclipse.core.commands.AbstractHandler;
import org.eclipse.core.commands.ExecutionEvent;
import org.eclipse.jface.dialogs.MessageDialog;
import org.eclipse.swt.SWT;
import org.eclipse.swt.widgets.FileDialog;
import org.eclipse.swt.widgets.Shell;
import org.eclipse.ui.handlers.HandlerUtil;
import org.portalscope.export.ExportForm;
import org.portalscope.replay.recording.SessionRecording;
import org.portalscope.ui.part.ChosenFile;
import org.portalscope.ui.part.ViewedSession;
import org.portalscope.ui.session.OpenSession;

/** Writes what has happened in the session of the view that has the focus, or else the selected one, as a file for another program. */
public final class ExportHandler extends AbstractHandler {

    private static final String TITLE = "Export";

    @Override
    public Object execute(ExecutionEvent execution) {
        Shell shell = HandlerUtil.getActiveWorkbenchWindow(execution).getShell();
        ViewedSession.of(execution).open().ifPresent(session -> session.recording().ifPresentOrElse(recording -> export(shell, session, recording),
                () -> MessageDialog.openError(shell, TITLE, "This session is not recorded: its file could not be written when it started.")));
        return null;
    }

    private static void export(Shell shell, OpenSession session, SessionRecording recording) {
        FileDialog dialog = new FileDialog(shell, SWT.SAVE);
        dialog.setText(TITLE);
        dialog.setFilterExtensions(Stream.of(ExportForm.values()).map(form -> '*' + form.suffix()).toArray(String[]::new));
        dialog.setFilterNames(Stream.of(ExportForm.values()).map(form -> form.label() + " (*" + form.suffix() + ')').toArray(String[]::new));
        dialog.setFileName(SaveRecordingHandler.fileName(session));
        dialog.setOverwrite(true);
        String chosen = dialog.open();
        if (chosen != null) {
            export(shell, recording, ExportForm.values()[Math.max(0, dialog.getFilterIndex())], chosen);
        }
    }

    /** @param filter the form that the dialog shows; another one is exported if the name says so */
    private static void export(Shell shell, SessionRecording recording, ExportForm filter, String chosen) {
        Optional<ExportForm.Target> target = filter.target(Path.of(chosen));
        if (target.isEmpty()) {
            MessageDialog.openError(shell, TITLE, Path.of(chosen).getFileName() + " is not a name for an export: use a name that ends with "
                    + Stream.of(ExportForm.values()).map(ExportForm::suffix).collect(Collectors.joining(", ")) + '.');
        }
        target.ifPresent(known -> ChosenFile.replacing(shell, TITLE, chosen, known.file()).ifPresent(file -> export(shell, recording, known.form(), file)));
    }

    private static void export(Shell shell, SessionRecording recording, ExportForm form, Path file) {
        try {
            Recordings.export(recording, form, file).ifPresent(remark -> MessageDialog.openInformation(shell, TITLE, remark));
        } catch (IOException e) {
            MessageDialog.openError(shell, TITLE, "The run could not be exported as " + file.getFileName() + ": " + e.getMessage());
        }
    }
}
