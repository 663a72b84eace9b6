package org.portalscope.ui.tests.gallery;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;

import org.eclipse.core.runtime.preferences.InstanceScope;
import org.eclipse.e4.ui.model.application.ui.basic.MPart;
import org.eclipse.swt.SWT;
import org.eclipse.swt.custom.ScrolledComposite;
import org.eclipse.swt.graphics.Point;
import org.eclipse.swt.graphics.Rectangle;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.swt.widgets.Control;
import org.eclipse.swt.widgets.Event;
import org.eclipse.swt.widgets.Shell;
import org.eclipse.swt.widgets.Text;
import org.eclipse.ui.preferences.ScopedPreferenceStore;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.portalscope.scenario.library.Library;
import org.portalscope.ui.editor.ScenarioEditor;
import org.portalscope.ui.gallery.GalleryEditor;
import org.portalscope.ui.graph.PortalsGraphView;
import org.portalscope.ui.part.WindowLayout;
import org.portalscope.ui.recent.RecentFiles;
import org.portalscope.ui.tests.Bench;
import org.portalscope.ui.tests.Pictures;

class GalleryTest {

    /** Milliseconds: all scenarios of the library are run for their pictures, perhaps on a machine with more to do. */
    private static final int FOR_ALL_CARDS = 60_000;

    private final Bench bench = new Bench();
    private final ScopedPreferenceStore store = new ScopedPreferenceStore(InstanceScope.INSTANCE, "org.portalscope.ui");

    @AfterEach
    void close() {
        store.setToDefault("textSize");
        bench.closeAll();
    }

    /** What tests before have left open would have the gallery show their files, or views beside it. */
    @BeforeEach
    void beginWithNothing() {
        bench.closeAll();
        RecentFiles.clear();
    }

    @Test
    void shouldBeginWithTheFilesThatWereOpenedLast(@TempDir Path folder) throws Exception {
        Path scenario = Files.writeString(folder.resolve("list.ptl"), Library.open("3.7-match-list").source());
        Path gone = folder.resolve("gone.ptlrec");
        RecentFiles.add(scenario);
        RecentFiles.add(gone);
        GalleryEditor.open(bench.page());
        bench.await("all cards", FOR_ALL_CARDS, () -> cards().length == Library.ids().size() + 2);

        assertEquals("gone.ptlrec\nNot there any more: it was in " + folder, cards()[0].getToolTipText());
        assertEquals("list.ptl\nA scenario in " + folder, cards()[1].getToolTipText());
        click(cards()[0]);
        assertTrue(bench.page().getActiveEditor() instanceof GalleryEditor);
        click(cards()[1]);
        assertEquals("list.ptl", bench.page().getActiveEditor().getTitle());
    }

    private void click(Control card) {
        Event event = new Event();
        event.button = 1;
        event.x = 10;
        event.y = 10;
        card.notifyListeners(SWT.MouseUp, event);
        bench.settle();
    }

    @Test
    void shouldShowTheWholeLibrary() throws Exception {
        GalleryEditor.open(bench.page());
        bench.await("all cards", FOR_ALL_CARDS, () -> cards().length == Library.ids().size());
        List<String> titles = new ArrayList<>();
        for (Control card : cards()) {
            titles.add(card.getToolTipText().lines().findFirst().orElseThrow());
        }
        assertEquals(Library.entries().stream().map(entry -> entry.title() + "  " + entry.heading()).toList(), titles);
    }

    @Test
    void shouldFilterWhatIsThereAndWhatIsStillToCome() throws Exception {
        GalleryEditor.open(bench.page());
        bench.await("a card", () -> cards().length > 0);
        find(gallery(), Text.class).setText("catch basin");
        bench.await("the card of the catch basin", () -> cards().length == 1 && cards()[0].getToolTipText().startsWith("A catch basin"));
        find(gallery(), Text.class).setText("");
        bench.await("all cards", FOR_ALL_CARDS, () -> cards().length == Library.ids().size());
    }

    @Test
    void shouldCoverNothingOfItsBarInANarrowWindow() throws Exception {
        GalleryEditor.open(bench.page());
        bench.await("a card", () -> cards().length > 0);
        Shell window = bench.window().getShell();
        Point before = window.getSize();
        for (int wide : List.of(1280, 1000, 800, 640)) {
            for (int text : List.of(100, 150)) {
                window.setSize(wide, before.y);
                store.setValue("textSize", text);
                bench.settle();
                assertBarIsWhole(wide + " pixels, " + text + " %");
            }
        }
        Pictures.save(bench, "narrow-gallery", new Point(640, 480));
        window.setSize(before);
    }

