package org.portalscope.mpi.collective;

/** Combines the contributions of processes, element by element. It is associative. */
public interface Reduction {

    /** Whether the operands may change places. */
    boolean isCommutative();

    /**
     * Combines elements.
     *
     * @param left  of lower ranks
     * @param right of higher ranks, as long as the other
     * @return as long as both
     */
    byte[] combine(byte[] left, byte[] right);
}
