package org.portalscope.ui.application;

import java.lang.management.ManagementFactory;
import java.time.Duration;
import java.time.Instant;
import java.util.concurrent.TimeUnit;

import org.eclipse.ui.PlatformUI;

/**
 * With the system property {@code portalscope.startup}, prints how many milliseconds it took from the start of the virtual machine until the window was drawn
 * and had nothing more to do, and how many of these its thread computed, and ends the workbench: {@code releng/bench --workbench} asks for that.
 */
final class StartupTime {

    private static boolean isTold = System.getProperty("portalscope.startup") == null;

    private StartupTime() {
    }

    /** To be called when there is nothing to do. */
    static void tell() {
        if (!isTold) {
            isTold = true;
            ProcessHandle.current().info().startInstant()
                    .ifPresent(start -> System.out.println("usable after " + Duration.between(start, Instant.now()).toMillis() + " ms"));
            System.out.println("of that, the display's thread computed "
                    + TimeUnit.NANOSECONDS.toMillis(ManagementFactory.getThreadMXBean().getCurrentThreadCpuTime()) + " ms");
            PlatformUI.getWorkbench().getDisplay().asyncExec(PlatformUI.getWorkbench()::close);
        }
    }
}
