package org.portalscope.engine.snapshot;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.io.InputStream;
import java.util.Arrays;
import java.util.List;

import org.junit.jupiter.api.Test;
import org.portalscope.engine.api.InterfaceSpec;
import org.portalscope.engine.api.ProcessId;
import org.portalscope.engine.state.PortalsState;

class ProcessSnapshotTest {

    private static final int VERSION_AT = 11;

    private final PortalsState sample = SampleState.make();
    private final Snapshot snapshot = ProcessSnapshot.take(sample);
    private final PortalsState target = SampleState.fresh();

    @Test
    void shouldRestoreWhatWasSaved() throws SnapshotException {
        ProcessSnapshot.restore(target, Snapshot.parse(snapshot.toBytes()));
        assertEquals(sample.dump(), target.dump());
        assertArrayEquals(snapshot.toBytes(), ProcessSnapshot.take(target).toBytes());
    }

    @Test
    void shouldReplaceWhatWasThere() throws SnapshotException {
        Snapshot empty = ProcessSnapshot.take(target);
        String before = target.dump();
        ProcessSnapshot.restore(sample, empty);
        assertEquals(before, sample.dump());
    }

    @Test
    void shouldReadTheFirstVersionOfTheFormat() throws IOException, SnapshotException {
        try (InputStream file = ProcessSnapshotTest.class.getResourceAsStream("/snapshot/version-1.snapshot")) {
            byte[] bytes = file.readAllBytes();
            ProcessSnapshot.restore(target, Snapshot.parse(bytes));
            assertEquals(sample.dump(), target.dump());
            assertArrayEquals(bytes, snapshot.toBytes(), "the same state has other bytes now: that is another version of the format");
        }
    }

    @Test
    void shouldTellMemoryFromTheRestByDigests() throws SnapshotException {
        ProcessSnapshot.restore(target, snapshot);
        target.memory().write(0x1000, new byte[] {0});
        Snapshot written = ProcessSnapshot.take(target);
        assertEquals(snapshot.controlDigest(), written.controlDigest());
        assertTrue(!snapshot.memoryDigest().equals(written.memoryDigest()));
        assertEquals(1, written.pages().stream().filter(page -> !snapshot.pages().contains(page)).count());
    }

    @Test
    void shouldRefuseEveryPrefix() {
        byte[] bytes = snapshot.toBytes();
        for (int length = 0; length < bytes.length; length++) {
            byte[] prefix = Arrays.copyOf(bytes, length);
            String message = assertThrows(SnapshotException.class, () -> Snapshot.parse(prefix)).getMessage();
            assertEquals("The snapshot is cut: its end is missing.", message);
        }
    }

    @Test
    void shouldRefuseEveryChangedBit() {
        byte[] bytes = snapshot.toBytes();
        for (int bit = 0; bit < bytes.length * Byte.SIZE; bit++) {
            byte[] changed = bytes.clone();
            changed[bit / Byte.SIZE] ^= (byte) (1 << bit % Byte.SIZE);
            SnapshotException refusal = assertThrows(SnapshotException.class, () -> Snapshot.parse(changed));
            assertTrue(refusal.getMessage().endsWith("."), refusal.getMessage());
        }
    }

    @Test
    void shouldSayOfWhichVersionItIs() {
        byte[] bytes = snapshot.toBytes();
        bytes[VERSION_AT] = 2;
        assertEquals("The snapshot is of version 2; what can be read is version 1.",
                assertThrows(SnapshotException.class, () -> Snapshot.parse(bytes)).getMessage());
    }

    @Test
    void shouldRefuseTheSnapshotOfAnotherSpecification() {
        PortalsState other = new PortalsState(List.of(InterfaceSpec.of(new ProcessId(1, 2), 100)), null);
        String before = other.dump();
        assertThrows(SnapshotException.class, () -> ProcessSnapshot.restore(other, snapshot));
        assertEquals(before, other.dump());
    }

    /** Somebody has changed fields and made the digests anew: what is inconsistent is refused, and nothing is done by half. */
    @Test
    void shouldNotChangeAnythingForFieldsThatMakeNoSense() {
        String before = target.dump();
        byte[] control = snapshot.controlBytes();
        int refused = 0;
        for (int i = 0; i < control.length; i++) {
            byte[] changed = control.clone();
            changed[i] ^= 1;
            try {
                ProcessSnapshot.restore(target, new Snapshot(snapshot.specification(), changed, snapshot.pages()));
                ProcessSnapshot.take(target);
                reset();
            } catch (SnapshotException e) {
                refused++;
                assertEquals(before, target.dump(), e.getMessage());
            }
        }
        assertTrue(refused > control.length / 2, refused + " of " + control.length);
    }

    private void reset() throws SnapshotException {
        ProcessSnapshot.restore(target, ProcessSnapshot.take(SampleState.fresh()));
    }
}
