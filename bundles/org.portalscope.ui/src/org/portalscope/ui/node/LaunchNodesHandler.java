package org.portalscope.ui.node;

import java.nio.file.Path;
import java.util.Optional;
import java.util.function.Consumer;

import org.eclipse.core.commands.AbstractHandler;
import org.eclipse.core.commands.ExecutionEvent;
import org.eclipse.jface.dialogs.IDialogConstants;
import org.eclipse.jface.dialogs.MessageDialog;
import org.eclipse.swt.SWT;
import org.eclipse.swt.widgets.FileDialog;
import org.eclipse.ui.IWorkbenchWindow;
import org.eclipse.ui.handlers.HandlerUtil;
import org.portalscope.ui.editor.ScenarioEditor;

/** Starts each process of a scenario as a node on this machine, and attaches to all: of the one in the editor in front, or of a file. */
public final class LaunchNodesHandler extends AbstractHandler {

    private static final String TITLE = "Launch Nodes";
    private static final int LAUNCH = 0;
    private static final int CHOOSE = 1;

    @Override
    public Object execute(ExecutionEvent execution) {
        IWorkbenchWindow window = HandlerUtil.getActiveWorkbenchWindow(execution);
        if (window.getActivePage().getActiveEditor() instanceof ScenarioEditor editor) {
            switch (ask(window, editor)) {
                case LAUNCH -> launch(window, editor);
                case CHOOSE -> choose(window).ifPresent(file -> launch(window, file));
                default -> { }
            }
        } else {
            choose(window).ifPresent(file -> launch(window, file));
        }
        return null;
    }

    private static int ask(IWorkbenchWindow window, ScenarioEditor editor) {
        return MessageDialog.open(MessageDialog.QUESTION, window.getShell(), TITLE, "Each process of '" + editor.getTitle()
                + "' can be started as a node on this machine, as its text stands; a file with changes is saved.", SWT.NONE, "Launch", "Another File...",
                IDialogConstants.CANCEL_LABEL);
    }

    private static Optional<Path> choose(IWorkbenchWindow window) {
        FileDialog dialog = new FileDialog(window.getShell(), SWT.OPEN);
        dialog.setText(TITLE);
        dialog.setFilterExtensions(new String[] {"*.ptl", "*"});
        dialog.setFilterNames(new String[] {"Scenarios (*.ptl)", "All files"});
        return Optional.ofNullable(dialog.open()).map(Path::of);
    }

    private static void launch(IWorkbenchWindow window, ScenarioEditor editor) {
        if (editor.file().isPresent()) {
            editor.saved().ifPresent(file -> launch(window, file));
        } else {
            NodeSessions.launch(window.getActivePage(), editor.copied(), refusal(window));
        }
    }

    /** A file can be launched again, from what is kept of it. */
    private static void launch(IWorkbenchWindow window, Path file) {
        NodeLaunches.keep(NodeLaunches.LAUNCH, String.valueOf(file.getFileName()), file.toString(), "", "", false);
        NodeSessions.launch(window.getActivePage(), file, refusal(window));
    }

    private static Consumer<String> refusal(IWorkbenchWindow window) {
        return why -> MessageDialog.openError(window.getShell(), TITLE, why);
    }
}
