package org.portalscope.mpi;

import org.portalscope.protocol.value.Buffer;

/** What {@code MPI_Op_create} makes an operator of, {@code MPI_User_function}: it is associative, and makes no calls that communicate. */
@FunctionalInterface
public interface ReductionFunction {

    /**
     * Makes of each element of {@code inoutvec} what the operator makes of the elements of both, that of {@code invec} first.
     *
     * @param len      elements of each
     * @param datatype of the elements
     */
    void combine(Buffer invec, Buffer inoutvec, long len, long datatype);
}
