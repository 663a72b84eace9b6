package org.portalscope.world.network;

import java.util.Arrays;

/** Processes, by their indices, of which somebody remembers something that holds until they change. */
public final class RememberedProcesses {

    /** A bit for each process, the first of a word the lowest. */
    private final long[] processes;
    /** Those of this and of others. */
    private final boolean[] members;

    RememberedProcesses(boolean[] members) {
        this.members = members;
        processes = new long[(members.length + Long.SIZE - 1) / Long.SIZE];
    }

    public void add(int process) {
        processes[process / Long.SIZE] |= 1L << process;
        members[process] = true;
    }

    /** Adds the first so many. */
    public void addFirst(int count) {
        for (int process = 0; process < count; process++) {
            add(process);
        }
    }

    /** The first from some process on that is not one of them; others may follow without end. */
    public int nextOther(int from) {
        int process = from;
        while (process < members.length) {
            long others = ~processes[process / Long.SIZE] >>> process;
            if (others != 0) {
                return process + Long.numberOfTrailingZeros(others);
            }
            process = (process / Long.SIZE + 1) * Long.SIZE;
        }
        return process;
    }

    void remove(int process) {
        processes[process / Long.SIZE] &= ~(1L << process);
    }

    /** Forgets all of them. */
    public void clear() {
        Arrays.fill(processes, 0);
    }
}
