package org.portalscope.world.network;

import java.util.Arrays;

/**
 * Tells those who remember something of processes when a process may no longer be as it was: it took its turn, an effect of it was applied or reverted,
 * or a message or data came for it. Who finds out something enters the process in a set of its own, and the process leaves the set with its next change.
 * What came for a process is of no matter to those who remember what only its turns change.
 */
public final class ProcessChanges {

    private final Sets sets;
    private final Sets setsOfTurns;
    /** How often each process has changed, but for when all have. */
    private final long[] versions;
    private long versionOfAll;

    /** @param processes how many there are */
    ProcessChanges(int processes) {
        versions = new long[processes];
        sets = new Sets(processes);
        setsOfTurns = new Sets(processes);
    }

    /** A number that no process has again once it has changed: for those who remember something of one process alone. */
    public long version(int process) {
        return versions[process] + versionOfAll;
    }

    /** A set of processes, by their indices, that each process leaves when it changes; empty. */
    public RememberedProcesses newSet() {
        return sets.add();
    }

    /** A set of processes, by their indices, that each process leaves when it has taken its turn; empty. */
    public RememberedProcesses newSetOfTurns() {
        return setsOfTurns.add();
    }

    /** A process has taken its turn. */
    public void turnTaken(int process) {
        versions[process]++;
        sets.remove(process);
        setsOfTurns.remove(process);
    }

    /** Something has come for a process. */
    void received(int process) {
        versions[process]++;
        sets.remove(process);
    }

    /** Every process may have changed, or what it waits for. */
    public void allChanged() {
        versionOfAll++;
        sets.clear();
        setsOfTurns.clear();
    }

    /** Sets that processes leave together. */
    private static final class Sets {

        private RememberedProcesses[] all = {};
        /** The processes that are in one: most changes are of others. */
        private final boolean[] members;

        Sets(int processes) {
            members = new boolean[processes];
        }

        RememberedProcesses add() {
            RememberedProcesses set = new RememberedProcesses(members);
            all = Arrays.copyOf(all, all.length + 1);
            all[all.length - 1] = set;
            return set;
        }

        void remove(int process) {
            if (members[process]) {
                members[process] = false;
                for (RememberedProcesses set : all) {
                    set.remove(process);
                }
            }
        }

        void clear() {
            Arrays.fill(members, false);
            for (RememberedProcesses set : all) {
                set.clear();
            }
        }
    }
}
