package org.portalscope.ui.preferences;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.concurrent.TimeUnit;

import org.eclipse.core.runtime.ILog;

/** What GNOME's own settings say of animations. They are in no file of text, and SWT tells nothing of them: GNOME's command is asked, which takes a moment. */
final class GnomeAnimations {

    private static final List<String> COMMAND = List.of("gsettings", "get", "org.gnome.desktop.interface", "enable-animations");
    private static final int PATIENCE_SECONDS = 5;

    private GnomeAnimations() {
    }

    /** Whether they decide, given what {@code XDG_CURRENT_DESKTOP} says: names with colons between them, or null. */
    static boolean decide(String desktop) {
        return desktop != null && List.of(desktop.split(":")).contains("GNOME");
    }

    /** Whether things are to move; they are unless the command says otherwise. */
    static boolean areWanted() {
        try {
            return areWanted(COMMAND);
        } catch (IOException e) {
            ILog.of(GnomeAnimations.class).info("The settings of GNOME cannot be read", e);
            return true;
        }
    }

    /** @throws IOException if there is no such command */
    static boolean areWanted(List<String> command) throws IOException {
        Process process = new ProcessBuilder(command).redirectErrorStream(true).start();
        try {
            process.getOutputStream().close();
            boolean hasEnded = process.waitFor(PATIENCE_SECONDS, TimeUnit.SECONDS);
            return !hasEnded || !new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8).strip().equals("false");
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            return true;
        } finally {
            process.destroyForcibly();
        }
    }
}
