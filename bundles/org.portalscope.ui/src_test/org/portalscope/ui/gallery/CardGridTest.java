package org.portalscope.ui.gallery;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;
import org.portalscope.scenario.library.Library;

class CardGridTest {

    private final Library.Entry entry = new Library.Entry("5.2-dropped-requests", "Dropped requests", "5.2", "A client learns.");

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
    void shouldFindWordsInTitleSectionAndDescription() {
        assertTrue(CardFilter.accepts(entry, ""));
        assertTrue(CardFilter.accepts(entry, "DROP learn"));
        assertTrue(CardFilter.accepts(entry, "§5.2"));
        assertFalse(CardFilter.accepts(entry, "drop stripes"));
    }
}
