package org.portalscope.releng.schema;

import java.io.IOException;
import java.nio.file.Path;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;

/** The same with all scenarios. */
@Tag("long")
class MoreRunSchemasTest extends RunSchemaTest {

    static Stream<Path> files() throws IOException {
        return all();
    }
}