    private void assertBarIsWhole(String when) {
        Composite bar = find(gallery(), Text.class).getParent();
        List<Control> controls = Stream.of(bar.getChildren()).flatMap(child -> child instanceof Composite inner ? Stream.of(inner.getChildren())
                : Stream.of(child)).toList();
        List<Rectangle> places = controls.stream().map(control -> bar.getDisplay().map(control.getParent(), bar, control.getBounds())).toList();
        for (int i = 0; i < places.size(); i++) {
            Rectangle place = places.get(i);
            assertEquals(place, place.intersection(bar.getClientArea()), when + ": " + controls.get(i));
            assertTrue(places.subList(0, i).stream().noneMatch(place::intersects), when + ": " + controls.get(i) + " at " + places);
        }
    }

    @Test
    void shouldOpenAScenarioWithEnter() throws Exception {
        GalleryEditor gallery = GalleryEditor.open(bench.page());
        bench.await("a card", () -> cards().length > 0);
        bench.activate(gallery);
        Pictures.save(bench, "gallery");
        cards()[0].forceFocus();
        bench.await("the focus", () -> cards()[0].isFocusControl());
        press(cards()[0], SWT.CR, SWT.CR);
        bench.await("the scenario", () -> bench.page().getActiveEditor() instanceof ScenarioEditor);
        assertTrue(((ScenarioEditor) bench.page().getActiveEditor()).isInSession());
        Pictures.save(bench, "started-from-the-gallery");
    }

    @Test
    void shouldHaveTheWindowToItselfUntilAScenarioIsOpen() throws Exception {
        GalleryEditor.open(bench.page());
        assertEquals(List.of(), List.of(bench.page().getViewReferences()));
        bench.await("a card", () -> cards().length > 0);
        bench.open("3.7-match-list");
        assertTrue(WindowLayout.DEBUGGING.isShown(bench.page()));
        assertTrue(bench.page().isPartVisible(bench.page().findView(PortalsGraphView.ID)));
        GalleryEditor.open(bench.page());
        assertTrue(WindowLayout.DEBUGGING.isShown(bench.page()), "a session keeps its views");
        bench.closeAll();
        GalleryEditor.open(bench.page());
        assertTrue(WindowLayout.GALLERY.isShown(bench.page()));
    }

    @Test
    void shouldFilterByWhatIsTypedOnACardAndOpenWithArrowsAndEnter() throws Exception {
        GalleryEditor gallery = GalleryEditor.open(bench.page());
        bench.await("all cards", FOR_ALL_CARDS, () -> cards().length == Library.ids().size());
        bench.activate(gallery);
        cards()[0].forceFocus();
        press(cards()[0], SWT.NONE, 'p');
        Text filter = find(gallery(), Text.class);
        assertEquals("p", filter.getText());
        filter.setText("put");
        bench.await("the filter", () -> cards().length < Library.ids().size());
        press(filter, SWT.ARROW_DOWN, '\0');
        bench.await("the first card", () -> cards()[0].isFocusControl());
        press(cards()[0], SWT.ARROW_RIGHT, '\0');
        bench.await("the second card", () -> cards()[1].isFocusControl());
        String title = cards()[1].getToolTipText().lines().findFirst().orElseThrow().replaceAll("  .*", "");
        press(cards()[1], SWT.CR, SWT.CR);
        bench.await("the scenario", () -> bench.page().getActiveEditor() instanceof ScenarioEditor);
        assertEquals(title, bench.controller().snapshot().orElseThrow().title());
    }

    /** Gives a control a key, wherever the focus of the window system is. */
    private void press(Control control, int keyCode, char character) {
        Event event = new Event();
        event.keyCode = keyCode;
        event.character = character;
        control.notifyListeners(SWT.KeyDown, event);
        bench.settle();
    }

    private Control[] cards() {
        return ((Composite) find(gallery(), ScrolledComposite.class).getContent()).getChildren();
    }

    /** What the gallery shows; nothing of the rest of the window. */
    private Composite gallery() {
        return (Composite) bench.page().getActiveEditor().getSite().getService(MPart.class).getWidget();
    }

    /** The first control of a class that is visible. */
    private static <C extends Control> C find(Composite parent, Class<C> type) {
        for (Control child : parent.getChildren()) {
            C found = !child.isVisible() ? null : type.isInstance(child) ? type.cast(child)
                    : child instanceof Composite inner ? find(inner, type) : null;
            if (found != null) {
                return found;
            }
        }
        return null;
    }
}
