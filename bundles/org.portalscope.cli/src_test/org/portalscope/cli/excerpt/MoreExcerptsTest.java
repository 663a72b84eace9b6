package org.portalscope.cli.excerpt;

import java.io.IOException;
import java.nio.file.Path;
import java.util.stream.Stream;

import org.junit.jupiter.api.Tag;
import org.portalscope.cli.ScenarioFiles;

/** The same with all scenarios. */
@Tag("long")
class MoreExcerptsTest extends ExcerptTest {

    static Stream<Path> files() throws IOException {
        return ScenarioFiles.all();
    }
}
