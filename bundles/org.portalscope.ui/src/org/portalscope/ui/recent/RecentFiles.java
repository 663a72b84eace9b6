package org.portalscope.ui.recent;

import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;

import org.eclipse.core.runtime.ILog;
import org.eclipse.core.runtime.preferences.InstanceScope;
import org.eclipse.jface.util.IPropertyChangeListener;
import org.eclipse.ui.preferences.ScopedPreferenceStore;

/** The scenarios and recordings that the user has opened last, the newest first; one that has gone stays until others take its place. */
public final class RecentFiles {

    private static final int MOST = 6;
    private static final String KEY = "recentFiles";
    private static final String LEFT = "leftOpen";
    private static final ScopedPreferenceStore STORE = new ScopedPreferenceStore(InstanceScope.INSTANCE, "org.portalscope.ui");

    private RecentFiles() {
    }

    /**
     * What was open when the workbench ended.
     *
     * @param files      as absolute paths, the selected one last
     * @param transition of the cursor in the session of that one, 0 at its start
     * @param step       of the cursor there
     */
    public record Left(List<Path> files, int transition, int step) {

        private static final Pattern CURSOR = Pattern.compile("([0-9]{1,9})\\.([0-9]{1,9})");

        public Left {
            files = List.copyOf(files);
        }

        /** A line for the cursor, then one for each file. */
        String text() {
            return transition + "." + step + files.stream().map(file -> "\n" + file).collect(Collectors.joining());
        }

        /** Reads a text; nothing is open in one that is none. */
        static Left of(String text) {
            List<String> lines = text.lines().toList();
            Matcher cursor = CURSOR.matcher(lines.isEmpty() ? "" : lines.get(0));
            return cursor.matches() ? new Left(lines.stream().skip(1).map(Path::of).toList(), Integer.parseInt(cursor.group(1)),
                    Integer.parseInt(cursor.group(2))) : new Left(List.of(), 0, 0);
        }
    }

    /** Remembers what is open for the next start. Written at once: the workbench is about to end. */
    public static void remember(Left open) {
        STORE.setValue(LEFT, open.text());
        try {
            STORE.save();
        } catch (IOException e) {
            ILog.get().warn("What is open is forgotten at the next start", e);
        }
    }

    /** What was open when the workbench ended last. */
    public static Left left() {
        return Left.of(STORE.getString(LEFT));
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
