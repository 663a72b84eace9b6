package org.portalscope.ui.tests.window;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.stream.Stream;

import org.eclipse.core.runtime.preferences.InstanceScope;
import org.eclipse.jface.resource.JFaceResources;
import org.eclipse.swt.graphics.GC;
import org.eclipse.swt.graphics.Image;
import org.eclipse.swt.graphics.ImageData;
import org.eclipse.swt.graphics.Point;
import org.eclipse.swt.graphics.RGB;
import org.eclipse.swt.widgets.Canvas;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.swt.widgets.Control;
import org.eclipse.swt.widgets.Display;
import org.eclipse.swt.widgets.ScrollBar;
import org.eclipse.swt.widgets.Shell;
import org.eclipse.swt.widgets.Table;
import org.eclipse.ui.PartInitException;
import org.eclipse.ui.PlatformUI;
import org.eclipse.ui.preferences.ScopedPreferenceStore;
import org.eclipse.ui.views.IViewDescriptor;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.portalscope.scene.style.ColorRole;
import org.portalscope.scene.style.Palette;
import org.portalscope.scene.style.Rgb;
import org.portalscope.timeline.Direction;
import org.portalscope.timeline.session.InitialPositions;
import org.portalscope.timeline.session.StepKind;
import org.portalscope.ui.graph.PortalsGraphView;
import org.portalscope.ui.table.MatchListView;
import org.portalscope.ui.tests.Bench;
import org.portalscope.ui.tests.Pictures;
import org.portalscope.ui.translation.TranslationView;

/** Theme and size of text are chosen in the preferences and change at once. */
class AppearanceTest {

    private static final Point WINDOW = new Point(1280, 800);
    /** Pixels that a menu bar is high at least. */
    private static final int MENU_BAR = 16;

    private final Bench bench = new Bench();
    private final ScopedPreferenceStore store = new ScopedPreferenceStore(InstanceScope.INSTANCE, "org.portalscope.ui");

    @AfterEach
    void reset() {
        bench.closeAll();
        store.setToDefault("textSize");
        store.setValue("theme", "light");
        store.setToDefault("theme");
        bench.settle();
    }

    @Test
    void shouldScaleTheTextOfAllViews() throws Exception {
        bench.open("3.7-match-list");
        bench.activate(bench.page().showView(TranslationView.ID));
        Table steps = (Table) Display.getCurrent().getFocusControl();
        int row = steps.getItemHeight();
        int points = JFaceResources.getDefaultFont().getFontData()[0].getHeight();
        int digits = JFaceResources.getTextFont().getFontData()[0].getHeight();

        store.setValue("textSize", 150);
        bench.settle();

        assertEquals(Math.round(points * 1.5), JFaceResources.getDefaultFont().getFontData()[0].getHeight());
        assertEquals(Math.round(digits * 1.5), JFaceResources.getTextFont().getFontData()[0].getHeight());
        assertEquals(JFaceResources.getDefaultFont().getFontData()[0].getHeight(), steps.getFont().getFontData()[0].getHeight());
        assertTrue(steps.getItemHeight() > row, () -> steps.getItemHeight() + " from " + row);
    }

    @Test
    void shouldNotScrollTheGraphSideways() throws Exception {
        bench.open("5.3-mpi-race");
        bench.activate(bench.page().showView(PortalsGraphView.ID));
        store.setValue("textSize", 150);
        bench.settle();
        ScrollBar sideways = pictures(bench.window().getShell()).findFirst().orElseThrow().getHorizontalBar();
        assertTrue(sideways.getMaximum() <= sideways.getThumb(), () -> sideways.getThumb() + " of " + sideways.getMaximum() + " pixels");
    }

    /** The sentence is one that says why an entry is passed over. */
    @Test
    void shouldLeaveSentencesRoomInLargeText() throws Exception {
        bench.open("3.7-match-list");
        bench.controller().seek(InitialPositions::midTranslation);
        store.setValue("textSize", 150);
        bench.settle();
        bench.activate(bench.page().showView(TranslationView.ID));
        Table steps = (Table) Display.getCurrent().getFocusControl();
        GC gc = new GC(steps);
        try {
            String sentence = "entry 10 wants bits 0x0001_0000_0000_0007: bit 63 and 10 more differ, not ignored";
            int others = steps.getColumn(1).getWidth() + steps.getColumn(2).getWidth() + steps.getColumn(4).getWidth();
            assertTrue(steps.getColumn(3).getWidth() >= gc.textExtent(sentence).x || others == 0, () -> others + " pixels beside the sentences");
        } finally {
            gc.dispose();
        }
        bench.activate(bench.page().showView(MatchListView.ID));
        Table list = (Table) Display.getCurrent().getFocusControl();
        gc = new GC(list);
        try {
            assertTrue(list.getColumn(3).getWidth() >= gc.textExtent("passed over: bits").x, () -> list.getColumn(3).getWidth() + " pixels");
        } finally {
            gc.dispose();
        }
    }

