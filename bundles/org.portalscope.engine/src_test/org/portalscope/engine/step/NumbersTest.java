package org.portalscope.engine.step;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class NumbersTest {

    @ParameterizedTest
    @CsvSource({"0, 0x0000", "7, 0x0007", "65535, 0xffff", "65536, 0x0001_0000", "-1, 0xffff_ffff_ffff_ffff"})
    void shouldGroupHexadecimalDigitsByFour(long value, String text) {
        assertEquals(text, Numbers.hex(value));
    }

    @ParameterizedTest
    @CsvSource({"0, 0 bytes", "1, 1 byte", "2, 2 bytes", "-1, 18446744073709551615 bytes"})
    void shouldCountUnsignedWithTheRightNumberOfTheNoun(long value, String text) {
        assertEquals(text, Numbers.count(value, "byte"));
    }
}
