package org.portalscope.ui.preferences;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Set;
import java.util.regex.Pattern;

import org.eclipse.core.runtime.ILog;
import org.eclipse.core.runtime.IProgressMonitor;
import org.eclipse.core.runtime.jobs.Job;

/**
 * Whether the desktop lets things move: where the settings of GTK, or those of GNOME, say that nothing is animated, nothing moves here either. Asked for once a
 * start.
 */
final class DesktopMotion {

    /** Says {@code false} where nothing is to move whatever is set, as in tests. */
    private static final String PROPERTY = "portalscope.motion";

    private static final Path SETTINGS = Path.of("gtk-3.0", "settings.ini");
    private static final Pattern LINE = Pattern.compile("\\s*gtk-enable-animations\\s*=\\s*(\\S+)\\s*");
    private static final Set<String> OFF = Set.of("0", "false", "False", "FALSE");
    private static final String DESKTOP = "XDG_CURRENT_DESKTOP";
    private static volatile boolean isWanted = !"false".equals(System.getProperty(PROPERTY)) && animates(settings());

    static {
        if (isWanted && GnomeAnimations.decide(System.getenv(DESKTOP))) {
            Job.createSystem("Reading the settings of GNOME", (IProgressMonitor monitor) -> isWanted = GnomeAnimations.areWanted()).schedule();
        }
    }

    private DesktopMotion() {
    }

    static boolean isWanted() {
        return isWanted;
    }

    /** What a file of GTK's settings says of animations, the last line of several; they are on if it says nothing. */
    static boolean animates(List<String> lines) {
        return lines.stream().map(LINE::matcher).filter(line -> line.matches()).map(line -> line.group(1)).reduce((first, second) -> second)
                .filter(OFF::contains).isEmpty();
    }

    private static List<String> settings() {
        String set = System.getenv("XDG_CONFIG_HOME");
        Path folder = set == null || set.isEmpty() ? Path.of(System.getProperty("user.home"), ".config") : Path.of(set);
        Path file = folder.resolve(SETTINGS);
        try {
            return Files.isReadable(file) ? Files.readAllLines(file) : List.of();
        } catch (IOException e) {
            ILog.of(DesktopMotion.class).info("The settings of GTK cannot be read: " + file, e);
            return List.of();
        }
    }
}
