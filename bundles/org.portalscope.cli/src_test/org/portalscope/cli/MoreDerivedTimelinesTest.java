package org.portalscope.cli;

import java.io.IOException;
import java.nio.file.Path;
import java.util.stream.IntStream;
import java.util.stream.Stream;

import org.junit.jupiter.api.Tag;

/** The same with all scenarios, in more orders. */
@Tag("long")
class MoreDerivedTimelinesTest extends DerivedTimelineTest {

    static Stream<Path> files() throws IOException {
        return ScenarioFiles.all();
    }

    @Override
    IntStream seeds() {
        return IntStream.rangeClosed(0, 3);
    }
}
