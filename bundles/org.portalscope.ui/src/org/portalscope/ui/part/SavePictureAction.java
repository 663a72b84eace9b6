package org.portalscope.ui.part;

import java.io.IOException;
import java.nio.file.Path;
import java.util.stream.Stream;

import org.eclipse.jface.action.Action;
import org.eclipse.jface.action.IContributionItem;
import org.eclipse.jface.action.MenuManager;
import org.eclipse.jface.dialogs.MessageDialog;
import org.eclipse.swt.SWT;
import org.eclipse.swt.widgets.Control;
import org.eclipse.swt.widgets.FileDialog;
import org.eclipse.swt.widgets.Menu;
import org.eclipse.swt.widgets.Shell;
import org.eclipse.ui.IWorkbenchSite;
import org.portalscope.export.FileKind;

/** Saves what a view draws into a file that the user chooses. */
public final class SavePictureAction extends Action {

    private static final String TITLE = "Save Picture";

    private final IWorkbenchSite site;
    private final PictureView view;

    public SavePictureAction(IWorkbenchSite site, PictureView view) {
        super(TITLE + "...");
        this.site = site;
        this.view = view;
    }

    /**
     * A context menu for a view without a menu of its own.
     *
     * @param more what stands above
     */
    public static Menu menu(Control control, IWorkbenchSite site, PictureView view, IContributionItem... more) {
        MenuManager menu = new MenuManager();
        Stream.of(more).forEach(menu::add);
        menu.add(new SavePictureAction(site, view));
        control.addDisposeListener(event -> menu.dispose());
        return menu.createContextMenu(control);
    }

    @Override
    public void run() {
        if (!view.hasPicture()) {
            MessageDialog.openInformation(site.getShell(), TITLE, "There is no picture: no scenario is open.");
            return;
        }
        FileDialog dialog = new FileDialog(site.getShell(), SWT.SAVE);
        dialog.setText(TITLE);
        dialog.setFilterExtensions(new String[] {"*" + FileKind.SVG.suffix(), "*" + FileKind.PNG.suffix()});
        dialog.setFilterNames(new String[] {"Scalable picture (*.svg)", "Picture of pixels (*.png)"});
        dialog.setFileName(view.pictureName() + FileKind.SVG.suffix());
        dialog.setOverwrite(true);
        String chosen = dialog.open();
        ChosenFile.of(site.getShell(), TITLE, kind(chosen, dialog.getFilterIndex()), chosen).ifPresent(file -> save(site.getShell(), file));
    }

    /** What the name says, else what the dialog shows. */
    private static FileKind kind(String chosen, int filter) {
        FileKind shown = filter == 1 ? FileKind.PNG : FileKind.SVG;
        FileKind named = chosen == null ? shown : FileKind.of(Path.of(chosen)).orElse(shown);
        return named == FileKind.PNG ? named : FileKind.SVG;
    }

    private void save(Shell shell, Path file) {
        try {
            view.savePicture(file);
        } catch (IOException e) {
            MessageDialog.openError(shell, TITLE, "The picture could not be saved as " + file.getFileName() + ": " + e.getMessage());
        }
    }
}
