package org.portalscope.ui.tests.picture;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;

import org.eclipse.jface.action.ActionContributionItem;
import org.eclipse.jface.viewers.StructuredSelection;
import org.eclipse.swt.SWT;
import org.eclipse.swt.dnd.Clipboard;
import org.eclipse.swt.dnd.TextTransfer;
import org.eclipse.swt.graphics.ImageData;
import org.eclipse.swt.widgets.Display;
import org.eclipse.swt.widgets.Event;
import org.eclipse.swt.widgets.Menu;
import org.eclipse.swt.widgets.MenuItem;
import org.eclipse.swt.widgets.Table;
import org.eclipse.ui.IViewPart;
import org.eclipse.ui.PlatformUI;
import org.eclipse.ui.views.IViewDescriptor;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.portalscope.analysis.breakpoint.Breakpoint;
import org.portalscope.analysis.breakpoint.BreakpointList;
import org.portalscope.analysis.breakpoint.LineTarget;
import org.portalscope.engine.api.Handle;
import org.portalscope.presentation.control.SessionController;
import org.portalscope.scene.NodeKey;
import org.portalscope.timeline.session.InitialPositions;
import org.portalscope.ui.branch.NextView;
import org.portalscope.ui.breakpoint.BreakpointsView;
import org.portalscope.ui.comparison.ComparisonView;
import org.portalscope.ui.flow.FlowView;
import org.portalscope.ui.graph.PortalsGraphView;
import org.portalscope.ui.part.PictureView;
import org.portalscope.ui.sequence.SequenceView;
import org.portalscope.ui.table.AccessControlView;
import org.portalscope.ui.table.EventQueuesView;
import org.portalscope.ui.table.MatchListView;
import org.portalscope.ui.table.MemoryView;
import org.portalscope.ui.table.QueuesView;
import org.portalscope.ui.table.StatusView;
import org.portalscope.ui.tests.Bench;
import org.portalscope.ui.timeline.TimelineView;
import org.portalscope.ui.translation.TranslationView;
import org.portalscope.ui.variables.VariablesView;
import org.portalscope.ui.waiting.WaitForGraphView;

/** What leaves the window: rows, entries and pictures, from each view that has such. */
class CopiesTest {

    private final Bench bench = new Bench();

    @TempDir
    private Path folder;

    @BeforeEach
    void open() throws Exception {
        bench.open("3.7-match-list");
        bench.controller().seek(InitialPositions::midTranslation);
        bench.await("the translation", () -> !bench.controller().isBusy());
    }

    @AfterEach
    void close() {
        bench.closeAll();
    }

    @Test
    void shouldOfferEachFormInEveryTable() throws Exception {
        for (String id : List.of(MatchListView.ID, QueuesView.ID, EventQueuesView.ID, MemoryView.ID, AccessControlView.ID, StatusView.ID, TranslationView.ID,
                PortalsGraphView.ID, ComparisonView.ID)) {
            bench.activate(bench.page().showView(id));
            bench.await("the focus of " + id, () -> Display.getCurrent().getFocusControl().getMenu() != null
                    && Stream.of(menu().getItems()).anyMatch(item -> item.getText().equals("Copy As")));
            MenuItem copyAs = item(menu(), "Copy As");
            assertEquals(List.of("Text", "CSV", "Scenario"), Stream.of(shown(copyAs.getMenu()).getItems()).map(MenuItem::getText).toList(), id);
        }
    }

    @Test
    void shouldCopyASelectedEntryFromTableGraphAndTranslation() throws Exception {
        bench.activate(bench.page().showView(MatchListView.ID));
        ((Table) Display.getCurrent().getFocusControl()).setSelection(1);
        assertEntry(copied("Scenario"));
        assertTrue(copied("CSV").startsWith("position,entry,"), CopiesTest::clipboard);
        PortalsGraphView graph = (PortalsGraphView) bench.page().showView(PortalsGraphView.ID);
        bench.activate(graph);
        long entry = Handle.of(Handle.Kind.ME, 0, 0, 1);
        graph.getSite().getSelectionProvider().setSelection(new StructuredSelection(new NodeKey(graph.process(), NodeKey.Kind.ENTRY, entry)));
        assertEntry(copied("Scenario"));
        assertTrue(copied("CSV").lines().toList().get(1).startsWith("2,me 1,"), CopiesTest::clipboard);
        bench.activate(bench.page().showView(TranslationView.ID));
        assertTrue(copied("Text").startsWith("step\tof\twhat happens\tsection\n"), CopiesTest::clipboard);
    }

