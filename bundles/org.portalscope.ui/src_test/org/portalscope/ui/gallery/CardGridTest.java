package org.portalscope.ui.gallery;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.eclipse.swt.SWT;
import org.junit.jupiter.api.Test;
import org.portalscope.scenario.library.Library;

class CardGridTest {

    private final Library.Entry entry = new Library.Entry("5.2-dropped-requests", "Dropped requests", "5.2", "", "A client learns.");

    @Test
    void shouldPutAsManyCardsBesideEachOtherAsFit() {
        assertEquals(1, CardGrid.of(384, 180).columns());
        assertEquals(3, CardGrid.of(800, 180).columns());
        assertTrue(CardGrid.of(800, 180).cardWidth() >= CardGrid.LEAST);
    }

    @Test
    void shouldStayWithinANarrowPage() {
        CardGrid grid = CardGrid.of(200, 180);

        assertTrue(grid.x(0) + grid.cardWidth() <= 200);
    }

    @Test
    void shouldGrowWithTheHeightOfItsCards() {
        assertTrue(CardGrid.of(800, 240).y(3) >= 240);
        assertTrue(CardGrid.of(800, 240).height(4) > CardGrid.of(800, 180).height(4));
    }

    @Test
    void shouldLeadWithArrowsFromCardToCardAndUpToTheFilter() {
        CardGrid grid = CardGrid.of(800, 180);

        assertEquals(3, grid.neighbour(0, SWT.ARROW_DOWN, 8));
        assertEquals(7, grid.neighbour(5, SWT.ARROW_DOWN, 8));
        assertEquals(7, grid.neighbour(7, SWT.ARROW_DOWN, 8));
        assertEquals(4, grid.neighbour(7, SWT.ARROW_UP, 8));
        assertEquals(-1, grid.neighbour(2, SWT.ARROW_UP, 8));
        assertEquals(0, grid.neighbour(0, SWT.ARROW_LEFT, 8));
        assertEquals(3, grid.neighbour(2, SWT.ARROW_RIGHT, 8));
        assertEquals(0, grid.neighbour(5, SWT.HOME, 8));
        assertEquals(7, grid.neighbour(5, SWT.END, 8));
        assertEquals(5, grid.neighbour(5, 'x', 8));
    }

    @Test
    void shouldFindWordsInTitleSectionAndDescription() {
        assertTrue(CardFilter.accepts(entry, ""));
        assertTrue(CardFilter.accepts(entry, "DROP learn"));
        assertTrue(CardFilter.accepts(entry, "§5.2"));
        assertFalse(CardFilter.accepts(entry, "drop stripes"));
    }

    @Test
    void shouldFindTheProtocolOfAScenario() {
        Library.Entry put = new Library.Entry("lapi-put", "A put", "", "LAPI", "A task learns.");

        assertTrue(CardFilter.accepts(put, "lapi"));
        assertFalse(CardFilter.accepts(entry, "lapi"));
    }
}
