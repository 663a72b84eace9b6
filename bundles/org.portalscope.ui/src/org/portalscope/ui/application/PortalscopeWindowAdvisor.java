package org.portalscope.ui.application;

import java.util.List;

import org.eclipse.e4.ui.model.application.ui.SideValue;
import org.eclipse.e4.ui.model.application.ui.basic.MTrimBar;
import org.eclipse.e4.ui.model.application.ui.basic.MTrimElement;
import org.eclipse.e4.ui.model.application.ui.basic.MTrimmedWindow;
import org.eclipse.e4.ui.model.application.ui.basic.MWindow;
import org.eclipse.e4.ui.model.application.ui.menu.MToolControl;
import org.eclipse.e4.ui.workbench.IPresentationEngine;
import org.eclipse.e4.ui.workbench.modeling.EModelService;
import org.eclipse.swt.dnd.DND;
import org.eclipse.swt.dnd.DropTarget;
import org.eclipse.swt.dnd.FileTransfer;
import org.eclipse.swt.graphics.Rectangle;
import org.eclipse.swt.widgets.Shell;
import org.eclipse.ui.IWorkbenchWindow;
import org.eclipse.ui.application.IWorkbenchWindowConfigurer;
import org.eclipse.ui.application.WorkbenchWindowAdvisor;
import org.portalscope.ui.recording.FileDrop;

/** Configures the window: its title, its size, and which of its bars show. */
final class PortalscopeWindowAdvisor extends WorkbenchWindowAdvisor {

    private static final String STRETCH = "stretch";
    private static final String STATUS_BAR = "org.portalscope.ui.statusBar";

    private final LaunchArguments arguments;

    PortalscopeWindowAdvisor(IWorkbenchWindowConfigurer configurer, LaunchArguments arguments) {
        super(configurer);
        this.arguments = arguments;
    }

    @Override
    public void preWindowOpen() {
        IWorkbenchWindowConfigurer configurer = getWindowConfigurer();
        configurer.setTitle("Portalscope");
        configurer.setInitialSize(arguments.size().orElseGet(WindowSize::initial));
        configurer.setShowCoolBar(true);
        configurer.setShowStatusLine(false);
        configurer.setShowPerspectiveBar(false);
        configurer.setShowProgressIndicator(false);
        configurer.addEditorAreaTransfer(FileTransfer.getInstance());
        configurer.configureEditorAreaDropListener(new FileDrop(configurer.getWindow()));
    }

    @Override
    public void postWindowOpen() {
        IWorkbenchWindow window = getWindowConfigurer().getWindow();
        addStatusBar(window);
        ActionSets.hide(window);
        takeDrops(window);
        if (arguments.picture().isPresent()) {
            fillScreen(window.getShell());
        }
    }

    /** What is dropped on an editor is the editor's, which the workbench passes on; the rest is the window's. */
    private static void takeDrops(IWorkbenchWindow window) {
        Shell shell = window.getShell();
        if (shell.getData(DND.DROP_TARGET_KEY) == null) {
            DropTarget target = new DropTarget(shell, DND.DROP_COPY | DND.DROP_DEFAULT);
            target.setTransfer(FileTransfer.getInstance());
            target.addDropListener(new FileDrop(window));
        }
    }

    /** The status line of the workbench belongs to the active part; this one belongs to the session. */
    private static void addStatusBar(IWorkbenchWindow window) {
        EModelService models = window.getService(EModelService.class);
        MTrimmedWindow model = (MTrimmedWindow) window.getService(MWindow.class);
        MTrimBar bottom = models.getTrim(model, SideValue.BOTTOM);
        // A layout that was kept has one; out of the bar alone, it would stay in sight.
        bottom.getChildren().stream().filter(element -> STATUS_BAR.equals(element.getElementId())).forEach(element -> element.setToBeRendered(false));
        bottom.getChildren().removeIf(element -> STATUS_BAR.equals(element.getElementId()));
        List<MTrimElement> ofPlatform = List.copyOf(bottom.getChildren());
        MToolControl control = models.createModelElement(MToolControl.class);
        control.setElementId(STATUS_BAR);
        control.setContributionURI("bundleclass://org.portalscope.ui/org.portalscope.ui.status.StatusBar");
        control.getTags().add(STRETCH);
        control.getTags().add(IPresentationEngine.NO_MOVE);
        bottom.getChildren().add(0, control);
        // The window shows its own without saying so in the model: only what it says to show can be taken away again.
        window.getShell().getDisplay().asyncExec(() -> {
            ofPlatform.stream().filter(element -> element.getWidget() != null).forEach(element -> {
                element.setToBeRendered(true);
                element.setToBeRendered(false);
            });
            // What tidies up behind the platform hides the whole bar with them if it comes before the status line has its control.
            bottom.setToBeRendered(true);
            bottom.setVisible(true);
        });
    }

    /**
     * Without a window manager SWT still subtracts the trim it believes to be there; adding it leaves the exact size. A shell without a
     * menu bar tells it, for SWT counts a menu bar as trim.
     */
    private static void fillScreen(Shell shell) {
        Rectangle screen = shell.getDisplay().getBounds();
        Shell bare = new Shell(shell.getDisplay(), shell.getStyle());
        Rectangle trim = bare.computeTrim(0, 0, 0, 0);
        bare.dispose();
        shell.setBounds(0, 0, screen.width + trim.width, screen.height + trim.height);
    }
}
