package org.portalscope.mpi.state;

import java.util.List;

import org.portalscope.engine.encoding.FieldReader;
import org.portalscope.engine.encoding.FieldWriter;
import org.portalscope.mpi.error.MpiErrors;
import org.portalscope.mpi.message.ReceiveCriteria;
import org.portalscope.protocol.value.CallVariable;
import org.portalscope.protocol.value.ProtocolError;
import org.portalscope.protocol.value.StructureValue;
import org.portalscope.protocol.value.ValueType;

/**
 * What is known of a message that has been received, or of a request that is complete: {@code MPI_Status}.
 *
 * @param source    rank of the sender in the communicator
 * @param length    bytes received
 * @param cancelled whether it was cancelled instead
 * @param error     why it failed, or null
 */
public record MpiStatus(long source, long tag, long length, boolean cancelled, ProtocolError error) {

    /** Of a request that has received nothing. */
    public static final MpiStatus EMPTY = new MpiStatus(ReceiveCriteria.ANY, ReceiveCriteria.ANY, 0, false, null);

    /** Of a communication with nobody. */
    public static final MpiStatus OF_PROC_NULL = new MpiStatus(ReceiveCriteria.PROC_NULL, ReceiveCriteria.ANY, 0, false, null);

    /** Of a request that was cancelled. */
    public static final MpiStatus CANCELLED = new MpiStatus(ReceiveCriteria.ANY, ReceiveCriteria.ANY, 0, true, null);

    /** As users see it. */
    public static final ValueType TYPE = ValueType.structure("a status", List.of(new CallVariable("MPI_SOURCE", ValueType.INTEGER),
            new CallVariable("MPI_TAG", ValueType.INTEGER), new CallVariable("MPI_ERROR", ValueType.INTEGER),
            new CallVariable("length", ValueType.INTEGER), new CallVariable("cancelled", ValueType.INTEGER)));

    /** The value of the status that each send has. */
    private static final StructureValue EMPTY_VALUE = EMPTY.structure();

    /** Of a request that failed. */
    public static MpiStatus failed(ProtocolError error) {
        return new MpiStatus(ReceiveCriteria.ANY, ReceiveCriteria.ANY, 0, false, error);
    }

    /** The same as a value of calls. */
    public StructureValue value() {
        return this == EMPTY ? EMPTY_VALUE : structure();
    }

    private StructureValue structure() {
        return StructureValue.of(TYPE, source, tag, MpiErrors.number(error), length, cancelled ? 1L : 0L);
    }

    void write(FieldWriter out) {
        out.number(source);
        out.number(tag);
        out.number(length);
        out.number(cancelled ? 1 : 0);
        ProtocolError.write(error, out);
    }

    static MpiStatus read(FieldReader in) {
        long source = in.number();
        long tag = in.number();
        long length = in.number();
        boolean cancelled = in.number() != 0;
        return new MpiStatus(source, tag, length, cancelled, ProtocolError.read(in));
    }
}
