package org.portalscope.cli.explore;

import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.util.List;

import org.junit.jupiter.api.Test;

class WorkersTest {

    @Test
    void shouldTellThatThereIsNoMemoryLeft() {
        OutOfMemoryError full = new OutOfMemoryError("so that it is tested");
        try (Workers workers = new Workers(2)) {
            assertSame(full, assertThrows(OutOfMemoryError.class, () -> workers.work(List.of(() -> { }, () -> {
                throw full;
            }))));
        }
    }
}
