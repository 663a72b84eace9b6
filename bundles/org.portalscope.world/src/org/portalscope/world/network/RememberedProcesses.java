package org.portalscope.world.network;

import java.util.Arrays;
import java.util.BitSet;

/** Processes, by their indices, of which somebody remembers something that holds until they change. */
public final class RememberedProcesses {

    private final BitSet processes = new BitSet();
    /** Those of this and of others. */
    private final boolean[] members;

    RememberedProcesses(boolean[] members) {
        this.members = members;
    }

    public void add(int process) {
        processes.set(process);
        members[process] = true;
    }

    /** Adds the first so many. */
    public void addFirst(int count) {
        processes.set(0, count);
        Arrays.fill(members, 0, count, true);
    }

    /** The first from some process on that is not one of them; others may follow without end. */
    public int nextOther(int from) {
        return processes.nextClearBit(from);
    }

    void remove(int process) {
        processes.clear(process);
    }

    /** Forgets all of them. */
    public void clear() {
        processes.clear();
    }
}
