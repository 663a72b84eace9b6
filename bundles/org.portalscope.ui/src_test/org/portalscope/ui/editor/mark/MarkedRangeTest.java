package org.portalscope.ui.editor.mark;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.eclipse.jface.text.Document;
import org.eclipse.jface.text.Position;
import org.junit.jupiter.api.Test;

class MarkedRangeTest {

    /** The character behind a mark is one of the text: else the column beside wrapped lines cannot be drawn. */
    @Test
    void shouldEndBeforeTheLastCharacter() {
        String text = "process p at 0:0 { PtlInit(&max); }";
        Document document = new Document(text);
        for (int offset = 0; offset <= text.length(); offset++) {
            for (int length = 0; length <= text.length() - offset; length++) {
                Position place = MarkedRange.of(document, offset, length);
                assertEquals(offset, place.getOffset());
                assertTrue(place.getLength() == 0 || place.getOffset() + place.getLength() < text.length());
                assertTrue(place.getLength() <= length);
            }
        }
    }

    @Test
    void shouldKeepRangesBeforeTheEnd() {
        assertEquals(new Position(2, 3), MarkedRange.of(new Document("a bcd\n"), 2, 3));
    }
}
