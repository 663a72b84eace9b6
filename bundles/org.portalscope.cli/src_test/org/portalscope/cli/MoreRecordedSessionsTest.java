package org.portalscope.cli;

import java.io.IOException;
import java.nio.file.Path;
import java.util.stream.Stream;

import org.junit.jupiter.api.Tag;

/** The same with all scenarios. */
@Tag("long")
class MoreRecordedSessionsTest extends RecordedSessionTest {

    static Stream<Path> files() throws IOException {
        return ScenarioFiles.all();
    }
}
