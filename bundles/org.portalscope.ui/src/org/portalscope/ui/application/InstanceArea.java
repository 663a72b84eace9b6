package org.portalscope.ui.application;

import java.io.IOException;
import java.nio.file.Path;
import org.eclipse.core.runtime.Platform;
import org.eclipse.osgi.service.datalocation.Location;
import org.osgi.framework.Version;

/**
 * The folder that keeps preferences and layout: {@code ~/.portalscope/<major>}, found without asking.
 *
 * <p>When another workbench has it locked, a numbered neighbour is taken: {@code <major>-2}, {@code <major>-3} and so on.
 */
final class InstanceArea {

    private static final int NEIGHBOURS = 99;

    private InstanceArea() {
    }

    /**
     * Gives {@code instance} a folder and locks it, unless the start has already named one.
     *
     * @throws IOException if no folder can be written or all neighbours are taken
     */
    static void claim(Location instance) throws IOException {
        if (instance.isSet()) {
            return;
        }
        Path home = Path.of(System.getProperty("user.home"), ".portalscope");
        String major = String.valueOf(version().getMajor());
        if (!claim(instance, home.resolve(major)) && !claimNeighbour(instance, home, major)) {
            throw new IOException("Every folder " + home.resolve(major) + "-N is in use by another workbench");
        }
    }

    private static boolean claimNeighbour(Location instance, Path home, String major) throws IOException {
        for (int number = 2; number <= NEIGHBOURS; number++) {
            if (claim(instance, home.resolve(major + '-' + number))) {
                return true;
            }
        }
        return false;
    }

    private static boolean claim(Location instance, Path folder) throws IOException {
        return instance.set(folder.toUri().toURL(), true);
    }

    private static Version version() {
        return Platform.getBundle("org.portalscope.ui").getVersion();
    }
}
