package org.portalscope.world.network;

import java.util.ArrayList;
import java.util.BitSet;
import java.util.List;

/**
 * Tells those who remember something of processes when a process may no longer be as it was: it took its turn, an effect of it was applied or reverted,
 * or a message or data came for it. Who finds out something enters the process in a set of its own, and the process leaves the set with its next change.
 * What came for a process is of no matter to those who remember what only its turns change.
 */
public final class ProcessChanges {

    private final List<BitSet> sets = new ArrayList<>();
    private final List<BitSet> setsOfTurns = new ArrayList<>();

    /** A set of processes, by their indices, that each process leaves when it changes; empty. */
    public BitSet newSet() {
        return newSet(sets);
    }

    /** A set of processes, by their indices, that each process leaves when it has taken its turn; empty. */
    public BitSet newSetOfTurns() {
        return newSet(setsOfTurns);
    }

    private static BitSet newSet(List<BitSet> sets) {
        BitSet set = new BitSet();
        sets.add(set);
        return set;
    }

    /** A process has taken its turn. */
    public void turnTaken(int process) {
        received(process);
        clear(setsOfTurns, process);
    }

    /** Something has come for a process. */
    void received(int process) {
        clear(sets, process);
    }

    private static void clear(List<BitSet> sets, int process) {
        for (int i = 0; i < sets.size(); i++) {
            if (sets.get(i).get(process)) { // most changes are not the first: to find what is left of a set takes longer
                sets.get(i).clear(process);
            }
        }
    }

    /** Every process may have changed, or what it waits for. */
    public void allChanged() {
        sets.forEach(BitSet::clear);
        setsOfTurns.forEach(BitSet::clear);
    }
}
