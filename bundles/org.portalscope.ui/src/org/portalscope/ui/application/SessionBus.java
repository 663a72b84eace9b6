package org.portalscope.ui.application;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;

/** The bus of a Linux desktop over which it asks programs whether it may end. Without one, SWT would complain of it at each start. */
final class SessionBus {

    /** What SWT is told by not to look for it. */
    private static final String DISABLE = "org.eclipse.swt.internal.SessionManagerDBus.disable";

    private SessionBus() {
    }

    /** Keeps SWT from looking for a bus where there is none. */
    static void useIfReachable(Map<String, String> environment) {
        if (!isReachable(environment)) {
            System.setProperty(DISABLE, "true");
        }
    }

    /** Whether the environment names a bus, or has one at the usual place. */
    static boolean isReachable(Map<String, String> environment) {
        String runtime = environment.getOrDefault("XDG_RUNTIME_DIR", "");
        return !environment.getOrDefault("DBUS_SESSION_BUS_ADDRESS", "").isEmpty()
                || !runtime.isEmpty() && Files.exists(Path.of(runtime, "bus"));
    }
}
