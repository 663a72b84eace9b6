package org.portalscope.ui.application;

import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class SessionBusTest {

    @Test
    void shouldFindABusByItsAddress() {
        assertTrue(SessionBus.isReachable(Map.of("DBUS_SESSION_BUS_ADDRESS", "unix:path=/run/user/1000/bus")));
    }

    @Test
    void shouldFindABusAtTheUsualPlace(@TempDir Path runtime) throws IOException {
        assertFalse(SessionBus.isReachable(Map.of("XDG_RUNTIME_DIR", runtime.toString())));
        Files.createFile(runtime.resolve("bus"));
        assertTrue(SessionBus.isReachable(Map.of("XDG_RUNTIME_DIR", runtime.toString())));
    }

    @Test
    void shouldFindNoneWhereThereIsNone() {
        assertFalse(SessionBus.isReachable(Map.of("DBUS_SESSION_BUS_ADDRESS", "")));
    }
}
