package org.portalscope.ui.help;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.URL;
import java.util.Optional;

import org.eclipse.core.commands.AbstractHandler;
import org.eclipse.core.commands.ExecutionEvent;
import org.eclipse.core.runtime.FileLocator;
import org.eclipse.core.runtime.IConfigurationElement;
import org.eclipse.core.runtime.IExecutableExtension;
import org.eclipse.core.runtime.Platform;
import org.eclipse.jface.dialogs.MessageDialog;
import org.eclipse.jface.text.ITextSelection;
import org.eclipse.swt.program.Program;
import org.eclipse.swt.widgets.Shell;
import org.eclipse.ui.IWorkbenchPart;
import org.eclipse.ui.handlers.HandlerUtil;
import org.eclipse.ui.texteditor.ITextEditor;
import org.osgi.framework.Bundle;

/**
 * Opens a page of the help in the system's browser: the one behind its name in plugin.xml, or else the one about the part that has the focus; in a
 * scenario, the one about the protocol whose {@code use} has the caret.
 */
public final class HelpHandler extends AbstractHandler implements IExecutableExtension {

    /** The page about preferences. */
    public static final String PREFERENCES = "pages/preferences.html";

    private Optional<String> page = Optional.empty();

    @Override
    public void setInitializationData(IConfigurationElement element, String property, Object data) {
        page = Optional.ofNullable((String) data);
    }

    @Override
    public Object execute(ExecutionEvent execution) {
        Shell shell = HandlerUtil.getActiveShell(execution);
        open(shell, page.orElseGet(() -> isDialog(shell) ? HelpPages.aboutDialog(shell.getText())
                : atCaret(HandlerUtil.getActivePart(execution)).orElseGet(() -> HelpPages.about(HandlerUtil.getActivePartId(execution)))));
        return null;
    }

    private static Optional<String> atCaret(IWorkbenchPart part) {
        if (!(part instanceof ITextEditor editor) || !(editor.getSelectionProvider().getSelection() instanceof ITextSelection selection)) {
            return Optional.empty();
        }
        return HelpPages.aboutProtocol(editor.getDocumentProvider().getDocument(editor.getEditorInput()).get(), selection.getOffset());
    }

    private static boolean isDialog(Shell shell) {
        return shell != null && shell.getParent() != null;
    }

    /**
     * Opens a page in the system's browser, or says where it lies.
     *
     * @param page its path in the bundle of the help, and a place in it behind {@code #} if that is to be in sight
     */
    public static void open(Shell shell, String page) {
        String[] parts = page.split("#");
        String url = url(parts[0]).toExternalForm() + (parts.length > 1 ? "#" + parts[1] : "");
        if (!Program.launch(url)) {
            MessageDialog.openInformation(shell, "Help", "No browser could be started. The page lies in " + url);
        }
    }

    /** Where a browser finds a page; those that lie in an archive are unpacked, with what they lead to. */
    static URL url(String page) {
        Bundle bundle = Platform.getBundle("org.portalscope.help");
        try {
            FileLocator.toFileURL(bundle.getEntry("pages/"));
            FileLocator.toFileURL(bundle.getEntry("reference/"));
            return FileLocator.toFileURL(bundle.getEntry(page));
        } catch (IOException e) {
            throw new UncheckedIOException("the help cannot be unpacked", e);
        }
    }
}
