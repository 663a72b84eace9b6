package org.portalscope.engine;

import java.util.ArrayList;
import java.util.List;
import java.util.SplittableRandom;

import org.portalscope.engine.api.MdValues;
import org.portalscope.engine.api.Ptl;

/**
 * A match list of targets, which requests are meant for, and others, which they pass over. Each entry has bits of its own: the
 * highest is set in those of targets only, and targets differ above the bits that {@link Criteria} ignore.
 */
final class FilledList {

    private static final MdValues NOTHING =
            new MdValues(0, 0, Ptl.PTL_MD_THRESH_INF, Ptl.MAX_OFFSET_NONE, Ptl.PTL_MD_OP_PUT, 0, Ptl.PTL_EQ_NONE);
    private static final int REQUESTS = 1 << 12;

    private final Loopback loopback;
    private final Criteria criteria;
    private final SplittableRandom random = new SplittableRandom(Settings.SEED);
    private final List<Long> handles = new ArrayList<>();
    private final List<Long> targetBits = new ArrayList<>();

    FilledList(Loopback loopback, Criteria criteria) {
        this.loopback = loopback;
        this.criteria = criteria;
    }

    /**
     * Appends entries in random order.
     *
     * @param targets how many requests are meant for
     * @param others  how many they pass over
     * @param memory  what a target's descriptor is made from; the n-th one's region lies n times its length behind
     */
    FilledList append(int targets, int others, MdValues memory) {
        int targetsLeft = targets;
        for (int left = targets + others; left > 0; left--) {
            if (random.nextInt(left) < targetsLeft) {
                appendTarget(memory);
                targetsLeft--;
            } else {
                loopback.attach(appendEntry(otherBits()), NOTHING);
            }
        }
        return this;
    }

    /** Appends entries that all requests pass over. */
    FilledList appendOthers(int others) {
        return append(0, others, NOTHING);
    }

    /** The handles of the entries in their order. */
    long[] handles() {
        return handles.stream().mapToLong(Long::longValue).toArray();
    }

    /** Requests for the targets in random order. */
    Requests requests() {
        return new Requests(random.ints(REQUESTS, 0, targetBits.size()).mapToLong(targetBits::get).toArray());
    }

    /** The bits of an entry that no request is meant for. */
    long otherBits() {
        return random.nextLong() & Long.MAX_VALUE;
    }

    private void appendTarget(MdValues memory) {
        int number = targetBits.size();
        long bits = Long.MIN_VALUE | (long) number << Integer.SIZE | Integer.toUnsignedLong(random.nextInt());
        targetBits.add(bits);
        loopback.attach(appendEntry(bits), new MdValues(memory.start() + number * memory.length(), memory.length(),
                memory.threshold(), memory.maxOffset(), memory.options(), memory.userPtr(), memory.eventq()));
    }

    private long appendEntry(long bits) {
        long handle = loopback.append(bits, criteria.ignoreBits(random));
        handles.add(handle);
        return handle;
    }
}
