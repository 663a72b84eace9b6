package org.portalscope.ui.application;

import java.lang.management.ManagementFactory;
import java.util.concurrent.TimeUnit;

import org.eclipse.ui.PlatformUI;

/**
 * With the system property {@code portalscope.startup}, which says when the workbench was asked to start, in milliseconds since 1970, prints how many it took
 * until the window was drawn and had nothing more to do, and how many of these its thread computed, and ends the workbench: {@code releng/bench --workbench}
 * asks for that. The start of the process does not do as a beginning: Linux counts it from a boot that it knows to the second.
 */
final class StartupTime {

    private static final Long ASKED = Long.getLong("portalscope.startup");

    private static boolean isTold = ASKED == null;

    private StartupTime() {
    }

    /** To be called when there is nothing to do. */
    static void tell() {
        if (!isTold) {
            isTold = true;
            System.out.println("usable after " + (System.currentTimeMillis() - ASKED) + " ms");
            System.out.println("of that, the display's thread computed "
                    + TimeUnit.NANOSECONDS.toMillis(ManagementFactory.getThreadMXBean().getCurrentThreadCpuTime()) + " ms");
            PlatformUI.getWorkbench().getDisplay().asyncExec(PlatformUI.getWorkbench()::close);
        }
    }
}
