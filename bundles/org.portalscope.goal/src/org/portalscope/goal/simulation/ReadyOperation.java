package org.portalscope.goal.simulation;

/** An operation that no other keeps from starting any more. */
final class ReadyOperation extends Activity {

    final int rank;
    final int index;

    ReadyOperation(long number, long time, int rank, int index) {
        super(number, time);
        this.rank = rank;
        this.index = index;
    }
}
