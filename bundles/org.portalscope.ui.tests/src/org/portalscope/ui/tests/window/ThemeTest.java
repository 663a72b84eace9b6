package org.portalscope.ui.tests.window;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;

import org.eclipse.jface.resource.JFaceResources;
import org.eclipse.swt.SWT;
import org.eclipse.swt.graphics.RGB;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.swt.widgets.Control;
import org.eclipse.swt.widgets.Display;
import org.eclipse.swt.widgets.Event;
import org.eclipse.swt.widgets.Listener;
import org.eclipse.swt.widgets.Tree;
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

    /** So many events are handled to see whether there is an end to them. */
    private static final int EVENTS = 500;

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

    /** Menus and dialogs have the colours of the system's widgets, which no style sheet of ours reaches. */
    @Test
    void shouldTellTheSystemWhichThemeItIs() {
        Theme.DARK.apply();
        bench.await("dark lists of the system", () -> isDark(SWT.COLOR_LIST_BACKGROUND) && isDark(SWT.COLOR_WIDGET_BACKGROUND));
        Theme.LIGHT.apply();
        bench.await("light lists of the system", () -> !isDark(SWT.COLOR_LIST_BACKGROUND) && !isDark(SWT.COLOR_WIDGET_BACKGROUND));
    }

    @Test
    void shouldLeaveTreesReadableWhenItIsLightAgain() throws Exception {
        bench.open("3.11.1-put");
        Theme.DARK.apply();
        bench.await("dark lists of the system", () -> isDark(SWT.COLOR_LIST_BACKGROUND));
        bench.settle();
        Theme.LIGHT.apply();
        bench.await("light lists of the system", () -> !isDark(SWT.COLOR_LIST_BACKGROUND));
        bench.settle();
        List<Tree> trees = trees(bench.window().getShell()).toList();
        assertFalse(trees.isEmpty());
        trees.forEach(tree -> assertTrue(brightness(tree.getForeground().getRGB()) < brightness(tree.getBackground().getRGB()), tree::toString));
    }

    private static Stream<Tree> trees(Composite in) {
        return Stream.of(in.getChildren()).flatMap(child -> child instanceof Tree tree ? Stream.of(tree)
                : child instanceof Composite inner ? trees(inner) : Stream.empty());
    }

    @Test
    void shouldComeToRestAfterASwitch() {
        Theme.DARK.apply();
        bench.await("dark lists of the system", () -> isDark(SWT.COLOR_LIST_BACKGROUND));
        bench.settle();
        List<Event> changes = new ArrayList<>();
        Listener listener = changes::add;
        Display.getCurrent().addListener(SWT.Settings, listener);
        for (int i = 0; i < EVENTS; i++) {
            Display.getCurrent().readAndDispatch();
        }
        Display.getCurrent().removeListener(SWT.Settings, listener);
        assertEquals(List.of(), changes, "settings of the system that change by themselves");
    }

    private static boolean isDark(int systemColour) {
        return brightness(Display.getCurrent().getSystemColor(systemColour).getRGB()) < 3 * 128;
    }

    private static int brightness(RGB colour) {
        return colour.red + colour.green + colour.blue;
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

    private static RGB rgb(Rgb colour) {
        return new RGB(colour.red(), colour.green(), colour.blue());
    }

    private static void assertColours(Palette palette) {
        for (ColorRole ink : Palette.inks()) {
            assertEquals(rgb(palette.of(ink)), JFaceResources.getColorRegistry().getRGB("org.portalscope.graph." + ink.id()), ink.id());
        }
    }
}
