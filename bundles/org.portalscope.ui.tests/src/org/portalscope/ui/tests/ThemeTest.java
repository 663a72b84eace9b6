package org.portalscope.ui.tests;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.eclipse.jface.resource.JFaceResources;
import org.eclipse.swt.graphics.RGB;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.portalscope.scene.style.ColorRole;
import org.portalscope.scene.style.Palette;
import org.portalscope.scene.style.Rgb;
import org.portalscope.ui.application.Theme;

class ThemeTest {

    private final Bench bench = new Bench();

    @AfterEach
    void backToLight() {
        Theme.LIGHT.apply();
        bench.settle();
    }

    @Test
    void shouldSwitchAllColoursWithoutARestart() {
        Theme.DARK.apply();
        bench.settle();
        assertColours(Palette.DARK);

        Theme.LIGHT.apply();
        bench.settle();
        assertColours(Palette.LIGHT);
    }

    private static void assertColours(Palette palette) {
        for (ColorRole ink : Palette.inks()) {
            Rgb rgb = palette.of(ink);
            assertEquals(new RGB(rgb.red(), rgb.green(), rgb.blue()),
                    JFaceResources.getColorRegistry().getRGB("org.portalscope.graph." + ink.id()), ink.id());
        }
    }
}
