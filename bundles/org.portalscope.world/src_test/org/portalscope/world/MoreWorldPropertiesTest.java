package org.portalscope.world;

import java.util.stream.LongStream;

import org.junit.jupiter.api.Tag;

/** The same on more worlds. */
@Tag("long")
class MoreWorldPropertiesTest extends WorldPropertyTest {

    static LongStream seeds() {
        return LongStream.rangeClosed(FEW + 1, WORLDS);
    }
}
