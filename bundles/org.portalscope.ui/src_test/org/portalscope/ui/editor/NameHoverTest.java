package org.portalscope.ui.editor;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.eclipse.jface.text.IRegion;
import org.junit.jupiter.api.Test;

class NameHoverTest {

    private static final String TEXT = "sum = sum + event.mlength;";

    @Test
    void shouldFindTheNameUnderTheMouse() {
        assertEquals("sum", word(0));
        assertEquals("sum", word(7));
        assertEquals("event", word(13));
        assertEquals("mlength", word(TEXT.length() - 1));
    }

    @Test
    void shouldFindNothingBetweenNames() {
        assertEquals("", word(4));
        assertEquals("", word(TEXT.length()));
    }

    private static String word(int offset) {
        IRegion region = NameHover.word(TEXT, offset);
        return TEXT.substring(region.getOffset(), region.getOffset() + region.getLength());
    }
}
