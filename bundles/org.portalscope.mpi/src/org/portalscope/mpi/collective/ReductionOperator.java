package org.portalscope.mpi.collective;

import java.util.Optional;
import java.util.function.DoubleBinaryOperator;
import java.util.function.LongBinaryOperator;

import org.portalscope.protocol.value.ValueType;

/** The predefined operators of reductions, and what they make of two numbers. */
public enum ReductionOperator {
    MPI_SUM((a, b) -> a + b, (a, b) -> a + b),
    MPI_PROD((a, b) -> a * b, (a, b) -> a * b),
    /** Of integers as {@link ElementFormat} orders them. */
    MPI_MAX(Math::max, Math::max),
    MPI_MIN(Math::min, Math::min),
    MPI_LAND((a, b) -> a != 0 && b != 0 ? 1 : 0, null),
    MPI_LOR((a, b) -> a != 0 || b != 0 ? 1 : 0, null),
    MPI_LXOR((a, b) -> a != 0 ^ b != 0 ? 1 : 0, null),
    MPI_BAND((a, b) -> a & b, null),
    MPI_BOR((a, b) -> a | b, null),
    MPI_BXOR((a, b) -> a ^ b, null);

    /** The handle of an operator, as a value of calls. */
    public static final ValueType TYPE = ValueType.own("an operator");

    /** {@code MPI_OP_NULL}. */
    public static final long NULL = 0;

    private final LongBinaryOperator ofIntegers;
    private final DoubleBinaryOperator ofFloatingPoint;

    ReductionOperator(LongBinaryOperator ofIntegers, DoubleBinaryOperator ofFloatingPoint) {
        this.ofIntegers = ofIntegers;
        this.ofFloatingPoint = ofFloatingPoint;
    }

    /** As users hold it. */
    public long handle() {
        return ordinal() + 1L;
    }

    /** The operator of a handle, if it is a predefined one. */
    public static Optional<ReductionOperator> of(long handle) {
        return handle > NULL && handle <= values().length ? Optional.of(values()[(int) handle - 1]) : Optional.empty();
    }

    boolean isBitwise() {
        return this == MPI_BAND || this == MPI_BOR || this == MPI_BXOR;
    }

    boolean isOrdering() {
        return this == MPI_MAX || this == MPI_MIN;
    }

    boolean takesFloatingPoint() {
        return ofFloatingPoint != null;
    }

    long apply(long left, long right) {
        return ofIntegers.applyAsLong(left, right);
    }

    double apply(double left, double right) {
        return ofFloatingPoint.applyAsDouble(left, right);
    }
}
