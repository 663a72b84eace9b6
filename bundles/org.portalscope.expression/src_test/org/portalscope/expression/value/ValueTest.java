package org.portalscope.expression.value;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;

import org.junit.jupiter.api.Test;

class ValueTest {

    private static final Value SHORT = bytes(16);
    private static final Value LONG = bytes(18);

    @Test
    void shouldTellTheFirstOfManyBytesAndHowManyThereAre() {
        assertEquals("00 01 02 03 04 05 06 07 08 09 0a 0b 0c 0d 0e 0f", SHORT.text());
        assertEquals("00 01 02 03 04 05 06 07 08 09 0a 0b 0c 0d 0e 0f … (18 bytes)", LONG.text());
        assertEquals("no bytes", bytes(0).text());
    }

    @Test
    void shouldTellEveryByteIfWanted() {
        String whole = "00 01 02 03 04 05 06 07 08 09 0a 0b 0c 0d 0e 0f 10 11";
        assertEquals(whole, LONG.wholeText());
        assertEquals("[" + whole + ", no bytes]", Value.list(Type.BYTES, List.of(LONG, bytes(0))).wholeText());
        assertEquals("[7]", Value.list(Type.INTEGER, List.of(Value.of(7))).wholeText());
        assertEquals("NULL", Value.NULL.wholeText());
    }

    private static Value bytes(int count) {
        byte[] bytes = new byte[count];
        for (int i = 0; i < count; i++) {
            bytes[i] = (byte) i;
        }
        return new Value(Type.BYTES, Bytes.of(bytes));
    }
}
