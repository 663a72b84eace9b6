package org.portalscope.export;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.nio.file.Path;
import java.util.Optional;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

class FileKindTest {

    @ParameterizedTest
    @EnumSource(FileKind.class)
    void shouldRefuseNamesOfOtherKindsOnly(FileKind kind) {
        for (FileKind other : FileKind.values()) {
            Path file = Path.of("folder", "ring" + other.suffix().toUpperCase());
            assertEquals(Optional.of(other), FileKind.of(file));
            assertEquals(kind != other, kind.problem(file).isPresent());
            assertEquals(file, kind.named(file));
        }
        assertEquals(Optional.empty(), kind.problem(Path.of("ring.1")));
        assertEquals(Path.of("folder", "ring.1" + kind.suffix()), kind.named(Path.of("folder", "ring.1")));
    }

    @ParameterizedTest
    @EnumSource(ExportForm.class)
    void shouldExportWhatTheNameSays(ExportForm chosen) throws Exception {
        for (ExportForm form : ExportForm.values()) {
            assertEquals(new ExportForm.Target(form, Path.of("ring" + form.suffix())), chosen.target(Path.of("ring" + form.suffix())).orElseThrow());
        }
        assertEquals(new ExportForm.Target(chosen, Path.of("ring.2" + chosen.suffix())), chosen.target(Path.of("ring.2")).orElseThrow());
        assertEquals(Optional.empty(), chosen.target(Path.of("ring.svg")));
    }

    @Test
    void shouldSayWhichNameToUse() {
        assertEquals("ring.pcapng is a name for a packet capture, and a recording would be written: use a name that ends with .ptlrec",
                FileKind.RECORDING.problem(Path.of("runs", "ring.pcapng")).orElseThrow());
    }
}
