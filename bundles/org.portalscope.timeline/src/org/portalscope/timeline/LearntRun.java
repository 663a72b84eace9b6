package org.portalscope.timeline;

import java.util.BitSet;

/** What is known of a run that is over once it has been gone through: where operations appear, what was dropped and how many messages were sent. Immutable. */
final class LearntRun {

    private final OperationIndex operations;
    private final BitSet drops;
    private final int messages;
    private final int indexed;

    /**
     * @param operations not told anything any more
     * @param drops      the numbers of the transitions in which a message was dropped; not changed any more
     * @param indexed    number of the last transition whose operations are known
     */
    LearntRun(OperationIndex operations, BitSet drops, int messages, int indexed) {
        this.operations = operations;
        this.drops = drops;
        this.messages = messages;
        this.indexed = indexed;
    }

    OperationIndex operations() {
        return operations;
    }

    boolean drops(int number) {
        return drops.get(number);
    }

    int messages() {
        return messages;
    }

    int indexed() {
        return indexed;
    }
}
