package org.portalscope.world.program;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;

import java.nio.file.Path;

import org.junit.jupiter.api.Test;

/** Sources are told apart by where they are and by their names. */
class SourceIdTest {

    @Test
    void shouldBeTheSameForTheSameSource() {
        SourceId put = SourceId.library("put.ptl");
        assertEquals(put, new SourceId(SourceId.Kind.LIBRARY, "put.ptl"));
        assertEquals(put.hashCode(), SourceId.library("put.ptl").hashCode());
        assertNotEquals(put, SourceId.library("get.ptl"));
        assertNotEquals(put, SourceId.text("put.ptl"));
    }

    @Test
    void shouldTakeDetoursOutOfPaths() {
        assertEquals(SourceId.file(Path.of("put.ptl")), SourceId.file(Path.of("library", "..", "put.ptl")));
    }
}
