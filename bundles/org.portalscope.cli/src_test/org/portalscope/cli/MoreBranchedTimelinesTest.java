package org.portalscope.cli;

import java.util.stream.IntStream;

import org.junit.jupiter.api.Tag;

/** The same with other branches. */
@Tag("long")
class MoreBranchedTimelinesTest extends BranchedTimelineTest {

    @Override
    IntStream seeds() {
        return IntStream.of(2);
    }
}
