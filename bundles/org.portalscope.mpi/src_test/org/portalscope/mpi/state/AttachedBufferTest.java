package org.portalscope.mpi.state;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Optional;

import org.junit.jupiter.api.Test;
import org.portalscope.protocol.value.Buffer;

/** The attached buffer gives each message the first place that is long enough. */
class AttachedBufferTest {

    private static final AttachedBuffer EMPTY = AttachedBuffer.empty(new Buffer("space", 100, 10));

    private static Buffer at(long address, long length) {
        return new Buffer("space", address, length);
    }

    @Test
    void shouldFillItselfToTheLastByte() {
        assertEquals(Optional.of(at(100, 10)), EMPTY.place(10));
        assertEquals(Optional.empty(), EMPTY.place(11));
        AttachedBuffer filled = EMPTY.with(at(100, 4)).with(at(104, 6));
        assertEquals(Optional.empty(), filled.place(1));
    }

    @Test
    void shouldUseGapsAgain() {
        AttachedBuffer gaps = EMPTY.with(at(100, 2)).with(at(102, 3)).with(at(105, 2)).without(at(102, 3));
        assertEquals(Optional.of(at(102, 3)), gaps.place(3));
        assertEquals(Optional.empty(), gaps.place(4));
        assertEquals(Optional.of(at(100, 5)), gaps.without(at(100, 2)).place(4).map(place -> at(place.address(), 5)));
        assertTrue(gaps.without(at(100, 2)).without(at(105, 2)).isEmpty());
    }
}
