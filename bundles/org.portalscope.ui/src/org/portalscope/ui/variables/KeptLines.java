package org.portalscope.ui.variables;

import java.io.IOException;
import java.util.List;

import org.eclipse.core.runtime.ILog;
import org.eclipse.jface.preference.IPersistentPreferenceStore;

/** Lines of text that are kept from one start to the next. */
final class KeptLines {

    private KeptLines() {
    }

    static List<String> read(IPersistentPreferenceStore store, String key) {
        return store.getString(key).lines().toList();
    }

    static void write(IPersistentPreferenceStore store, String key, List<String> lines) {
        store.setValue(key, String.join("\n", lines));
        try {
            store.save();
        } catch (IOException e) {
            ILog.get().warn("What is watched is not kept", e);
        }
    }
}
