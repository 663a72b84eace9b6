package org.portalscope.engine.state;

/**
 * The digest of the canonical form of one process, and what ties it to others. Immutable.
 *
 * @see CanonicalForm
 */
public final class ProcessForm {

    final long high;
    final long low;
    private final long[] handles;
    private final References references;

    /**
     * @param handles    of its own, in the order in which they were met
     * @param references to what belongs to other processes
     */
    ProcessForm(long high, long low, long[] handles, References references) {
        this.high = high;
        this.low = low;
        this.handles = handles;
        this.references = references;
    }

    /** To what belongs to other processes. */
    References references() {
        return references;
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
