package org.portalscope.world.network;

import java.util.BitSet;

/** Processes, by their indices, of which somebody remembers something that holds until they change. */
public final class RememberedProcesses {

    private final BitSet processes = new BitSet();
    /** Those of this and of others. */
    private final BitSet members;

    RememberedProcesses(BitSet members) {
        this.members = members;
    }

    public void add(int process) {
        processes.set(process);
        members.set(process);
    }

    /** Adds the first so many. */
    public void addFirst(int count) {
        processes.set(0, count);
        members.set(0, count);
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
