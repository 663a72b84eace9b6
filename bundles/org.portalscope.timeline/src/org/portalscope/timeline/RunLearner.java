package org.portalscope.timeline;

import java.util.BitSet;

/** Puts together what worlds tell of the ranges of a run, range by range in their order. */
final class RunLearner {

    private final OperationIndex operations = new OperationIndex();
    private final BitSet drops = new BitSet();
    private final long mostBytes;
    private int messages;
    private int indexed;
    private int passed;

    /** @param mostBytes that the index of operations may take */
    RunLearner(long mostBytes) {
        this.mostBytes = mostBytes;
    }

    void take(ReplayedRange range, PassedRange told) {
        for (int number : told.drops()) {
            drops.set(number);
        }
        if (indexed == range.first() - 1 && operations.bytes() <= mostBytes) {
            told.operations().tell(operations);
            indexed = range.last();
        }
        messages = told.messages();
        passed = range.last();
    }

    /** How many transitions have been taken. */
    int passed() {
        return passed;
    }

    /**
     * What is known of a run of which there is nothing more to take.
     *
     * @param size of the run; what lies behind the ranges that have been taken does not happen
     */
    LearntRun learnt(int size) {
        return new LearntRun(operations, drops, messages, indexed == passed ? size : indexed);
    }
}
