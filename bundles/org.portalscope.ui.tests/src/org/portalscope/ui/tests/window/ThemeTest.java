package org.portalscope.ui.tests.window;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;

import org.eclipse.jface.resource.JFaceResources;
import org.eclipse.swt.graphics.GC;
import org.eclipse.swt.graphics.Image;
import org.eclipse.swt.graphics.ImageData;
import org.eclipse.swt.graphics.Point;
import org.eclipse.swt.graphics.RGB;
import org.eclipse.swt.widgets.Control;
import org.eclipse.swt.widgets.Display;
import org.eclipse.swt.widgets.Shell;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.portalscope.scene.style.ColorRole;
import org.portalscope.scene.style.Palette;
import org.portalscope.scene.style.Rgb;
import org.portalscope.ui.application.Theme;
import org.portalscope.ui.tests.Bench;
import org.portalscope.ui.translation.TranslationView;
import org.portalscope.ui.variables.VariablesView;

class ThemeTest {

    private final Bench bench = new Bench();

    @AfterEach
    void backToLight() {
        bench.closeAll();
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

    @Test
    void shouldKeepTheColoursOfViewsWhenTheSameThemeIsSetAgain() throws Exception {
        Theme.DARK.apply();
        bench.settle();
        bench.open("3.11.1-put");
        Theme.DARK.apply();
        bench.settle();

        for (String id : List.of(TranslationView.ID, VariablesView.ID)) {
            bench.activate(bench.page().showView(id));
            Control focused = Display.getCurrent().getFocusControl();
            assertEquals(rgb(Palette.DARK.of(ColorRole.CANVAS)), focused.getBackground().getRGB(), id);
            assertEquals(rgb(Palette.DARK.of(ColorRole.TEXT)), focused.getForeground().getRGB(), id);
        }
    }

    @Test
    void shouldSwitchWithRowsThatCameAndWent() throws Exception {
        bench.open("3.11.1-put");
        bench.activate(bench.page().showView(TranslationView.ID));
        bench.settle();
        bench.closeAll();
        Theme.DARK.apply();
        bench.settle();
        assertColours(Palette.DARK);
    }

    @Test
    void shouldDarkenTheMenuBarWhichNoStyleSheetReaches() {
        Theme.DARK.apply();
        bench.await("a dark menu bar", () -> menuBar().getHSB()[2] < 0.4f);
        assertColours(Palette.DARK);
        Theme.LIGHT.apply();
        bench.await("a light menu bar", () -> menuBar().getHSB()[2] > 0.6f);
    }

    /** The colour of the menu bar on the screen, right of the menus. */
    private RGB menuBar() {
        Shell shell = bench.window().getShell();
        Point place = shell.toDisplay(shell.getClientArea().width - 10, -8);
        Image pixel = new Image(shell.getDisplay(), 1, 1);
        GC screen = new GC(shell.getDisplay());
        screen.copyArea(pixel, place.x, place.y);
        screen.dispose();
        ImageData data = pixel.getImageData();
        pixel.dispose();
        return data.palette.getRGB(data.getPixel(0, 0));
    }

    private static RGB rgb(Rgb colour) {
        return new RGB(colour.red(), colour.green(), colour.blue());
    }

    private static void assertColours(Palette palette) {
        for (ColorRole ink : Palette.inks()) {
            assertEquals(rgb(palette.of(ink)), JFaceResources.getColorRegistry().getRGB("org.portalscope.graph." + ink.id()), ink.id());
        }
    }
}
