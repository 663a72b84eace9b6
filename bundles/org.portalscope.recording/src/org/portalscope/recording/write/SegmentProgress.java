package org.portalscope.recording.write;

import org.portalscope.recording.format.BlockOutput;
import org.portalscope.recording.format.TransitionEncoder;

/**
 * How far a segment has been written, and what to write next. The last transition may be happening again and again, which the bytes say only when another
 * one comes; so the file is told how often up to now, and what the bytes then say is corrected by that.
 */
final class SegmentProgress {

    private static final int GROUP = 7;
    private static final int MORE = 1 << GROUP;

    private final BlockOutput changed = new BlockOutput(new byte[0]);
    private int written;
    private int count;
    /** Of the transitions written, those that the bytes do not say yet. */
    private int ahead;
    private byte[] bytes;
    private int from;
    private int length;
    private int more;

    void reset() {
        written = 0;
        count = 0;
        ahead = 0;
    }

    /** Looks for what is to be written next, and counts it as written; returns whether there is anything. */
    boolean advance(Segment segment) {
        long published = segment.published();
        int total = segment.total();
        while (published != segment.published()) {
            published = segment.published();
            total = segment.total();
        }
        int position = (int) (published >>> Integer.SIZE);
        int said = (int) published;
        take(segment.bytes(), position, Math.max(0, total - said));
        more = Math.max(said, total) - count;
        count += more;
        return length > 0;
    }

    /** @param repeats of the last transition, which the bytes do not say */
    private void take(byte[] all, int position, int repeats) {
        if (ahead == 0 && repeats == 0) {
            set(all, written, position - written);
        } else {
            changed.reset(changed.bytes());
            int start = position > written && ahead > 0 ? corrected(all) : written;
            changed.bytes(all, start, position - start);
            int left = position > written ? repeats : repeats - ahead;
            if (left > 0) {
                TransitionEncoder.repeat(changed, left);
            }
            set(changed.bytes(), 0, changed.position());
        }
        ahead = position > written || repeats > 0 ? repeats : ahead;
        written = position;
    }

    /** The bytes begin by saying how often; some of that has been written. Returns where they go on. */
    private int corrected(byte[] all) {
        int at = written + 1;
        int times = 0;
        int shift = 0;
        for (; all[at] < 0; at++) {
            times |= (all[at] & MORE - 1) << shift;
            shift += GROUP;
        }
        times |= all[at] << shift;
        if (times > ahead) {
            TransitionEncoder.repeat(changed, times - ahead);
        }
        return at + 1;
    }

    private void set(byte[] newBytes, int newFrom, int newLength) {
        bytes = newBytes;
        from = newFrom;
        length = newLength;
    }

    byte[] bytes() {
        return bytes;
    }

    int from() {
        return from;
    }

    int length() {
        return length;
    }

    /** How many transitions these bytes add. */
    int more() {
        return more;
    }

    /** How many transitions have been written before these bytes. */
    int before() {
        return count - more;
    }
}
