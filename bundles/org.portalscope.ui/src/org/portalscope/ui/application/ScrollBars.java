package org.portalscope.ui.application;

import java.io.File;
import java.io.IOException;
import java.net.URL;

import org.eclipse.core.runtime.FileLocator;
import org.eclipse.core.runtime.ILog;

/** Scroll bars that fit into views with hardly any room, in which GTK would write criticals to standard error otherwise. */
public final class ScrollBars {

    /** From the file of this name, SWT has GTK draw widgets; on other systems, nothing reads it. */
    public static final String STYLE_SHEET = "org.eclipse.swt.internal.gtk.cssFile";

    private static final String FILE = "/css/scroll-bars.css";

    private ScrollBars() {
    }

    /** To be called before there is a display. A style sheet that the user has named stays. */
    static void fitIntoSmallViews() {
        URL sheet = ScrollBars.class.getResource(FILE);
        if (sheet == null || System.getProperty(STYLE_SHEET) != null) {
            return;
        }
        try {
            System.setProperty(STYLE_SHEET, new File(FileLocator.toFileURL(sheet).getPath()).getPath());
        } catch (IOException e) {
            ILog.of(ScrollBars.class).warn("Scroll bars are those of the system", e);
        }
    }
}