    @Test
    void shouldCopyTheRowsOfEachList() throws Exception {
        addAtStatement();
        for (String id : List.of(VariablesView.ID, BreakpointsView.ID, NextView.ID, TimelineView.ID)) {
            bench.activate(bench.page().showView(id));
            bench.await("the menu of " + id, () -> Display.getCurrent().getFocusControl() != null && menu() != null
                    && Stream.of(menu().getItems()).anyMatch(item -> item.getText().equals("Copy As")));
            assertEquals(List.of("Text", "CSV"), Stream.of(shown(item(menu(), "Copy As").getMenu()).getItems()).map(MenuItem::getText).toList(), id);
        }
        assertTrue(copied("CSV").startsWith("transition,process,what happens\n"), CopiesTest::clipboard);
        bench.activate(bench.page().showView(BreakpointsView.ID));
        assertTrue(copied("CSV").matches("number,breakpoint,enabled,hits,in its way\\n1,line 3.7-match-list.ptl:\\d+,yes,hit once,\\n"), CopiesTest::clipboard);
        bench.activate(bench.page().showView(VariablesView.ID));
        assertTrue(copied("Text").startsWith("call\tplace\nreceiver\tline "), CopiesTest::clipboard);
        NextView next = (NextView) bench.page().showView(NextView.ID);
        bench.activate(next);
        bench.await("what can happen", () -> !next.lines().isEmpty());
        bench.activate(next);
        assertEquals("in this run\ttransition", copied("Text").lines().findFirst().orElseThrow());
        remove();
    }

    private void addAtStatement() {
        SessionController session = bench.controller().open().orElseThrow().controller();
        session.breakpoints().list().add(Breakpoint.of(LineTarget.of(session.snapshot().statement().orElseThrow())));
        bench.await("the search for its hits", () -> !session.isBusy());
    }

    private void remove() {
        BreakpointList list = bench.controller().open().orElseThrow().controller().breakpoints().list();
        list.all().forEach(each -> list.remove(each.number()));
    }

    private static void assertEntry(String statements) {
        assertTrue(statements.contains("PtlMEAttach(ni, 4,") && statements.contains("PtlMDAttach(me, { start = "), statements);
        assertEquals(1, statements.split("PtlMEAttach").length - 1, statements);
    }

    /** What the clipboard has after an item of the menu of the focus was chosen. */
    private String copied(String form) {
        item(shown(item(menu(), "Copy As").getMenu()), form).notifyListeners(SWT.Selection, new Event());
        bench.settle();
        return clipboard();
    }

    private static String clipboard() {
        Clipboard clipboard = new Clipboard(Display.getCurrent());
        try {
            return (String) clipboard.getContents(TextTransfer.getInstance());
        } finally {
            clipboard.dispose();
        }
    }

    @Test
    void shouldSaveThePictureOfEachViewThatDraws() throws Exception {
        List<String> drawing = new ArrayList<>();
        for (IViewDescriptor descriptor : PlatformUI.getWorkbench().getViewRegistry().getViews()) {
            if (descriptor.getId().startsWith("org.portalscope.")) {
                IViewPart view = bench.page().showView(descriptor.getId());
                bench.activate(view);
                if (view instanceof PictureView picture) {
                    drawing.add(descriptor.getId());
                    save(descriptor.getId(), picture);
                    assertTrue(items(view).contains("Save Picture..."), () -> descriptor.getId() + items(view));
                    assertTrue(Stream.of(menu().getItems()).anyMatch(item -> item.getText().equals("Save Picture...")), descriptor::getId);
                }
            }
        }
        assertTrue(drawing.containsAll(List.of(PortalsGraphView.ID, SequenceView.ID, FlowView.ID, WaitForGraphView.ID, ComparisonView.ID, TimelineView.ID,
                EventQueuesView.ID)),
                drawing::toString);
    }

    private void save(String id, PictureView view) throws Exception {
        Path svg = folder.resolve(id + ".svg");
        Path png = folder.resolve(id + ".png");
        view.savePicture(svg);
        view.savePicture(png);
        assertTrue(Files.readString(svg).contains("</svg>"), id);
        assertTrue(new ImageData(png.toString()).width > 100, id);
    }

    /** What stands in the menu of a view, and in that of its contents. */
    private static List<String> items(IViewPart view) {
        List<String> labels = new ArrayList<>(Stream.of(view.getViewSite().getActionBars().getMenuManager().getItems())
                .filter(ActionContributionItem.class::isInstance).map(item -> ((ActionContributionItem) item).getAction().getText()).toList());
        if (Display.getCurrent().getFocusControl().getMenu() != null) {
            Stream.of(menu().getItems()).map(MenuItem::getText).forEach(labels::add);
        }
        return labels;
    }

    private static Menu menu() {
        return shown(Display.getCurrent().getFocusControl().getMenu());
    }

    private static Menu shown(Menu menu) {
        menu.notifyListeners(SWT.Show, new Event());
        return menu;
    }

    private static MenuItem item(Menu menu, String label) {
        return Stream.of(menu.getItems()).filter(item -> item.getText().equals(label)).findFirst().orElseThrow(() -> new AssertionError(label));
    }
}
