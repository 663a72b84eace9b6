package org.portalscope.scene.portals;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.api.Test;

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

    @Test
    void shouldPartThousands() {
        assertEquals("9,871", PortalsWords.number(9871));
    }
}
