package org.portalscope.cli;

import java.io.IOException;
import java.nio.file.Path;
import java.util.stream.Stream;

import org.junit.jupiter.api.Tag;

/** The same with all scenarios, and with many more conditions. */
@Tag("long")
class MoreParallelScansTest extends ParallelScanTest {

    static Stream<Path> files() throws IOException {
        return ScenarioFiles.all();
    }

    @Override
    int randomConditions() {
        return 20;
    }
}
