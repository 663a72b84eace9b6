package org.portalscope.ui.tests.window;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.net.URL;
import java.nio.file.Path;

import org.eclipse.core.runtime.Platform;
import org.eclipse.osgi.service.datalocation.Location;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.portalscope.ui.application.InstanceArea;

/** Several workbenches at once, each with the platform's own locks on its folder. */
class InstancesTest {

    @TempDir
    private Path home;

    @Test
    void shouldGiveEachStartAFolderOfItsOwnAndTheFirstOneAgainOnceItIsFree() throws Exception {
        Location first = start();
        Location second = start();
        assertEquals(folder("0"), first.getURL());
        assertEquals(folder("0-2"), second.getURL());

        first.release();
        Location third = start();
        assertEquals(folder("0"), third.getURL());
        second.release();
        third.release();
    }

    @Test
    void shouldRefuseTheFolderOfAWorkbenchThatRunsAndLeaveItAsItIs() throws Exception {
        Location first = start();
        Location named = location();
        named.set(folder("0"), false);
        String why = assertThrows(IOException.class, () -> InstanceArea.claim(named)).getMessage();
        assertTrue(why.contains(home.resolve("0").toString()), why);
        assertTrue(first.isLocked());

        first.release();
        InstanceArea.claim(named);
        assertTrue(named.isLocked());
        named.release();
    }

    private Location start() throws Exception {
        Location location = location();
        InstanceArea.claim(location);
        return location;
    }

    private Location location() throws Exception {
        return Platform.getInstanceLocation().createLocation(null, folder("0"), false);
    }

    private URL folder(String name) throws Exception {
        return new URL(home.resolve(name).toUri().toURL() + (home.resolve(name).toFile().isDirectory() ? "" : "/"));
    }
}
