package org.portalscope.ui.application;

import org.eclipse.swt.graphics.Point;
import org.eclipse.swt.graphics.Rectangle;
import org.eclipse.swt.widgets.Shell;
import org.eclipse.ui.application.IWorkbenchWindowConfigurer;
import org.eclipse.ui.application.WorkbenchWindowAdvisor;

/** Configures the window: its title, its size, and which of its bars show. */
final class PortalscopeWindowAdvisor extends WorkbenchWindowAdvisor {

    /** The size of a window nobody has resized, in pixels. */
    static final Point SIZE = new Point(1280, 800);

    private final LaunchArguments arguments;

    PortalscopeWindowAdvisor(IWorkbenchWindowConfigurer configurer, LaunchArguments arguments) {
        super(configurer);
        this.arguments = arguments;
    }

    @Override
    public void preWindowOpen() {
        IWorkbenchWindowConfigurer configurer = getWindowConfigurer();
        configurer.setTitle("Portalscope");
        configurer.setInitialSize(arguments.size().orElse(SIZE));
        configurer.setShowCoolBar(false);
        configurer.setShowStatusLine(true);
    }

    @Override
    public void postWindowOpen() {
        if (arguments.picture().isPresent()) {
            fillScreen(getWindowConfigurer().getWindow().getShell());
        }
    }

    /** Without a window manager SWT still subtracts the trim it believes to be there; adding it leaves the exact size. */
    private static void fillScreen(Shell shell) {
        Rectangle screen = shell.getDisplay().getBounds();
        Rectangle trim = shell.computeTrim(0, 0, 0, 0);
        shell.setBounds(0, 0, screen.width + trim.width, screen.height + trim.height);
    }
}
