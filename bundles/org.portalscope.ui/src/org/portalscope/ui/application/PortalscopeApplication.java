package org.portalscope.ui.application;

import java.io.IOException;

import org.eclipse.core.runtime.Platform;
import org.eclipse.equinox.app.IApplication;
import org.eclipse.equinox.app.IApplicationContext;
import org.eclipse.jface.dialogs.MessageDialog;
import org.eclipse.swt.widgets.Display;
import org.eclipse.ui.PlatformUI;

/** Starts the workbench and answers how it ended. */
public final class PortalscopeApplication implements IApplication {

    private static final Integer EXIT_FAILED = 1;

    @Override
    public Object start(IApplicationContext context) {
        LaunchArguments arguments = LaunchArguments.parse((String[]) context.getArguments().get(IApplicationContext.APPLICATION_ARGS));
        SessionBus.useIfReachable(System.getenv());
        Display.setAppName("Portalscope");
        try {
            InstanceArea.claim(Platform.getInstanceLocation());
        } catch (IOException e) {
            refuse(context, arguments, e.getMessage());
            return EXIT_FAILED;
        }
        // Icons are drawn in memory, with classes that would look for a screen of their own otherwise.
        System.setProperty("java.awt.headless", "true");
        EarlyRun.begin();
        LayoutVersion.check();
        // A theme that is dark from the first moment leaves tab strips white: it is set once the window is there.
        System.setProperty("org.eclipse.e4.ui.css.theme.disableOSDarkThemeInherit", "true");
        ScrollBars.fitIntoSmallViews();
        Display display = PlatformUI.createDisplay();
        RowSkins.leaveAlone(display);
        // The style sheets of the start are light ones, and keep the colours that the system has now.
        SystemWidgets.draw(Theme.LIGHT);
        try {
            return run(display, new PortalscopeWorkbenchAdvisor(arguments));
        } finally {
            display.dispose();
        }
    }

    /** Says why there is no workbench: where the start was typed, and in a window, unless nobody looks at one. */
    private static void refuse(IApplicationContext context, LaunchArguments arguments, String why) {
        System.err.println("portalscope: " + why);
        if (arguments.picture().isEmpty()) {
            Display display = PlatformUI.createDisplay();
            context.applicationRunning();
            MessageDialog.openWarning(null, "Portalscope", why);
            display.dispose();
        }
    }

    private static Integer run(Display display, PortalscopeWorkbenchAdvisor advisor) {
        int code = PlatformUI.createAndRunWorkbench(display, advisor);
        if (code == PlatformUI.RETURN_RESTART) {
            return EXIT_RESTART;
        }
        return code == PlatformUI.RETURN_OK && !advisor.failed() ? EXIT_OK : EXIT_FAILED;
    }

    @Override
    public void stop() {
        if (PlatformUI.isWorkbenchRunning()) {
            Display display = PlatformUI.getWorkbench().getDisplay();
            display.syncExec(() -> PlatformUI.getWorkbench().close());
        }
    }
}
