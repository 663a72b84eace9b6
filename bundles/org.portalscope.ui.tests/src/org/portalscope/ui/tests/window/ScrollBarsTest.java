package org.portalscope.ui.tests.window;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.File;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.TimeUnit;

import org.eclipse.core.runtime.FileLocator;
import org.eclipse.core.runtime.Platform;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.osgi.framework.Bundle;
import org.portalscope.ui.application.ScrollBars;

/** What GTK says on standard error of scroll bars that are too short for it. */
class ScrollBarsTest {

    private static final int PATIENCE_SECONDS = 60;

    @TempDir
    private Path folder;

    @Test
    void shouldFitIntoWhatIsSmall() throws Exception {
        assertEquals("", complaints(List.of("-D" + ScrollBars.STYLE_SHEET + "=" + System.getProperty(ScrollBars.STYLE_SHEET))));
    }

    /** Otherwise the other test would prove nothing. */
    @Test
    void shouldNotFitAsTheSystemHasThem() throws Exception {
        assertTrue(complaints(List.of()).contains("GtkScrollbar"));
    }

    /** What GTK complains of in a program of its own. */
    private String complaints(List<String> options) throws Exception {
        Path errors = folder.resolve("errors");
        List<String> command = new ArrayList<>(List.of(Path.of(System.getProperty("java.home"), "bin", "java").toString()));
        command.addAll(options);
        String path = location(Platform.getBundle("org.eclipse.swt." + Platform.getWS() + "." + Platform.getOS() + "." + Platform.getOSArch()))
                + File.pathSeparator + Path.of(SmallScrollers.class.getProtectionDomain().getCodeSource().getLocation().toURI());
        command.addAll(List.of("-cp", path, SmallScrollers.class.getName()));
        Process program = new ProcessBuilder(command).redirectError(errors.toFile()).start();
        assertTrue(program.waitFor(PATIENCE_SECONDS, TimeUnit.SECONDS));
        assertEquals(0, program.exitValue(), () -> "it says " + errors);
        return String.join("\n", Files.readAllLines(errors).stream().filter(line -> line.contains("Gtk-")).toList());
    }

    private static File location(Bundle bundle) {
        return FileLocator.getBundleFileLocation(bundle).orElseThrow();
    }
}
