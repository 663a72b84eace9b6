package org.portalscope.protocol.value;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.util.List;

import org.junit.jupiter.api.Test;

class StructureValueTest {

    private static final CallVariable SOURCE = new CallVariable("source", ValueType.INTEGER);
    private static final CallVariable TAG = new CallVariable("tag", ValueType.INTEGER);
    private static final ValueType STATUS = ValueType.structure("a status", List.of(SOURCE, TAG));

    private final StructureValue status = StructureValue.of(STATUS, 1L, 7L);

    @Test
    void shouldFindMembersByTheirNames() {
        assertEquals(7L, status.member("tag"));
        assertEquals(1, status.number("source"));
        assertEquals("a status has no member length", assertThrows(IllegalArgumentException.class, () -> status.member("length")).getMessage());
    }

    @Test
    void shouldFindMembersByTheirPlaces() {
        assertEquals(1, status.numberAt(0));
        assertEquals(7, status.numberAt(1));
    }

    @Test
    void shouldHaveAsManyMembersAsItsType() {
        String words = "a status has 2 members, not 1";
        assertEquals(words, assertThrows(IllegalArgumentException.class, () -> StructureValue.of(STATUS, 1L)).getMessage());
        assertEquals(words, assertThrows(IllegalArgumentException.class, () -> new StructureValue(STATUS, List.of(1L))).getMessage());
    }

    @Test
    void shouldBeEqualIfTypeAndMembersAre() {
        StructureValue same = new StructureValue(STATUS, List.of(1L, 7L));
        assertEquals(status, same);
        assertEquals(status.hashCode(), same.hashCode());
        assertNotEquals(status, StructureValue.of(STATUS, 1L, 8L));
        assertNotEquals(status, StructureValue.of(ValueType.structure("a place", List.of(SOURCE, TAG)), 1L, 7L));
        assertEquals(List.of(1L, 7L), status.members());
        assertEquals("{source = 1, tag = 7}", status.toString());
    }
}
