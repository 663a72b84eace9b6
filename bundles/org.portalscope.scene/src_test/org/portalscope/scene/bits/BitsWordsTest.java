package org.portalscope.scene.bits;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;

import org.junit.jupiter.api.Test;
import org.portalscope.engine.protocol.MatchBitField;

class BitsWordsTest {

    private static final List<MatchBitField> FIELDS = List.of(new MatchBitField("context", 48, 16), new MatchBitField("source", 32, 16),
            new MatchBitField("tag", 0, 32));

    @Test
    void shouldNameTheBitThatDecidesAndItsField() {
        BitsComparison bits = new BitsComparison(2L << 32, 0, 0, false, "3.7.1", FIELDS);
        assertEquals("Bit 33 differs and is not ignored: source is 2, the entry wants 0. §3.7.1", BitsWords.sentence(bits));
    }

    @Test
    void shouldNameAllFieldsThatDecide() {
        BitsComparison bits = new BitsComparison(1L << 48 | 4, 0, 0, false, "3.7.1", FIELDS);
        assertEquals("Bits 48 and 2 differ and are not ignored: context is 1, the entry wants 0; tag is 4, the entry wants 0. §3.7.1",
                BitsWords.sentence(bits));
    }

    @Test
    void shouldCountManyBitsAndNameTheHighest() {
        BitsComparison bits = new BitsComparison(0xFF, 0, 0, false, "3.7.1", List.of());
        assertEquals("8 bits, the highest 7, differ and are not ignored: bit 7 is 1, the entry wants 0. §3.7.1", BitsWords.sentence(bits));
    }

    @Test
    void shouldTellABitWithoutAField() {
        BitsComparison bits = new BitsComparison(8, 0, 0, false, "3.7.1", List.of());
        assertEquals("Bit 3 differs and is not ignored: it is 1, the entry wants 0. §3.7.1", BitsWords.sentence(bits));
    }

    @Test
    void shouldSayWhyAnEntryMatches() {
        assertEquals("Bit 1 differs and is ignored: the entry matches. §3.7.1", BitsWords.sentence(new BitsComparison(2, 0, 2, true, "3.7.1", FIELDS)));
        assertEquals("No bit differs: the entry matches. §3.7.1", BitsWords.sentence(new BitsComparison(2, 2, 2, true, "3.7.1", FIELDS)));
    }

    @Test
    void shouldTellABit() {
        BitsComparison bits = new BitsComparison(2L << 32 | 1, 0, 1, false, "3.7.1", FIELDS);
        assertEquals("bit 33, source: request 1, entry 0, differs, not ignored: it decides", BitsWords.bit(bits, 33));
        assertEquals("bit 0, tag: request 1, entry 0, differs, ignored", BitsWords.bit(bits, 0));
        assertEquals("bit 63, context: request 0, entry 0, equal", BitsWords.bit(bits, 63));
    }

    @Test
    void shouldTellAFieldInAsMuchRoomAsThereIs() {
        BitsComparison any = new BitsComparison(7, 0, 0xFFFF_FFFFL, true, "3.7.1", FIELDS);
        assertEquals(List.of("tag 31–0 = 7, any wanted", "tag = 7, any wanted", "tag = any", "tag"), BitsWords.field(any, FIELDS.get(2)));
        BitsComparison other = new BitsComparison(7, 5, 0, false, "3.7.1", FIELDS);
        assertEquals("tag 31–0 = 7, 5 wanted", BitsWords.field(other, FIELDS.get(2)).get(0));
    }

    @Test
    void shouldWriteBitsInGroupsOfFourDigits() {
        assertEquals("0x0123_4567_89ab_cdef", BitsWords.hex(0x0123_4567_89AB_CDEFL));
        assertEquals("89ab_cdef", BitsWords.digits(0x0123_4567_89AB_CDEFL, 31, 0));
    }
}
