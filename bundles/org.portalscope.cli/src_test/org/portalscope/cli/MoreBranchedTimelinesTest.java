package org.portalscope.cli;

import java.io.IOException;
import java.nio.file.Path;
import java.util.stream.IntStream;
import java.util.stream.Stream;

import org.junit.jupiter.api.Tag;

/** The same with all scenarios, and with other branches. */
@Tag("long")
class MoreBranchedTimelinesTest extends BranchedTimelineTest {

    static Stream<Path> files() throws IOException {
        return withVirtualTime(ScenarioFiles.all());
    }

    @Override
    IntStream seeds() {
        return IntStream.rangeClosed(0, 2);
    }
}
