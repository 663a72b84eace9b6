package org.portalscope.ui.application;

import org.eclipse.swt.graphics.Point;
import org.eclipse.swt.graphics.Rectangle;
import org.eclipse.swt.widgets.Display;
import org.eclipse.swt.widgets.Shell;
import org.eclipse.ui.IWorkbenchWindow;
import org.eclipse.ui.PlatformUI;

/** How large the window is and how much of it views get. */
final class WindowSize {

    private static final Point LEAST = new Point(1280, 800);
    /** Menu, toolbar and status line. */
    private static final int BARS = 96;

    private WindowSize() {
    }

    /** The size of a window that nobody has resized: most of the screen, but not less than fits a laptop's. */
    static Point initial() {
        Rectangle screen = Display.getCurrent().getPrimaryMonitor().getClientArea();
        return new Point(Math.max(LEAST.x, screen.width * 9 / 10), Math.max(LEAST.y, screen.height * 9 / 10));
    }

    /** The room for editors and views in the window that is open, or in the one that is about to open. */
    static Point room() {
        IWorkbenchWindow window = PlatformUI.getWorkbench().getActiveWorkbenchWindow();
        Shell shell = window == null ? null : window.getShell();
        if (shell == null) {
            Point size = initial();
            return new Point(size.x, size.y - BARS);
        }
        Rectangle area = shell.getClientArea();
        return new Point(area.width, area.height - BARS);
    }
}
