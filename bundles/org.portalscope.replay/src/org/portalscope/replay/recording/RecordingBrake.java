package org.portalscope.replay.recording;

import java.io.IOException;
import java.util.Locale;
import java.util.Optional;

/** Lets a run pause whose recording takes much room. It looks at the disk now and then only. */
final class RecordingBrake {

    /** Transitions between two looks. */
    static final int DISTANCE = 256;

    private static final double GIGABYTE = 1e9;

    private final RoomOnDisk room;
    private final long allowance;
    private long mostTaken;
    private long leastLeft;
    private int unseen;
    private Optional<String> pause = Optional.empty();
    private Optional<String> problem = Optional.empty();

    RecordingBrake(RoomOnDisk room, RecordingLimits limits) throws IOException {
        this.room = room;
        allowance = limits.bytes();
        mostTaken = allowance;
        leastLeft = (long) (limits.share() * room.total());
    }

    /** A transition has been recorded. */
    void passed() {
        if (++unseen == DISTANCE) {
            unseen = 0;
            look();
        }
    }

    private void look() {
        try {
            long taken = room.taken();
            long left = room.left();
            if (taken >= mostTaken) {
                pause = Optional.of(String.format(Locale.ROOT, "paused: the recording of the run takes %.1f GB; resuming goes on", taken / GIGABYTE));
            } else if (left < leastLeft) {
                pause = Optional.of(String.format(Locale.ROOT, "paused: the disk that the run is recorded on has %.1f GB left; resuming goes on",
                        left / GIGABYTE));
            }
        } catch (IOException e) {
            problem = Optional.of("How much room the recording takes is not known any more: " + e.getMessage());
        }
    }

    /** Why to pause, on one line without a full stop; empty while there is room. */
    Optional<String> pause() {
        return pause;
    }

    /** Pauses next when as much again has been recorded, or half of what is left is gone. */
    void goOn() {
        pause = Optional.empty();
        try {
            mostTaken = room.taken() + allowance;
            leastLeft = Math.min(leastLeft, room.left() / 2);
        } catch (IOException e) {
            problem = Optional.of("How much room the recording takes is not known any more: " + e.getMessage());
        }
    }

    /** Why it does not know when to pause, as a sentence; empty if all is well. */
    Optional<String> problem() {
        return problem;
    }
}
