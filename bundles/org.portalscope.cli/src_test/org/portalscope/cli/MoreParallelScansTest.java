package org.portalscope.cli;

import org.junit.jupiter.api.Tag;

/** The same with many more conditions. */
@Tag("long")
class MoreParallelScansTest extends ParallelScanTest {

    @Override
    int randomConditions() {
        return 20;
    }
}
