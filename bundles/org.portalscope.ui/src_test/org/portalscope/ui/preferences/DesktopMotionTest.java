package org.portalscope.ui.preferences;

import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class DesktopMotionTest {

    @ParameterizedTest
    @ValueSource(strings = {"gtk-enable-animations=false", "gtk-enable-animations=0", " gtk-enable-animations = False "})
    void shouldLetNothingMoveWhereTheSettingsSaySo(String line) {
        assertFalse(DesktopMotion.animates(List.of("[Settings]", "gtk-theme-name=Breeze", line)));
    }

    @Test
    void shouldLetThingsMoveOtherwise() {
        assertTrue(DesktopMotion.animates(List.of()));
        assertTrue(DesktopMotion.animates(List.of("[Settings]", "gtk-enable-animations=true")));
        assertTrue(DesktopMotion.animates(List.of("#gtk-enable-animations=false")));
        assertTrue(DesktopMotion.animates(List.of("gtk-enable-animations=false", "gtk-enable-animations=1")));
    }
}
