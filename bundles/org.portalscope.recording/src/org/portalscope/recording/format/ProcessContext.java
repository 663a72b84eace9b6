package org.portalscope.recording.format;

import java.util.Arrays;

/** What a process did last in a block, and so is likely to do again: inputs are written as differences to it. */
final class ProcessContext {

    /** Processes of a block share this many; those whose indices leave the same remainder share one. */
    static final int COUNT = 64;

    static final int PUT_FIELDS = 7;

    int thread;
    long queue;
    long link;
    /** Of the last put: descriptor, target, portal, cookie, match bits, offset, header data. */
    final long[] put = new long[PUT_FIELDS];

    static ProcessContext[] all() {
        ProcessContext[] all = new ProcessContext[COUNT];
        Arrays.setAll(all, i -> new ProcessContext());
        return all;
    }

    void reset() {
        thread = 0;
        queue = 0;
        link = 0;
        Arrays.fill(put, 0);
    }
}
