package org.portalscope.cli;

import java.io.IOException;
import java.nio.file.Path;
import java.util.stream.Stream;

import org.junit.jupiter.api.Tag;

/** The same with all scenarios, in more random orders. */
@Tag("long")
class MoreQuickRunsTest extends QuickRunTest {

    static Stream<Path> files() throws IOException {
        return ScenarioFiles.all();
    }

    @Override
    int seeds() {
        return 5;
    }
}
