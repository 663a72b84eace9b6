package org.portalscope.cli;

import java.io.IOException;
import java.nio.file.Path;
import java.util.stream.Stream;

import org.junit.jupiter.api.Tag;

/** The same with all of them. */
@Tag("long")
class MoreScenariosTest extends EveryScenarioTest {

    static Stream<Path> files() throws IOException {
        return ScenarioFiles.all();
    }
}
