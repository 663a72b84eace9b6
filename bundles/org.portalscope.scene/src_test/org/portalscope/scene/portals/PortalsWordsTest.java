package org.portalscope.scene.portals;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.Locale;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Numbers and bits. */
class PortalsWordsTest {

    @Test
    void shouldWriteIgnoredDigitsAsDots() {
        assertEquals("0x0100_····", PortalsWords.bits(0x0100_0000, 0xFFFF, 8));
        assertEquals("0x····_····_····_····", PortalsWords.bits(0, -1L, 16));
    }

    @Test
    void shouldTellDigitsThatAreIgnoredInPart() {
        assertEquals("0x000?", PortalsWords.bits(0x7, 0x1, 4));
    }

    @Test
    void shouldNeedDigitsInGroupsOfFour() {
        assertEquals(4, PortalsWords.digits(0));
        assertEquals(8, PortalsWords.digits(0x1_0000));
        assertEquals(16, PortalsWords.digits(-1L));
    }

    @ParameterizedTest
    @ValueSource(longs = {0, 7, 999, 1000, 9871, 1_000_000, 1_002_034, -1, -999, -1000, -1_002_034, Long.MAX_VALUE, Long.MIN_VALUE})
    void shouldPartThousands(long count) {
        assertEquals(String.format(Locale.ROOT, "%,d", count), PortalsWords.number(count));
    }
}
