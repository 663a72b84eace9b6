package org.portalscope.engine;

import java.util.SplittableRandom;

import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.Param;
import org.openjdk.jmh.annotations.Setup;

/** PtlMEInsert into a list of 10,000 entries and PtlMEUnlink of a random one, so that the list keeps its size. */
public class ListChurn extends Settings {

    private static final int ENTRIES = 10_000;

    @Param
    public Criteria list;

    private final Loopback loopback = new Loopback(false);
    private final SplittableRandom random = new SplittableRandom(SEED);
    private FilledList filled;
    private long[] handles;
    private long last;

    @Setup
    public void prepare() {
        filled = new FilledList(loopback, list).appendOthers(ENTRIES);
        handles = filled.handles();
        last = loopback.append(0, -1L);
    }

    /** Inserts before a random entry. */
    @Benchmark
    public void anywhere() {
        replaceOne(handles[random.nextInt(ENTRIES)]);
    }

    /** Inserts before the last entry, which takes everything: what MPI does with the receives it posts. */
    @Benchmark
    public void beforeTheLast() {
        replaceOne(last);
    }

    private void replaceOne(long before) {
        long inserted = loopback.insertBefore(before, filled.otherBits(), list.ignoreBits(random));
        int leaving = random.nextInt(ENTRIES);
        loopback.unlink(handles[leaving]);
        handles[leaving] = inserted;
    }
}
