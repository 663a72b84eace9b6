package org.portalscope.ui.preferences;

import org.eclipse.core.runtime.preferences.InstanceScope;
import org.eclipse.jface.preference.IPreferenceStore;
import org.eclipse.ui.preferences.ScopedPreferenceStore;
import org.portalscope.session.LocalSession;

/** What users can choose for all sessions. */
public final class Preferences {

    /** Transitions that one key press executes at most. */
    static final String BOUND = "bound";

    private static final String NODE = "org.portalscope.ui";

    private Preferences() {
    }

    /** Where they are kept, with what holds unless something is chosen. */
    static IPreferenceStore store() {
        ScopedPreferenceStore store = new ScopedPreferenceStore(InstanceScope.INSTANCE, NODE);
        store.setDefault(BOUND, LocalSession.LONGEST);
        return store;
    }

    /** Transitions that one move of a cursor executes at most, at least one. */
    public static int bound() {
        return Math.max(1, store().getInt(BOUND));
    }
}
