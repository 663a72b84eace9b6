package org.portalscope.timeline.text;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;

import org.junit.jupiter.api.Test;
import org.portalscope.engine.api.Handle;
import org.portalscope.engine.api.ProcessId;
import org.portalscope.engine.api.Ptl;
import org.portalscope.engine.api.Unlink;
import org.portalscope.engine.effect.CriteriaChanged;
import org.portalscope.engine.effect.EntryLinked;
import org.portalscope.engine.protocol.MatchBitField;
import org.portalscope.engine.state.EntryValues;
import org.portalscope.engine.translation.BitsCheck;

class MatchBitWordsTest {

    private static final List<MatchBitField> FIELDS = List.of(new MatchBitField("context", 48, 16), new MatchBitField("tag", 0, 48));

    @Test
    void shouldNameTheFieldsThatDecide() {
        assertEquals("context 1, tag 7", MatchBitWords.of(check(0x1_0000_0000_0007L, 0x1_0000_0000_0007L, 0, true), FIELDS));
        assertEquals("tag 5 is wanted, not 7", MatchBitWords.of(check(0x1_0000_0000_0007L, 0x1_0000_0000_0005L, 0, false), FIELDS));
        assertEquals("context 2 is wanted, not 1", MatchBitWords.of(check(0x1_0000_0000_0007L, 0x2_0000_0000_0005L, FIELDS.get(1).mask(), false), FIELDS));
        assertEquals("", MatchBitWords.of(check(1, 2, 0, false), List.of()));
    }

    @Test
    void shouldNameWhatAnEntryWants() {
        EntryValues values = new EntryValues(4, ProcessId.ANY, 0x1_0000_0000_0007L, FIELDS.get(1).mask(), Unlink.PTL_RETAIN);
        long me = Handle.of(Handle.Kind.ME, 0, 0, 0);
        assertEquals("context 1, tag any", MatchBitWords.of(new EntryLinked(me, values, Ptl.ME_NONE), FIELDS));
        assertEquals("context 1, tag any", MatchBitWords.of(new CriteriaChanged(me, values, values), FIELDS));
    }

    @Test
    void shouldTellBitsAndTheirFields() {
        assertEquals("0x0001_0000_0000_0007 (context 1, tag 7)", MatchBitWords.text(0x1_0000_0000_0007L, FIELDS));
        assertEquals("0x0007", MatchBitWords.text(7, List.of()));
    }

    private static BitsCheck check(long request, long wanted, long ignored, boolean passed) {
        return new BitsCheck(null, request, wanted, ignored, passed);
    }
}
