package org.portalscope.ui.recent;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;

import org.eclipse.core.runtime.preferences.InstanceScope;
import org.eclipse.jface.preference.IPreferenceStore;
import org.eclipse.jface.util.IPropertyChangeListener;
import org.eclipse.ui.preferences.ScopedPreferenceStore;

/** The scenarios and recordings that the user has opened last, the newest first; one that has gone stays until others take its place. */
public final class RecentFiles {

    private static final int MOST = 6;
    private static final String KEY = "recentFiles";
    private static final IPreferenceStore STORE = new ScopedPreferenceStore(InstanceScope.INSTANCE, "org.portalscope.ui");

    private RecentFiles() {
    }

    /** The files, as absolute paths. */
    public static List<Path> all() {
        return STORE.getString(KEY).lines().filter(line -> !line.isBlank()).map(Path::of).toList();
    }

    /** A file has been opened. */
    public static void add(Path file) {
        Path opened = file.toAbsolutePath().normalize();
        List<Path> files = new ArrayList<>(all());
        files.remove(opened);
        set(Stream.concat(Stream.of(opened), files.stream()).limit(MOST));
    }

    /** Forgets them. */
    public static void clear() {
        set(Stream.empty());
    }

    private static void set(Stream<Path> files) {
        STORE.setValue(KEY, String.join("\n", files.map(Path::toString).toList()));
    }

    /** Tells somebody, in the display's thread, that there are others. */
    public static IPropertyChangeListener tell(Runnable changed) {
        IPropertyChangeListener listener = change -> {
            if (change.getProperty().equals(KEY)) {
                changed.run();
            }
        };
        STORE.addPropertyChangeListener(listener);
        return listener;
    }

    /** Tells nobody any more. */
    public static void leave(IPropertyChangeListener listener) {
        STORE.removePropertyChangeListener(listener);
    }
}
