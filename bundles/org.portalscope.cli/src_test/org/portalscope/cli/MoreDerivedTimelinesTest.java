package org.portalscope.cli;

import java.util.stream.IntStream;

import org.junit.jupiter.api.Tag;

/** The same in more orders. */
@Tag("long")
class MoreDerivedTimelinesTest extends DerivedTimelineTest {

    @Override
    IntStream seeds() {
        return IntStream.rangeClosed(2, 3);
    }
}
