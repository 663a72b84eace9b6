package org.portalscope.ui.preferences;

import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class GnomeAnimationsTest {

    @TempDir
    private Path folder;

    @Test
    void shouldDecideOnGnomeOnly() {
        assertTrue(GnomeAnimations.decide("GNOME"));
        assertTrue(GnomeAnimations.decide("ubuntu:GNOME"));
        assertFalse(GnomeAnimations.decide("KDE"));
        assertFalse(GnomeAnimations.decide(null));
    }

    @Test
    void shouldLetNothingMoveWhereTheCommandSaysSo() throws IOException {
        assertFalse(answer("false"));
        assertTrue(answer("true"));
        assertTrue(answer("No such key"));
        assertTrue(answer(""));
    }

    @Test
    void shouldSayThatThereIsNoSuchCommand() {
        assertThrows(IOException.class, () -> GnomeAnimations.areWanted(List.of("no-such-command-as-this")));
    }

    /** What is decided where the command answers so: a program that prints a file. */
    private boolean answer(String words) throws IOException {
        Path said = Files.writeString(folder.resolve("said"), words + "\n");
        return GnomeAnimations.areWanted(List.of("cat", said.toString()));
    }
}
