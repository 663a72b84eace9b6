package org.portalscope.engine.protocol;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.util.List;

import org.junit.jupiter.api.Test;

class MatchBitFieldTest {

    @Test
    void shouldReadAndWriteFieldsOfMatchBits() {
        MatchBitField context = new MatchBitField("context", 48, 16);
        MatchBitField tag = new MatchBitField("tag", 0, 48);
        assertEquals(0xFFFF_0000_0000_0000L, context.mask());
        assertEquals(0x0001_0000_0000_0007L, context.of(1) | tag.of(7));
        assertEquals("context 65535, tag 5", MatchBitField.text(List.of(context, tag), 0xFFFF_0000_0000_0005L));
        assertEquals("context 65535, tag any", MatchBitField.text(List.of(context, tag), 0xFFFF_0000_0000_0005L, tag.mask()));
        assertEquals(-1L, new MatchBitField("all", 0, 64).mask());
        assertThrows(IllegalArgumentException.class, () -> context.of(0x1_0000));
        assertThrows(IllegalArgumentException.class, () -> new MatchBitField("beyond", 60, 5));
    }
}
