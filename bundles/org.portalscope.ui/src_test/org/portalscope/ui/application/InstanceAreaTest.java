package org.portalscope.ui.application;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.io.IOException;
import java.lang.reflect.Proxy;
import java.net.URL;
import java.util.ArrayList;
import java.util.List;
import org.eclipse.osgi.service.datalocation.Location;
import org.junit.jupiter.api.Test;

class InstanceAreaTest {

    private final List<String> tried = new ArrayList<>();

    @Test
    void shouldTakeTheDefaultFolder() throws IOException {
        InstanceArea.claim(location(false, 1));

        assertEquals(List.of("/home/a user/.portalscope/0"), tried);
    }

    @Test
    void shouldTakeANumberedNeighbourWhenTheFolderIsLocked() throws IOException {
        InstanceArea.claim(location(false, 3));

        assertEquals(List.of("/home/a user/.portalscope/0", "/home/a user/.portalscope/0-2", "/home/a user/.portalscope/0-3"), tried);
    }

    @Test
    void shouldLockTheFolderThatTheStartHasNamed() throws IOException {
        InstanceArea.claim(location(true, 1));

        assertEquals(List.of("lock"), tried);
    }

    @Test
    void shouldRefuseTheNamedFolderOfAWorkbenchThatIsRunning() {
        IOException refused = assertThrows(IOException.class, () -> InstanceArea.claim(location(true, 2)));

        assertEquals("Another workbench that is running uses the folder /home/a user/named. Start with another one, or name none, and a free one is found.",
            refused.getMessage());
    }

    @Test
    void shouldGiveUpWhenAllNeighboursAreLocked() {
        assertThrows(IOException.class, () -> InstanceArea.claim(location(false, Integer.MAX_VALUE)));
    }

    /** A location whose folders are locked up to the one that is tried as number {@code free}. */
    private Location location(boolean set, int free) {
        return (Location) Proxy.newProxyInstance(Location.class.getClassLoader(), new Class<?>[] {Location.class},
            (proxy, method, arguments) -> switch (method.getName()) {
                case "isSet" -> set;
                case "getDefault" -> new URL("file:/home/a user/.portalscope/0/");
                case "getURL" -> new URL("file:/home/a user/named/");
                case "lock" -> {
                    tried.add("lock");
                    yield tried.size() == free;
                }
                case "set" -> {
                    tried.add(((URL) arguments[0]).toURI().getPath());
                    yield tried.size() == free;
                }
                default -> throw new UnsupportedOperationException(method.getName());
            });
    }
}
