package org.portalscope.mpi.state;

import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;

import org.portalscope.protocol.value.ValueType;

/**
 * A datatype of MPI whose elements lie side by side in memory.
 *
 * @param handle as users hold it
 * @param name   as the standard spells it
 * @param size   bytes of an element
 */
public record Datatype(long handle, String name, long size) {

    /** Its handle, as a value of calls. */
    public static final ValueType TYPE = ValueType.own("a datatype");

    /** The predefined ones. */
    public static final List<Datatype> PREDEFINED = List.of(new Datatype(1, "MPI_BYTE", 1), new Datatype(2, "MPI_CHAR", 1), new Datatype(3, "MPI_SHORT", 2),
            new Datatype(4, "MPI_INT", 4), new Datatype(5, "MPI_LONG", 8), new Datatype(6, "MPI_UNSIGNED", 4), new Datatype(7, "MPI_UNSIGNED_LONG", 8),
            new Datatype(8, "MPI_FLOAT", 4), new Datatype(9, "MPI_DOUBLE", 8), new Datatype(10, "MPI_SIGNED_CHAR", 1),
            new Datatype(11, "MPI_UNSIGNED_CHAR", 1), new Datatype(12, "MPI_UNSIGNED_SHORT", 2));

    private static final Map<Long, Datatype> BY_HANDLE = PREDEFINED.stream().collect(Collectors.toMap(Datatype::handle, type -> type));

    /** The predefined one of a handle, or null. */
    public static Datatype of(long handle) {
        return BY_HANDLE.get(handle);
    }
}
