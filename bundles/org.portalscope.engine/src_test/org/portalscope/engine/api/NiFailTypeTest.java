package org.portalscope.engine.api;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class NiFailTypeTest {

    @ParameterizedTest
    @ValueSource(ints = {0, 1, 2, 3, 4, 77, -1, Integer.MIN_VALUE, Integer.MAX_VALUE})
    void shouldReadTheValueThatATextIsOf(int value) {
        assertEquals(value, NiFailType.value(NiFailType.text(value)));
    }

    @Test
    void shouldNameWhatHasAName() {
        assertEquals("PTL_NI_PEER_DEAD", NiFailType.text(NiFailType.PTL_NI_PEER_DEAD));
        assertThrows(NumberFormatException.class, () -> NiFailType.value("PTL_NI_NONE"));
    }
}
