package org.portalscope.presentation.control;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import java.util.Map;
import java.util.TreeMap;

import org.junit.jupiter.api.Test;
import org.portalscope.engine.description.TypedValue;
import org.portalscope.engine.description.Unit;
import org.portalscope.engine.protocol.MatchBitField;

class ValueWordsTest {

    @Test
    void shouldTellLargeNumbersInHexadecimalToo() {
        assertEquals("9999", ValueWords.text(number(9999), List.of()));
        assertEquals("10000 = 0x2710", ValueWords.text(number(10_000), List.of()));
        assertEquals("18446744073709551615 = 0xffff_ffff_ffff_ffff", ValueWords.text(number(-1), List.of()));
    }

    @Test
    void shouldNotTakeAHandleOrAnAddressForItsNumber() {
        assertEquals("md 3", ValueWords.text(new TypedValue("a memory descriptor handle", 3L << 60, "md 3"), List.of()));
        assertEquals("99999", ValueWords.text(new TypedValue("a text", "99999", "99999"), List.of()));
    }

    @Test
    void shouldNameTheFieldsOfMatchBits() {
        List<MatchBitField> fields = List.of(new MatchBitField("context", 16, 48), new MatchBitField("tag", 0, 16));
        assertEquals("7 (context 0, tag 7)", ValueWords.text(number(7).in(Unit.MATCH_BITS), fields));
        assertEquals("65543 = 0x0001_0007 (context 1, tag 7)", ValueWords.text(number(0x1_0007).in(Unit.MATCH_BITS), fields));
        assertEquals("7", ValueWords.text(number(7).in(Unit.MATCH_BITS), List.of()));
        assertEquals("7", ValueWords.text(number(7).in(Unit.USER_BITS), fields));
    }

    @Test
    void shouldTellThePartsBelowTheName() {
        assertEquals("here = p\n  nid = 3\n  pid = 12345 = 0x3039",
                ValueWords.whole("here", new TypedValue("a process", null, "p", new TreeMap<>(Map.of("nid", number(3), "pid", number(12_345)))), List.of()));
    }

    @Test
    void shouldTellNoMorePartsThanFitBesideTheMouse() {
        Map<String, TypedValue> parts = new TreeMap<>();
        for (int i = 10; i < 30; i++) {
            parts.put("[" + i + "]", number(i));
        }
        String[] lines = ValueWords.whole("list", new TypedValue("a list of integers", null, "[…]", parts), List.of()).split("\n");
        assertEquals(18, lines.length);
        assertEquals("  and 4 more", lines[17]);
    }

    private static TypedValue number(long number) {
        return new TypedValue("an integer", number, Long.toUnsignedString(number));
    }
}
