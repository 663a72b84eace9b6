package org.portalscope.engine.canonical;

/**
 * The digest of the canonical form of one process, and what ties it to others. Immutable.
 *
 * @see CanonicalForm
 */
public final class ProcessForm {

    final long high;
    final long low;
    private final long[] handles;
    private final CanonicalReferences references;
    private final OwnOperation[] operations;

    /**
     * An operation that an interface of the process initiated and that has not ended there.
     *
     * @param initiator packed id of the interface
     * @param ordinal   counts those that it initiated
     * @param place     among all operations of the interface that have not ended
     */
    record OwnOperation(long initiator, long ordinal, int place) {
    }

    /**
     * @param handles    of its own, in the order in which they were met
     * @param references to what belongs to other processes
     * @param operations that it initiated, interface by interface in the order in which they started
     */
    ProcessForm(long high, long low, long[] handles, CanonicalReferences references, OwnOperation[] operations) {
        this.high = high;
        this.low = low;
        this.handles = handles;
        this.references = references;
        this.operations = operations;
    }

    /** To what belongs to other processes. */
    CanonicalReferences references() {
        return references;
    }

    /** The place, among the operations of an interface that have not ended, of the last one of some ordinal that it initiated, or -1. */
    int pending(long initiator, long ordinal) {
        for (int i = operations.length - 1; i >= 0; i--) {
            if (operations[i].ordinal == ordinal && operations[i].initiator == initiator) {
                return operations[i].place;
            }
        }
        return -1;
    }

    /** The number of a handle in the form, or -1 if it was not met. */
    int name(long handle) {
        for (int i = 0; i < handles.length; i++) {
            if (handles[i] == handle) {
                return i;
            }
        }
        return -1;
    }
}
