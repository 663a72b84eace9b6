package org.portalscope.ui.application;

import java.io.File;
import java.io.IOException;
import java.net.URISyntaxException;
import org.eclipse.core.runtime.URIUtil;
import org.eclipse.osgi.service.datalocation.Location;

/**
 * The folder that keeps preferences and layout: {@code ~/.portalscope/<major>} unless the start names another, found without asking.
 *
 * <p>When another workbench has it locked, a numbered neighbour is taken: {@code <major>-2}, {@code <major>-3} and so on.
 */
final class InstanceArea {

    private static final int NEIGHBOURS = 99;

    private InstanceArea() {
    }

    /**
     * Gives {@code instance} a folder and locks it, unless it already has one.
     *
     * @throws IOException if a folder cannot be written or all neighbours are taken
     */
    static void claim(Location instance) throws IOException {
        if (!instance.isSet()) {
            File first = preferred(instance);
            if (!claim(instance, first) && !claimNeighbour(instance, first)) {
                throw new IOException("All folders " + first + "-N are in use by other workbenches");
            }
        }
    }

    private static File preferred(Location instance) throws IOException {
        try {
            return URIUtil.toFile(URIUtil.toURI(instance.getDefault()));
        } catch (URISyntaxException e) {
            throw new IOException("Not a folder: " + instance.getDefault(), e);
        }
    }

    private static boolean claimNeighbour(Location instance, File first) throws IOException {
        for (int number = 2; number <= NEIGHBOURS; number++) {
            if (claim(instance, new File(first.getPath() + '-' + number))) {
                return true;
            }
        }
        return false;
    }

    private static boolean claim(Location instance, File folder) throws IOException {
        return instance.set(folder.toURI().toURL(), true);
    }
}
