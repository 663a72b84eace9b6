package org.portalscope.mpi.state;

import org.portalscope.engine.encoding.FieldReader;
import org.portalscope.engine.encoding.FieldWriter;
import org.portalscope.engine.encoding.ValueReader;
import org.portalscope.protocol.value.CallVariable;
import org.portalscope.protocol.value.ValueType;

/**
 * An operator that {@code MPI_Op_create} has made.
 *
 * @param handle   as users hold it
 * @param function number of the function of the program
 * @param commutes whether the operands may change places
 * @param freed    whether it has been given back; collectives that have begun go on with it
 */
public record UserOperator(long handle, long function, boolean commutes, boolean freed) {

    /** {@code MPI_User_function}: makes of each element of {@code inoutvec} what the operator makes of the elements of both, that of {@code invec} first. */
    public static final ValueType FUNCTION = ValueType.function("an MPI_User_function", null, new CallVariable("invec", ValueType.BUFFER),
            new CallVariable("inoutvec", ValueType.BUFFER), new CallVariable("len", ValueType.INTEGER), new CallVariable("datatype", Datatype.TYPE));

    /** The handle of the first. */
    private static final long FIRST = 100;

    /** @param before how many have been made before */
    static UserOperator made(long before, long function, boolean commutes) {
        return new UserOperator(FIRST + before, function, commutes, false);
    }

    public UserOperator asFreed() {
        return new UserOperator(handle, function, commutes, true);
    }

    void write(FieldWriter out) {
        out.number(handle);
        out.number(function);
        out.number(commutes ? 1 : 0);
        out.number(freed ? 1 : 0);
    }

    static UserOperator read(FieldReader in) {
        ValueReader values = new ValueReader(in);
        return new UserOperator(in.number(), in.number(), values.truth(), values.truth());
    }
}
