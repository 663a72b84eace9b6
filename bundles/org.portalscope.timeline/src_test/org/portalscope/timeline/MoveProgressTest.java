package org.portalscope.timeline;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.OptionalInt;
import java.util.function.BooleanSupplier;

import org.junit.jupiter.api.Test;

class MoveProgressTest {

    private final MoveProgress progress = new MoveProgress();

    @Test
    void shouldTellWhichShareOfItsLengthAMoveHasPassed() {
        assertEquals(OptionalInt.empty(), progress.percent());
        BooleanSupplier watched = progress.begin(4096, () -> false);
        assertEquals(OptionalInt.of(0), progress.percent());
        for (int i = 0; i < 1024; i++) {
            watched.getAsBoolean();
        }
        assertEquals(OptionalInt.of(25), progress.percent());
        progress.end();
        assertEquals(OptionalInt.empty(), progress.percent());
    }

    @Test
    void shouldPassOnThatTheMoveIsToEnd() {
        assertTrue(progress.begin(1, () -> true).getAsBoolean());
    }
}
