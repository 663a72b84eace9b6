package org.portalscope.ui.tests.window;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.stream.Stream;

import org.eclipse.core.runtime.Platform;
import org.eclipse.e4.ui.model.application.ui.SideValue;
import org.eclipse.e4.ui.model.application.ui.basic.MTrimBar;
import org.eclipse.e4.ui.model.application.ui.basic.MTrimmedWindow;
import org.eclipse.e4.ui.model.application.ui.basic.MWindow;
import org.eclipse.e4.ui.workbench.modeling.EModelService;
import org.eclipse.swt.SWT;
import org.eclipse.swt.graphics.ImageData;
import org.eclipse.swt.graphics.Point;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.swt.widgets.Control;
import org.eclipse.swt.widgets.Display;
import org.eclipse.swt.widgets.Event;
import org.eclipse.swt.widgets.Link;
import org.eclipse.ui.IWorkbenchPage;
import org.eclipse.ui.PlatformUI;
import org.eclipse.ui.handlers.IHandlerService;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.portalscope.ui.application.ScreenPicture;
import org.portalscope.ui.part.WindowLayout;
import org.portalscope.ui.tests.Bench;

class WorkbenchTest {

    private final IWorkbenchPage page = PlatformUI.getWorkbench().getActiveWorkbenchWindow().getActivePage();

    @BeforeEach
    void showViews() {
        WindowLayout.DEBUGGING.show(page);
    }

    @Test
    void shouldOpenThePerspectiveWithItsViews() {
        assertNotNull(page.findView("org.portalscope.ui.graph"));
        assertNotNull(page.findView("org.portalscope.ui.translation"));
        assertNotNull(page.findView("org.portalscope.ui.variables"));
        assertNotNull(page.findView("org.portalscope.ui.timeline"));
        Stream.of("matchList", "queues", "eventQueues", "memory", "accessControl", "status")
                .forEach(table -> assertNotNull(page.findView("org.portalscope.ui." + table), table));
    }

    @Test
    void shouldHaveItsStatusLine() {
        MTrimmedWindow window = (MTrimmedWindow) page.getWorkbenchWindow().getService(MWindow.class);
        EModelService models = page.getWorkbenchWindow().getService(EModelService.class);
        MTrimBar bottom = models.getTrim(window, SideValue.BOTTOM);
        assertTrue(bottom.isVisible() && bottom.isToBeRendered());
        assertTrue(((Control) models.find("org.portalscope.ui.statusBar", window).getWidget()).isVisible());
    }

    @Test
    void shouldRememberThatTheLineOfKeysHasBeenRead() throws Exception {
        Bench bench = new Bench();
        bench.open("3.11.1-put");
        Link coach = links(page.getWorkbenchWindow().getShell()).filter(link -> link.getText().startsWith("F6")).findFirst().orElseThrow();
        coach.notifyListeners(SWT.Selection, new Event());
        bench.settle();
        assertFalse(coach.isVisible());
        Path kept = Path.of(Platform.getInstanceLocation().getURL().toURI())
                .resolve(".metadata/.plugins/org.eclipse.core.runtime/.settings/org.portalscope.ui.prefs");
        assertTrue(Files.readString(kept).contains("coach.steps.left=0"));
        bench.closeAll();
    }

    private static Stream<Link> links(Composite parent) {
        return Stream.of(parent.getChildren()).flatMap(child -> child instanceof Link link ? Stream.of(link)
                : child instanceof Composite inner ? links(inner) : Stream.empty());
    }

    @Test
    void shouldPutAllViewsBackOnResetLayout() throws Exception {
        page.hideView(page.findView("org.portalscope.ui.translation"));

        page.getWorkbenchWindow().getService(IHandlerService.class).executeCommand("org.portalscope.ui.resetLayout", null);

        assertNotNull(page.findView("org.portalscope.ui.translation"));
    }

    @Test
    void shouldTakeAPictureOfExactlyTheSizeAskedFor(@TempDir Path folder) {
        Path file = folder.resolve("workbench.png");
        ScreenPicture picture = new ScreenPicture(file, new Point(640, 400));

        picture.take(Display.getCurrent());

        assertTrue(picture.taken());
        ImageData data = new ImageData(file.toString());
        assertEquals(640, data.width);
        assertEquals(400, data.height);
    }
}
