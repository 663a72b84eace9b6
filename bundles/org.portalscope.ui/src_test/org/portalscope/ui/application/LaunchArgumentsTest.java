package org.portalscope.ui.application;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.file.Path;
import java.util.Optional;
import org.eclipse.swt.graphics.Point;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class LaunchArgumentsTest {

    @Test
    void shouldReadEveryArgument() {
        LaunchArguments arguments = LaunchArguments.parse("-theme", "dark", "-size", "1920x1080", "-picture", "out.png", "-open", "a.ptl",
                "-replay", "a.schedule");

        assertEquals(Optional.of(Theme.DARK), arguments.theme());
        assertEquals(Optional.of(new Point(1920, 1080)), arguments.size());
        assertEquals(Optional.of(Path.of("out.png")), arguments.picture());
        assertEquals(Optional.of(Path.of("a.ptl")), arguments.scenario());
        assertEquals(Optional.of(Path.of("a.schedule")), arguments.schedule());
    }

    @Test
    void shouldReadWhatToBeginWithWithoutALastSession() {
        LaunchArguments arguments = LaunchArguments.parse("-first", "3.11.1-put", "-gallery");
        assertEquals(Optional.of(Path.of("3.11.1-put")), arguments.first());
        assertTrue(arguments.gallery());
        assertEquals(Optional.empty(), arguments.scenario());
        assertFalse(LaunchArguments.parse().gallery());
    }

    @Test
    void shouldLeaveOtherArgumentsToThePlatform() {
        assertEquals(LaunchArguments.parse(), LaunchArguments.parse("-testproperties", "surefire.properties"));
    }

    @ParameterizedTest
    @ValueSource(strings = {"1280", "0x800", "1280x", "1280x800x24", "-1x5"})
    void shouldRefuseWhatIsNotASize(String size) {
        assertThrows(IllegalArgumentException.class, () -> LaunchArguments.parse("-size", size));
    }

    @Test
    void shouldRefuseAnOptionWithoutItsValue() {
        assertThrows(IllegalArgumentException.class, () -> LaunchArguments.parse("-picture"));
    }

    @Test
    void shouldRefuseAThemeItDoesNotKnow() {
        assertThrows(IllegalArgumentException.class, () -> LaunchArguments.parse("-theme", "sepia"));
    }
}
