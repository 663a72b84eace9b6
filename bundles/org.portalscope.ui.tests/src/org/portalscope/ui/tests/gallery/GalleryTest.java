package org.portalscope.ui.tests.gallery;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;

import org.eclipse.swt.SWT;
import org.eclipse.swt.custom.ScrolledComposite;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.swt.widgets.Control;
import org.eclipse.swt.widgets.Event;
import org.eclipse.swt.widgets.Text;
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

    private final Bench bench = new Bench();

    @AfterEach
    void close() {
        bench.closeAll();
    }

    @BeforeEach
    void forgetFiles() {
        RecentFiles.clear();
    }

    @Test
    void shouldBeginWithTheFilesThatWereOpenedLast(@TempDir Path folder) throws Exception {
        Path scenario = Files.writeString(folder.resolve("list.ptl"), Library.open("3.7-match-list").source());
        Path gone = folder.resolve("gone.ptlrec");
        RecentFiles.add(scenario);
        RecentFiles.add(gone);
        GalleryEditor.open(bench.page());
        bench.await("all cards", () -> cards().length == Library.ids().size() + 2);

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
        bench.await("all cards", () -> cards().length == Library.ids().size());
        List<String> titles = new ArrayList<>();
        for (Control card : cards()) {
            titles.add(card.getToolTipText().lines().findFirst().orElseThrow());
        }
        assertEquals(Library.entries().stream().map(entry -> entry.title() + "  §" + entry.section()).toList(), titles);
    }

    @Test
    void shouldFilterWhatIsThereAndWhatIsStillToCome() throws Exception {
        GalleryEditor.open(bench.page());
        bench.await("a card", () -> cards().length > 0);
        find(bench.window().getShell(), Text.class).setText("catch basin");
        bench.await("the card of the catch basin", () -> cards().length == 1 && cards()[0].getToolTipText().startsWith("A catch basin"));
        find(bench.window().getShell(), Text.class).setText("");
        bench.await("all cards", () -> cards().length == Library.ids().size());
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
        bench.await("all cards", () -> cards().length == Library.ids().size());
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
        bench.await("all cards", () -> cards().length == Library.ids().size());
        bench.activate(gallery);
        cards()[0].forceFocus();
        press(cards()[0], SWT.NONE, 'p');
        Text filter = find(bench.window().getShell(), Text.class);
        assertEquals("p", filter.getText());
        filter.setText("put");
        bench.await("the filter", () -> cards().length < Library.ids().size());
        press(filter, SWT.ARROW_DOWN, '\0');
        bench.await("the first card", () -> cards()[0].isFocusControl());
        press(cards()[0], SWT.ARROW_RIGHT, '\0');
        bench.await("the second card", () -> cards()[1].isFocusControl());
        String title = cards()[1].getToolTipText().lines().findFirst().orElseThrow().replaceAll("  §.*", "");
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
        return ((Composite) find(bench.window().getShell(), ScrolledComposite.class).getContent()).getChildren();
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
