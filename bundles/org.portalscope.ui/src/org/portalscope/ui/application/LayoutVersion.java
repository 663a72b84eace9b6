package org.portalscope.ui.application;

import org.eclipse.core.runtime.ILog;
import org.eclipse.core.runtime.preferences.IEclipsePreferences;
import org.eclipse.core.runtime.preferences.InstanceScope;
import org.eclipse.e4.ui.workbench.IWorkbench;
import org.osgi.framework.FrameworkUtil;
import org.osgi.service.prefs.BackingStoreException;

/** Drops the layout of an earlier start if another version has written it: its views may be others. Preferences and breakpoints stay. */
final class LayoutVersion {

    private static final String KEY = "layoutVersion";

    private LayoutVersion() {
    }

    /** To be asked before the workbench reads the layout. */
    static void check() {
        String version = FrameworkUtil.getBundle(LayoutVersion.class).getVersion().toString();
        IEclipsePreferences kept = InstanceScope.INSTANCE.getNode("org.portalscope.ui");
        if (!kept.get(KEY, "").equals(version)) {
            System.setProperty(IWorkbench.CLEAR_PERSISTED_STATE, Boolean.toString(true));
            kept.put(KEY, version);
            try {
                kept.flush();
            } catch (BackingStoreException e) {
                ILog.get().warn("The layout is dropped at the next start, too", e);
            }
        }
    }
}
