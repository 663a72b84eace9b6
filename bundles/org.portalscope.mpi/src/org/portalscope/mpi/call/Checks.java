package org.portalscope.mpi.call;

import static org.portalscope.mpi.progress.MpiCalls.state;

import org.portalscope.mpi.error.MpiErrors;
import org.portalscope.mpi.message.MessageBits;
import org.portalscope.mpi.message.ReceiveCriteria;
import org.portalscope.mpi.state.Communicator;
import org.portalscope.mpi.state.Datatype;
import org.portalscope.mpi.state.MpiState;
import org.portalscope.mpi.state.TypedBuffer;
import org.portalscope.protocol.call.CallView;
import org.portalscope.protocol.call.Continuation;
import org.portalscope.protocol.value.Buffer;
import org.portalscope.protocol.value.CallVariable;
import org.portalscope.protocol.value.ProtocolError;

/** The arguments of calls, refused with the error class that the standard has for them. */
final class Checks {

    private Checks() {
    }

    /** Goes on, or fails. */
    static Continuation require(ProtocolError error) {
        return error == null ? Continuation.ON : Continuation.fail(error);
    }

    /** Whether MPI is initialized. */
    static ProtocolError phase(CallView call) {
        MpiState.Phase phase = state(call).phase();
        return phase == MpiState.Phase.INITIALIZED ? null
                : MpiErrors.of(MpiErrors.OTHER, phase == MpiState.Phase.FINALIZED ? "MPI_Finalize has been called" : "MPI_Init has not been called");
    }

    static ProtocolError communicator(CallView call, Arguments arguments) {
        return communicator(call, arguments.comm());
    }

    static ProtocolError communicator(CallView call, CallVariable comm) {
        ProtocolError error = phase(call);
        long handle = call.number(comm);
        return error != null ? error : state(call).communicator(handle) != null ? null
                : MpiErrors.of(MpiErrors.COMM, handle == Communicator.NULL ? "the communicator is MPI_COMM_NULL" : "there is no communicator " + handle);
    }

    /** Count, datatype and buffer. */
    static ProtocolError data(CallView call, Arguments arguments) {
        long count = call.number(arguments.count());
        if (count < 0) {
            return MpiErrors.of(MpiErrors.COUNT, arguments.count().name() + " is " + count);
        }
        Datatype type = state(call).datatype(call.number(arguments.datatype()));
        if (type == null || !type.committed()) {
            return committed(call, arguments.datatype());
        }
        Buffer buffer = call.buffer(arguments.buf());
        return new TypedBuffer(buffer, count, type.map()).fits() ? null
                : MpiErrors.of(MpiErrors.BUFFER, count + " " + type.name() + " do not fit " + buffer.name() + ", which has " + buffer.length() + " bytes");
    }

    /** Whether there is a datatype. */
    static ProtocolError datatype(CallView call, CallVariable datatype) {
        return datatype(call, call.number(datatype));
    }

    /** Whether there is a datatype of a handle. */
    static ProtocolError datatype(CallView call, long handle) {
        return state(call).datatype(handle) != null ? null
                : MpiErrors.of(MpiErrors.TYPE, handle == Datatype.NULL ? "the datatype is MPI_DATATYPE_NULL" : "there is no datatype " + handle);
    }

    /** Whether there is a datatype of which messages can be made. */
    static ProtocolError committed(CallView call, CallVariable datatype) {
        ProtocolError error = datatype(call, datatype);
        return error != null || state(call).datatype(call.number(datatype)).committed() ? error
                : MpiErrors.of(MpiErrors.TYPE, state(call).datatype(call.number(datatype)).name() + " has not been committed");
    }

    static ProtocolError send(CallView call, Arguments arguments) {
        return transfer(call, arguments, false);
    }

    static ProtocolError receive(CallView call, Arguments arguments) {
        return transfer(call, arguments, true);
    }

    private static ProtocolError transfer(CallView call, Arguments arguments, boolean isReceive) {
        ProtocolError error = communicator(call, arguments);
        error = error != null ? error : data(call, arguments);
        return error != null ? error : envelope(call, arguments, isReceive);
    }

    /** Rank and tag, of which a receive may leave open which. */
    static ProtocolError envelope(CallView call, Arguments arguments, boolean isReceive) {
        long rank = call.number(arguments.peer());
        long tag = call.number(arguments.tag());
        int size = arguments.communicator(call).size();
        boolean anyRank = isReceive && rank == ReceiveCriteria.ANY;
        boolean anyTag = isReceive && tag == ReceiveCriteria.ANY;
        return rank != ReceiveCriteria.PROC_NULL && !anyRank && (rank < 0 || rank >= size)
                ? MpiErrors.of(MpiErrors.RANK, arguments.peer().name() + " is " + rank + ", and the communicator has ranks 0 to " + (size - 1))
                : !anyTag && (tag < 0 || tag > MessageBits.LAST_TAG)
                        ? MpiErrors.of(MpiErrors.TAG, arguments.tag().name() + " is " + tag + ", and tags are 0 to " + MessageBits.LAST_TAG)
                : null;
    }
}
