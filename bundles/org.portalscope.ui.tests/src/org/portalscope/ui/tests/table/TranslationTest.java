package org.portalscope.ui.tests.table;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.stream.IntStream;

import org.eclipse.swt.SWT;
import org.eclipse.swt.graphics.GC;
import org.eclipse.swt.graphics.Image;
import org.eclipse.swt.graphics.RGB;
import org.eclipse.swt.graphics.Rectangle;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.swt.widgets.Display;
import org.eclipse.swt.widgets.Event;
import org.eclipse.swt.widgets.Link;
import org.eclipse.swt.widgets.Table;
import org.eclipse.ui.IWorkbenchPartReference;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.portalscope.timeline.Direction;
import org.portalscope.timeline.Position;
import org.portalscope.timeline.session.StepKind;
import org.portalscope.ui.tests.Bench;
import org.portalscope.ui.translation.TranslationView;

/** What the Translation shows beside its rows. */
class TranslationTest {

    private static final String LONG = "a reason that goes on and on ".repeat(12).strip();

    private final Bench bench = new Bench();
    private Table table;

    @BeforeEach
    void open() throws Exception {
        bench.open("failing.ptl", "scenario \"Failing\" section \"3.11.1\";\nprocess p at 0:0 {\n    a = 1;\n    assert a == 2, \"" + LONG + "\";\n}\n");
        bench.controller().move(StepKind.RESUME, Direction.FORWARD);
        bench.await("the end", () -> !bench.controller().isBusy());
        bench.settle();
        bench.activate(bench.page().showView(TranslationView.ID));
        table = (Table) Display.getCurrent().getFocusControl();
    }

    @AfterEach
    void close() {
        bench.closeAll();
    }

    @Test
    void shouldLeaveTheColoursOfARowThatIsSelected() {
        IWorkbenchPartReference part = bench.page().getActivePartReference();
        bench.page().toggleZoom(part); // beside the tables there may be no room for all rows
        bench.settle();
        RGB before = background(1);
        table.setSelection(1);
        table.notifyListeners(SWT.Selection, new Event());
        bench.settle();
        assertEquals(before, background(1));
        assertNotEquals(background(0), background(table.getItemCount() - 1), "the current row has a colour of its own");
        bench.page().toggleZoom(part);
    }

    @Test
    void shouldSayWholeBelowTheTableWhatARowHasNoRoomFor() {
        int cut = IntStream.range(0, table.getItemCount()).filter(i -> table.getItem(i).getText(3).endsWith("…")).findFirst().orElseThrow();
        String beginning = table.getItem(cut).getText(3).replace("…", "").strip();
        table.setSelection(cut);
        Event selection = new Event();
        selection.item = table.getItem(cut);
        table.notifyListeners(SWT.Selection, selection);
        bench.settle();
        Composite whole = (Composite) table.getParent().getChildren()[table.getParent().getChildren().length - 1];
        assertTrue(whole.isVisible());
        String words = ((Link) whole.getChildren()[0]).getText();
        assertTrue(words.startsWith(beginning) && words.length() > beginning.length(), words);
        assertTrue(table.getBounds().y + table.getBounds().height <= whole.getBounds().y, "it lies below");
    }

    @Test
    void shouldDrawOnceForAllMovesThatAreMadeBeforeThereIsTime() {
        int rows = table.getItemCount();
        assertTrue(rows > 1);
        bench.controller().seek(Position.START);
        assertEquals(rows, table.getItemCount());
        bench.settle();
        assertEquals(0, table.getItemCount());

        for (int i = 0; i < 100; i++) {
            bench.controller().move(StepKind.INTO, Direction.FORWARD);
            assertEquals(0, table.getItemCount());
        }
        bench.settle();
        assertEquals(rows, table.getItemCount());
    }

    @Test
    void shouldTakeATooltipAwayWithItsRow() {
        Event over = new Event();
        over.x = 100;
        over.y = table.getItemHeight() / 2;
        table.notifyListeners(SWT.MouseMove, over);
        assertTrue(table.getToolTipText() != null);
        bench.controller().move(StepKind.INTO, Direction.BACK);
        bench.settle();
        assertNull(table.getToolTipText());
    }

    /** The colour between the cells of a row. */
    private RGB background(int row) {
        Rectangle cell = table.getItem(row).getBounds(2);
        Image image = new Image(table.getDisplay(), table.getClientArea().width, table.getClientArea().height);
        GC gc = new GC(table);
        try {
            table.update();
            gc.copyArea(image, 0, 0);
            return image.getImageData().palette.getRGB(image.getImageData().getPixel(cell.x + cell.width - 3, cell.y + cell.height / 2));
        } finally {
            gc.dispose();
            image.dispose();
        }
    }
}
