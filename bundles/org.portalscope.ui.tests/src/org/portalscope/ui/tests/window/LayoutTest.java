package org.portalscope.ui.tests.window;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.stream.IntStream;
import java.util.stream.Stream;

import org.eclipse.swt.custom.CTabFolder;
import org.eclipse.swt.custom.CTabItem;
import org.eclipse.swt.graphics.GC;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.swt.widgets.Display;
import org.eclipse.swt.widgets.Table;
import org.eclipse.ui.handlers.IHandlerService;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.portalscope.ui.tests.Bench;
import org.portalscope.ui.translation.TranslationView;

/** What is read in the layout that a window begins with is whole: sentences and the names of views. */
class LayoutTest {

    private static final int WORDS = 3;

    private final Bench bench = new Bench();

    @BeforeEach
    void open() throws Exception {
        bench.window().getService(IHandlerService.class).executeCommand("org.portalscope.ui.resetLayout", null);
        bench.open("3.7-match-list");
        bench.settle();
    }

    @AfterEach
    void close() {
        bench.closeAll();
    }

    @Test
    void shouldShowTheSentencesOfATranslationWhole() throws Exception {
        bench.activate(bench.page().showView(TranslationView.ID));
        Table table = (Table) Display.getCurrent().getFocusControl();
        List<String> sentences = IntStream.range(0, table.getItemCount()).mapToObj(i -> table.getItem(i).getText(WORDS)).toList();
        assertTrue(sentences.stream().anyMatch(words -> words.endsWith("differ, not ignored")), sentences::toString);
        assertEquals(List.of(), sentences.stream().filter(words -> words.endsWith("…")).toList());
    }

    @Test
    void shouldShowTheNamesOfAllViewsWhole() {
        List<CTabItem> tabs = folders(bench.window().getShell()).flatMap(folder -> Stream.of(folder.getItems())).toList();
        assertFalse(tabs.isEmpty());
        tabs.forEach(tab -> assertTrue(tab.isShowing() && tab.getBounds().width > width(tab), () -> tab.getText() + " in " + tab.getBounds()));
    }

    private static int width(CTabItem tab) {
        GC gc = new GC(tab.getParent());
        try {
            return gc.textExtent(tab.getText()).x;
        } finally {
            gc.dispose();
        }
    }

    private static Stream<CTabFolder> folders(Composite parent) {
        return Stream.of(parent.getChildren()).filter(child -> child.isVisible() && child instanceof Composite).map(Composite.class::cast)
                .flatMap(child -> child instanceof CTabFolder folder ? Stream.of(folder) : folders(child));
    }
}
