package org.portalscope.ui.part;

import org.eclipse.jface.dialogs.DialogSettings;
import org.eclipse.jface.dialogs.IDialogSettings;
import org.eclipse.jface.dialogs.IDialogSettingsProvider;
import org.eclipse.ui.PlatformUI;
import org.osgi.framework.FrameworkUtil;

/** What users answered a dialog last, over starts. */
public final class KeptAnswers {

    private KeptAnswers() {
    }

    /** The answers to the dialog of a name. */
    public static IDialogSettings of(String dialog) {
        return DialogSettings.getOrCreateSection(provider().getDialogSettings(), dialog);
    }

    /** Keeps what has been put into the answers. */
    public static void save() {
        provider().saveDialogSettings();
    }

    private static IDialogSettingsProvider provider() {
        return PlatformUI.getDialogSettingsProvider(FrameworkUtil.getBundle(KeptAnswers.class));
    }
}
