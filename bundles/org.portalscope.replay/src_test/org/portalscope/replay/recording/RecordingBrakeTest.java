package org.portalscope.replay.recording;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.io.IOException;
import java.util.Optional;

import org.junit.jupiter.api.Test;

/** A run pauses where its recording has taken what it may, or the disk has little left, and goes on where the user wants that. */
class RecordingBrakeTest {

    private static final long GIGABYTE = 1_000_000_000;

    private final Disk disk = new Disk();

    /** A disk of 100 GB. */
    private static final class Disk implements RoomOnDisk {

        private long taken;
        private long left = 50 * GIGABYTE;
        private boolean isGone;

        @Override
        public long taken() throws IOException {
            if (isGone) {
                throw new IOException("gone");
            }
            return taken;
        }

        @Override
        public long left() {
            return left;
        }

        @Override
        public long total() {
            return 100 * GIGABYTE;
        }
    }

    private static void pass(RecordingBrake brake) {
        for (int i = 0; i < RecordingBrake.DISTANCE; i++) {
            brake.passed();
        }
    }

    @Test
    void shouldPauseAtItsBytesAndAgainBehindAsMany() throws IOException {
        RecordingBrake brake = new RecordingBrake(disk, RecordingLimits.DEFAULT);
        disk.taken = 2 * GIGABYTE - 1;
        pass(brake);
        assertEquals(Optional.empty(), brake.pause());
        disk.taken = 2 * GIGABYTE + 100_000_000;
        pass(brake);
        assertEquals(Optional.of("paused: the recording of the run takes 2.1 GB; resuming goes on"), brake.pause());
        brake.goOn();
        assertEquals(Optional.empty(), brake.pause());
        disk.taken = 4 * GIGABYTE;
        pass(brake);
        assertEquals(Optional.empty(), brake.pause());
        disk.taken = 4 * GIGABYTE + 100_000_000;
        pass(brake);
        assertEquals(Optional.of("paused: the recording of the run takes 4.1 GB; resuming goes on"), brake.pause());
    }

    @Test
    void shouldPauseWithATenthOfTheDiskLeftAndAgainWithHalfOfThat() throws IOException {
        RecordingBrake brake = new RecordingBrake(disk, RecordingLimits.DEFAULT);
        disk.left = 10 * GIGABYTE;
        pass(brake);
        assertEquals(Optional.empty(), brake.pause());
        disk.left = 8 * GIGABYTE;
        pass(brake);
        assertEquals(Optional.of("paused: the disk that the run is recorded on has 8.0 GB left; resuming goes on"), brake.pause());
        brake.goOn();
        pass(brake);
        assertEquals(Optional.empty(), brake.pause());
        disk.left = 4 * GIGABYTE - 1;
        pass(brake);
        assertEquals(Optional.of("paused: the disk that the run is recorded on has 4.0 GB left; resuming goes on"), brake.pause());
    }

    @Test
    void shouldGoOnAndSaySoWhereTheRoomIsNotKnown() throws IOException {
        RecordingBrake brake = new RecordingBrake(disk, RecordingLimits.DEFAULT);
        disk.isGone = true;
        pass(brake);
        assertEquals(Optional.empty(), brake.pause());
        assertEquals(Optional.of("How much room the recording takes is not known any more: gone"), brake.problem());
    }
}