    @Test
    void shouldHaveRowsAsHighAsLargeTextInEveryView() throws Exception {
        openInLargeText();
        for (IViewDescriptor view : views()) {
            show(view);
            tables(bench.window().getShell()).forEach(table -> assertRowsAreHigh(view.getLabel(), table));
        }
    }

    @Test
    @Tag("long")
    void shouldKeepPicturesOfEveryViewInLargeText() throws Exception {
        openInLargeText();
        for (IViewDescriptor view : views()) {
            show(view);
            Pictures.save(bench, "large-" + view.getLabel().replace(' ', '-'), WINDOW);
        }
    }

    private void openInLargeText() throws Exception {
        Pictures.resize(bench, WINDOW);
        bench.open("5.3-mpi-printed");
        bench.controller().seek(InitialPositions::midTranslation);
        bench.controller().move(StepKind.INTO, Direction.FORWARD);
        store.setValue("textSize", 150);
    }

    private static List<IViewDescriptor> views() {
        return Stream.of(PlatformUI.getWorkbench().getViewRegistry().getViews()).filter(view -> view.getId().startsWith("org.portalscope.")).toList();
    }

    private void show(IViewDescriptor view) throws PartInitException {
        bench.activate(bench.page().showView(view.getId()));
        bench.await("a rest", () -> !bench.controller().isBusy());
    }

    private static void assertRowsAreHigh(String view, Table table) {
        GC gc = new GC(table);
        try {
            assertTrue(table.getItemHeight() >= gc.textExtent("Ag").y, () -> view + ": rows of " + table.getItemHeight() + " pixels");
        } finally {
            gc.dispose();
        }
    }

    private static Stream<Table> tables(Composite parent) {
        return Stream.of(parent.getChildren()).filter(Control::isVisible).flatMap(child -> child instanceof Table table ? Stream.of(table)
                : child instanceof Composite inner ? tables(inner) : Stream.empty());
    }

    @Test
    void shouldTakeTheThemeThatIsChosen() throws Exception {
        store.setValue("theme", "dark");
        bench.settle();
        Rgb canvas = Palette.DARK.of(ColorRole.CANVAS);
        assertEquals(new RGB(canvas.red(), canvas.green(), canvas.blue()),
                JFaceResources.getColorRegistry().getRGB("org.portalscope.graph." + ColorRole.CANVAS.id()));
    }

    /** The system draws the menu bar, and widgets that no style sheet gives a colour. */
    @Test
    void shouldHaveTheSystemDrawInTheThemeThatIsChosen() {
        for (String theme : List.of("dark", "light", "dark", "light")) {
            boolean dark = theme.equals("dark");
            store.setValue("theme", theme);
            bench.await("a menu bar in the theme " + theme, () -> isDark(menuBar()) == dark);
            Shell fresh = new Shell(bench.window().getShell());
            assertEquals(!dark, isDark(fresh.getForeground().getRGB()), theme);
            fresh.dispose();
            assertEquals(!dark, isDark(bench.window().getShell().getForeground().getRGB()), theme);
        }
    }

    /** A pixel of the menu bar behind its menus, which lies above what belongs to the window's own widgets. */
    private RGB menuBar() {
        Shell shell = bench.window().getShell();
        Point below = shell.toDisplay(shell.getClientArea().width / 2, 0);
        Image pixel = new Image(shell.getDisplay(), 1, 1);
        GC gc = new GC(shell.getDisplay());
        try {
            gc.copyArea(pixel, below.x, below.y - MENU_BAR / 2);
            ImageData data = pixel.getImageData();
            return data.palette.getRGB(data.getPixel(0, 0));
        } finally {
            gc.dispose();
            pixel.dispose();
        }
    }

    private static boolean isDark(RGB colour) {
        return colour.getHSB()[2] < 0.5;
    }

    /** The canvases of Draw2d that are in sight. */
    private static Stream<Canvas> pictures(Composite parent) {
        return Stream.of(parent.getChildren()).filter(Control::isVisible).flatMap(child -> child.getClass().getSimpleName().equals("FigureCanvas")
                ? Stream.of((Canvas) child) : child instanceof Composite inner ? pictures(inner) : Stream.empty());
    }
}
