package org.portalscope.mpi.state;

import java.util.List;

import org.portalscope.engine.description.ControlCharacters;
import org.portalscope.engine.encoding.FieldReader;
import org.portalscope.engine.encoding.FieldWriter;
import org.portalscope.engine.encoding.ValueReader;
import org.portalscope.protocol.value.ValueType;

/**
 * A datatype of MPI.
 *
 * @param handle    as users hold it
 * @param name      as the standard spells it, or as people tell it from others
 * @param committed whether messages can be made of it
 * @param freed     whether it has been given back; communication that has begun goes on with it
 */
public record Datatype(long handle, String name, boolean committed, boolean freed, TypeMap map) {

    public Datatype {
        name = ControlCharacters.shown(name);
    }

    /** Its handle, as a value of calls. */
    public static final ValueType TYPE = ValueType.own("a datatype");

    /** {@code MPI_DATATYPE_NULL}. */
    public static final long NULL = 0;

    /** The handle of the first derived one. */
    private static final long FIRST_DERIVED = 100;

    /** The predefined ones, whose handles are 1, 2 and so on. */
    public static final List<Datatype> PREDEFINED = List.of(predefined(1, "MPI_BYTE", 1), predefined(2, "MPI_CHAR", 1), predefined(3, "MPI_SHORT", 2),
            predefined(4, "MPI_INT", 4), predefined(5, "MPI_LONG", 8), predefined(6, "MPI_UNSIGNED", 4), predefined(7, "MPI_UNSIGNED_LONG", 8),
            predefined(8, "MPI_FLOAT", 4), predefined(9, "MPI_DOUBLE", 8), predefined(10, "MPI_SIGNED_CHAR", 1), predefined(11, "MPI_UNSIGNED_CHAR", 1),
            predefined(12, "MPI_UNSIGNED_SHORT", 2), predefined(13, "MPI_LONG_LONG", 8), predefined(14, "MPI_UNSIGNED_LONG_LONG", 8),
            predefined(15, "MPI_INT8_T", 1), predefined(16, "MPI_INT16_T", 2), predefined(17, "MPI_INT32_T", 4), predefined(18, "MPI_INT64_T", 8),
            predefined(19, "MPI_UINT8_T", 1), predefined(20, "MPI_UINT16_T", 2), predefined(21, "MPI_UINT32_T", 4), predefined(22, "MPI_UINT64_T", 8),
            predefined(23, "MPI_AINT", 8), predefined(24, "MPI_COUNT", 8), predefined(25, "MPI_OFFSET", 8));

    private static Datatype predefined(long handle, String name, long size) {
        return new Datatype(handle, name, true, false, TypeMap.basic(size));
    }

    /** The predefined one of a handle, or null. */
    public static Datatype of(long handle) {
        return handle > NULL && handle <= PREDEFINED.size() ? PREDEFINED.get((int) handle - 1) : null;
    }

    /**
     * One that users have made.
     *
     * @param before how many have been made before
     */
    static Datatype derived(long before, TypeMap map) {
        return new Datatype(FIRST_DERIVED + before, "datatype " + (FIRST_DERIVED + before), false, false, map);
    }

    public boolean isDerived() {
        return handle >= FIRST_DERIVED;
    }

    Datatype asCommitted() {
        return new Datatype(handle, name, true, freed, map);
    }

    Datatype asFreed() {
        return new Datatype(handle, name, committed, true, map);
    }

    /** Bytes of an element in a message. */
    public long size() {
        return map.size();
    }

    void write(FieldWriter out) {
        out.number(handle);
        out.text(name);
        out.number(committed ? 1 : 0);
        out.number(freed ? 1 : 0);
        map.write(out);
    }

    static Datatype read(FieldReader in) {
        ValueReader values = new ValueReader(in);
        return new Datatype(in.number(), in.text(), values.truth(), values.truth(), TypeMap.read(in));
    }
}
