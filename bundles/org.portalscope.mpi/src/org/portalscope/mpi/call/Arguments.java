package org.portalscope.mpi.call;

import static org.portalscope.mpi.progress.MpiCalls.state;

import org.portalscope.mpi.state.Communicator;
import org.portalscope.mpi.state.Datatype;
import org.portalscope.mpi.state.TypedBuffer;
import org.portalscope.protocol.call.CallView;
import org.portalscope.protocol.value.CallVariable;
import org.portalscope.protocol.value.ValueType;

/**
 * The arguments by which a call says what is sent or received, and between whom.
 *
 * @param peer rank of the receiver or the sender
 */
record Arguments(CallVariable buf, CallVariable count, CallVariable datatype, CallVariable peer, CallVariable tag, CallVariable comm) {

    static final CallVariable BUF = new CallVariable("buf", ValueType.BUFFER);
    static final CallVariable COUNT = new CallVariable("count", ValueType.INTEGER);
    static final CallVariable DATATYPE = new CallVariable("datatype", Datatype.TYPE);
    static final CallVariable TAG = new CallVariable("tag", ValueType.INTEGER);
    static final CallVariable COMM = new CallVariable("comm", Communicator.TYPE);

    /** Those of a send. */
    static final Arguments SEND = new Arguments(BUF, COUNT, DATATYPE, new CallVariable("dest", ValueType.INTEGER), TAG, COMM);
    /** Those of a receive or a probe. */
    static final Arguments RECEIVE = new Arguments(BUF, COUNT, DATATYPE, new CallVariable("source", ValueType.INTEGER), TAG, COMM);
    /** Those of the send in {@code MPI_Sendrecv}. */
    static final Arguments SENT = of("send", "dest");
    /** Those of the receive in {@code MPI_Sendrecv}. */
    static final Arguments RECEIVED = of("recv", "source");

    /** Those of the send in {@code MPI_Sendrecv_replace}. */
    static final Arguments REPLACED = new Arguments(BUF, COUNT, DATATYPE, SENT.peer, SENT.tag, COMM);
    /** Those of the receive in {@code MPI_Sendrecv_replace}. */
    static final Arguments REPLACING = new Arguments(BUF, COUNT, DATATYPE, RECEIVED.peer, RECEIVED.tag, COMM);

    private static Arguments of(String which, String peer) {
        return new Arguments(new CallVariable(which + "buf", ValueType.BUFFER), new CallVariable(which + "count", ValueType.INTEGER),
                new CallVariable(which + "type", Datatype.TYPE), new CallVariable(peer, ValueType.INTEGER), new CallVariable(which + "tag", ValueType.INTEGER),
                COMM);
    }

    /** The communicator, or null if there is none. */
    Communicator communicator(CallView call) {
        return state(call).communicator(call.number(comm));
    }

    /** What is sent or filled, from arguments that have been checked. */
    TypedBuffer elements(CallView call) {
        return new TypedBuffer(call.buffer(buf), call.number(count), state(call).usedDatatype(call.number(datatype)).map());
    }
}
