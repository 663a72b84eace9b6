package org.portalscope.goal.simulation;

import org.portalscope.goal.GoalOperation;

/** A message on its way, or at its target. */
final class SimulatedMessage extends Activity {

    private static final int NONE = -1;

    final int source;
    final int index;
    final GoalOperation send;
    private boolean hasSearched;
    private int receive = NONE;
    private long occupiedUntil = NONE;

    /**
     * @param time   when its first byte arrives
     * @param source the rank that has sent it
     * @param index  of its send
     */
    SimulatedMessage(long number, long time, int source, int index, GoalOperation send) {
        super(number, time);
        this.source = source;
        this.index = index;
        this.send = send;
    }

    int target() {
        return send.peer();
    }

    /** Whether its receive has been looked for, so that it was found or the message is among the unexpected ones. */
    boolean hasSearched() {
        return hasSearched;
    }

    void search() {
        hasSearched = true;
    }

    boolean isMatched() {
        return receive != NONE;
    }

    /** The index of its receive. */
    int receive() {
        return receive;
    }

    void match(int itsReceive) {
        receive = itsReceive;
    }

    /** Whether it has begun to occupy the processor and the network interface of its target. */
    boolean hasOccupied() {
        return occupiedUntil != NONE;
    }

    long occupiedUntil() {
        return occupiedUntil;
    }

    void occupy(long until) {
        occupiedUntil = until;
    }
}
