package org.portalscope.engine.api;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;

class HandleTest {

    @Test
    void shouldHoldKindInterfaceGenerationAndIndex() {
        long handle = Handle.of(Handle.Kind.MD, 3, 0xABCDEF, 0x7FFF_FFFE);
        assertTrue(Handle.is(Handle.Kind.MD, handle));
        assertFalse(Handle.is(Handle.Kind.ME, handle));
        assertEquals(3, Handle.networkInterface(handle));
        assertEquals(0xABCDEF, Handle.generation(handle));
        assertEquals(0x7FFF_FFFE, Handle.index(handle));
    }

    @Test
    void shouldTellAbsenceFromEveryObject() {
        assertTrue(Handle.isNone(Ptl.PTL_EQ_NONE));
        assertTrue(Handle.is(Handle.Kind.EQ, Ptl.PTL_EQ_NONE));
        assertFalse(Handle.isNone(Handle.of(Handle.Kind.EQ, 0, 0, 0)));
    }

    @Test
    void shouldNameTheGenerationOnlyOnceAPlaceIsUsedAgain() {
        assertEquals("me 4", Handle.text(Handle.of(Handle.Kind.ME, 0, 0, 4)));
        assertEquals("me 4.2", Handle.text(Handle.of(Handle.Kind.ME, 0, 2, 4)));
        assertEquals("no md", Handle.text(Ptl.PTL_MD_NONE));
        assertEquals("no handle (ff)", Handle.text(255));
    }
}
