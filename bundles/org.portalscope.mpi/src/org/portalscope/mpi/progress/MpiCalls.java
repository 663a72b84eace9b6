package org.portalscope.mpi.progress;

import java.util.function.Supplier;
import java.util.function.UnaryOperator;

import org.portalscope.engine.api.MdValues;
import org.portalscope.engine.api.Ptl;
import org.portalscope.mpi.state.EnvelopeWords;
import org.portalscope.mpi.state.MpiRequest;
import org.portalscope.mpi.state.MpiState;
import org.portalscope.mpi.state.Transfer;
import org.portalscope.mpi.state.UnexpectedMessage;
import org.portalscope.protocol.call.CallContext;
import org.portalscope.protocol.call.CallView;
import org.portalscope.protocol.value.Buffer;
import org.portalscope.protocol.value.CallVariable;
import org.portalscope.protocol.value.ValueType;

/** What the procedures of MPI have in common. */
public final class MpiCalls {

    /** Number of the request that a procedure is about. */
    public static final CallVariable REQUEST = new CallVariable("request", MpiRequest.TYPE);
    static final CallVariable ENTRY = new CallVariable("entry", ValueType.ME);
    static final CallVariable DESCRIPTOR = new CallVariable("descriptor", ValueType.MD);

    private MpiCalls() {
    }

    /** What MPI knows of the process. */
    public static MpiState state(CallView call) {
        return (MpiState) call.state();
    }

    /** The request that the procedure is about. */
    public static MpiRequest request(CallView call) {
        return state(call).request(call.number(REQUEST));
    }

    /** Replaces what MPI knows; the words tell what happened. */
    public static void change(CallContext call, Supplier<String> words, UnaryOperator<MpiState> change) {
        call.setState(change.apply(state(call)), words);
    }

    /** Says whose messages and requests are meant. */
    public static EnvelopeWords words(CallView call) {
        return new EnvelopeWords(state(call));
    }

    /** {@code request 3, send to rank[1], tag 7}. */
    public static String words(MpiRequest request, CallContext call) {
        return words(call).request(request).text(call.names());
    }

    /** {@code message 3 from rank[1], tag 7}. */
    public static String words(UnexpectedMessage message, CallContext call) {
        return words(call).message(message).text(call.names());
    }

    /** The name of a process, by its rank in {@code MPI_COMM_WORLD}. */
    static String name(int worldRank, CallContext call) {
        return words(call).process(worldRank).text(call.names());
    }

    /** {@code send to rank[1], tag 7}. */
    public static String words(Transfer transfer, CallContext call) {
        return words(call).transfer(transfer).text(call.names());
    }

    /** A descriptor for one operation on some data; its events go into the queue of requests. */
    static MdValues descriptor(Buffer data, long length, int threshold, int options, long request, MpiState state) {
        return new MdValues(data.address(), length, threshold, Ptl.MAX_OFFSET_NONE, options, request, state.endpoint().requestQueue());
    }

    /** A descriptor without memory, which notes operations without bound. */
    public static MdValues note(long userPtr, long queue) {
        return new MdValues(0, 0, Ptl.PTL_MD_THRESH_INF, Ptl.MAX_OFFSET_NONE, Ptl.PTL_MD_OP_PUT | Ptl.PTL_MD_TRUNCATE | Ptl.PTL_MD_ACK_DISABLE, userPtr,
                queue);
    }
}
