package org.portalscope.ui.application;

import java.io.File;
import java.io.IOException;
import java.net.URISyntaxException;
import java.net.URL;
import org.eclipse.core.runtime.URIUtil;
import org.eclipse.osgi.service.datalocation.Location;

/**
 * The folder that keeps preferences and layout: {@code ~/.portalscope/<major>} unless the start names another, found without asking. One workbench at a time
 * has it, and locks it.
 *
 * <p>When another workbench has the usual one, a numbered neighbour is taken: {@code <major>-2}, {@code <major>-3} and so on.
 */
public final class InstanceArea {

    private static final int NEIGHBOURS = 99;

    private InstanceArea() {
    }

    /**
     * Gives {@code instance} a folder and locks it; one that the start has named it only locks.
     *
     * @throws IOException if a folder cannot be written, all neighbours are taken, or another workbench has the one that was named, with a sentence for users
     */
    public static void claim(Location instance) throws IOException {
        if (instance.isSet()) {
            if (!instance.lock()) {
                throw new IOException("Another workbench that is running uses the folder " + folder(instance.getURL())
                        + ". Start with another one, or name none, and a free one is found.");
            }
            return;
        }
        File first = folder(instance.getDefault());
        if (!claim(instance, first) && !claimNeighbour(instance, first)) {
            throw new IOException("All folders " + first + "-N are in use by other workbenches");
        }
    }

    private static File folder(URL location) throws IOException {
        try {
            return URIUtil.toFile(URIUtil.toURI(location));
        } catch (URISyntaxException e) {
            throw new IOException("Not a folder: " + location, e);
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
