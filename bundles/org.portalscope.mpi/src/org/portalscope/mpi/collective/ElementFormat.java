package org.portalscope.mpi.collective;

import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.util.Map;
import java.util.Optional;

/**
 * How the elements of a predefined datatype are numbers; in memory, their lowest byte comes first.
 *
 * @param kind  what they are
 * @param bytes of an element
 */
public record ElementFormat(Kind kind, int bytes) {

    private static final Map<String, ElementFormat> FORMATS = Map.ofEntries(entry("MPI_BYTE", Kind.BITS, 1),
            entry("MPI_SIGNED_CHAR", Kind.SIGNED, 1), entry("MPI_SHORT", Kind.SIGNED, 2), entry("MPI_INT", Kind.SIGNED, 4), entry("MPI_LONG", Kind.SIGNED, 8),
            entry("MPI_UNSIGNED_CHAR", Kind.UNSIGNED, 1), entry("MPI_UNSIGNED_SHORT", Kind.UNSIGNED, 2), entry("MPI_UNSIGNED", Kind.UNSIGNED, 4),
            entry("MPI_UNSIGNED_LONG", Kind.UNSIGNED, 8), entry("MPI_LONG_LONG", Kind.SIGNED, 8), entry("MPI_UNSIGNED_LONG_LONG", Kind.UNSIGNED, 8),
            entry("MPI_INT8_T", Kind.SIGNED, 1), entry("MPI_INT16_T", Kind.SIGNED, 2), entry("MPI_INT32_T", Kind.SIGNED, 4),
            entry("MPI_INT64_T", Kind.SIGNED, 8), entry("MPI_UINT8_T", Kind.UNSIGNED, 1), entry("MPI_UINT16_T", Kind.UNSIGNED, 2),
            entry("MPI_UINT32_T", Kind.UNSIGNED, 4), entry("MPI_UINT64_T", Kind.UNSIGNED, 8), entry("MPI_AINT", Kind.SIGNED, 8),
            entry("MPI_COUNT", Kind.SIGNED, 8), entry("MPI_OFFSET", Kind.SIGNED, 8),
            entry("MPI_FLOAT", Kind.FLOATING_POINT, 4), entry("MPI_DOUBLE", Kind.FLOATING_POINT, 8));

    /** What elements are. */
    public enum Kind {
        /** Just bits. */
        BITS,
        /** Integers in two's complement. */
        SIGNED,
        /** Integers from 0. */
        UNSIGNED,
        /** Numbers of IEEE 754. */
        FLOATING_POINT
    }

    private static Map.Entry<String, ElementFormat> entry(String datatype, Kind kind, int bytes) {
        return Map.entry(datatype, new ElementFormat(kind, bytes));
    }

    /** The format of a datatype, if its elements are numbers or bits. */
    public static Optional<ElementFormat> of(String datatype) {
        return Optional.ofNullable(FORMATS.get(datatype));
    }

    /** What an operator does with such elements, if MPI allows it. */
    public Optional<Reduction> reduction(ReductionOperator operator) {
        boolean isAllowed = switch (kind) {
            case BITS -> operator.isBitwise();
            case SIGNED, UNSIGNED -> true;
            case FLOATING_POINT -> operator.takesFloatingPoint();
        };
        return isAllowed ? Optional.of(new PredefinedReduction(operator, this)) : Optional.empty();
    }

    private record PredefinedReduction(ReductionOperator operator, ElementFormat format) implements ComputedReduction {

        @Override
        public boolean isCommutative() {
            return true;
        }

        @Override
        public byte[] combine(byte[] left, byte[] right) {
            ByteBuffer a = ByteBuffer.wrap(left).order(ByteOrder.LITTLE_ENDIAN);
            ByteBuffer b = ByteBuffer.wrap(right).order(ByteOrder.LITTLE_ENDIAN);
            ByteBuffer result = ByteBuffer.allocate(left.length).order(ByteOrder.LITTLE_ENDIAN);
            while (result.hasRemaining()) {
                format.combine(operator, a, b, result);
            }
            return result.array();
        }
    }

    private void combine(ReductionOperator operator, ByteBuffer left, ByteBuffer right, ByteBuffer result) {
        if (kind == Kind.FLOATING_POINT && bytes == Float.BYTES) {
            result.putFloat((float) operator.apply(left.getFloat(), right.getFloat()));
        } else if (kind == Kind.FLOATING_POINT) {
            result.putDouble(operator.apply(left.getDouble(), right.getDouble()));
        } else {
            // Unsigned numbers are in the order of signed ones once their highest bits are flipped.
            long flip = kind == Kind.UNSIGNED && operator.isOrdering() ? Long.MIN_VALUE : 0;
            putInteger(result, operator.apply(integer(left) ^ flip, integer(right) ^ flip) ^ flip);
        }
    }

    private long integer(ByteBuffer in) {
        long value = switch (bytes) {
            case 1 -> in.get();
            case 2 -> in.getShort();
            case 4 -> in.getInt();
            default -> in.getLong();
        };
        return kind == Kind.SIGNED || bytes == Long.BYTES ? value : value & (1L << Byte.SIZE * bytes) - 1;
    }

    private void putInteger(ByteBuffer out, long value) {
        switch (bytes) {
            case 1 -> out.put((byte) value);
            case 2 -> out.putShort((short) value);
            case 4 -> out.putInt((int) value);
            default -> out.putLong(value);
        }
    }
}
