package org.portalscope.scene.bits;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class BitColumnsTest {

    private static final int DIGITS = 36;

    @ParameterizedTest
    @CsvSource({"1920,64,16,false", "1280,64,14,false", "1024,64,10,false", "896,64,10,true", "780,32,16,false", "500,32,10,false"})
    void shouldTakeTheLargestColumnsThatFit(int width, int perRow, int cell, boolean stacked) {
        assertEquals(new BitColumns(perRow, cell, stacked), BitColumns.fitting(width, DIGITS));
    }

    @Test
    void shouldLeaveGapsBetweenNibblesAndHalfWords() {
        BitColumns columns = new BitColumns(64, 10, false);
        assertEquals(BitColumns.LEFT, columns.x(63));
        assertEquals(10, columns.x(62) - columns.x(63));
        assertEquals(14, columns.x(59) - columns.x(60));
        assertEquals(18, columns.x(47) - columns.x(48));
    }

    @Test
    void shouldPutTheLowerHalfBelowTheUpper() {
        BitColumns columns = new BitColumns(32, 16, false);
        assertEquals(0, columns.row(32));
        assertEquals(1, columns.row(31));
        assertEquals(columns.x(63), columns.x(31));
        assertTrue(columns.right() > columns.x(0));
    }
}
