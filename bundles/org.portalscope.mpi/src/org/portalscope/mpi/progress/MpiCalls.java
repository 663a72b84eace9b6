package org.portalscope.mpi.progress;

import java.util.function.Supplier;
import java.util.function.UnaryOperator;

import org.portalscope.engine.api.MdValues;
import org.portalscope.engine.api.Ptl;
import org.portalscope.mpi.state.MpiRequest;
import org.portalscope.mpi.state.MpiState;
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
