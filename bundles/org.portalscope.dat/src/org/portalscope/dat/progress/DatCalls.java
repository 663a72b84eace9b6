package org.portalscope.dat.progress;

import java.util.function.Supplier;
import java.util.function.UnaryOperator;

import org.portalscope.dat.error.DatReturn;
import org.portalscope.dat.message.DatPortals;
import org.portalscope.dat.state.DatConnection;
import org.portalscope.dat.state.DatState;
import org.portalscope.engine.api.MdValues;
import org.portalscope.engine.api.Ptl;
import org.portalscope.engine.api.ReturnCode;
import org.portalscope.protocol.call.CallContext;
import org.portalscope.protocol.call.CallView;
import org.portalscope.protocol.call.Continuation;
import org.portalscope.protocol.value.CallVariable;
import org.portalscope.protocol.value.FunctionResult;
import org.portalscope.protocol.value.ProtocolError;
import org.portalscope.protocol.value.ValueType;

/** What the procedures of uDAPL have in common. */
public final class DatCalls {

    /** Number of the operation, connection or queue that a procedure is about. */
    public static final CallVariable NUMBER = new CallVariable("number", ValueType.INTEGER);
    public static final CallVariable ENTRY = new CallVariable("entry", ValueType.ME);
    public static final CallVariable DESCRIPTOR = new CallVariable("descriptor", ValueType.MD);

    private DatCalls() {
    }

    /** What uDAPL knows of the process. */
    public static DatState state(CallView call) {
        return (DatState) call.state();
    }

    /** Replaces what uDAPL knows; the words tell what happened. */
    public static void change(CallContext call, Supplier<String> words, UnaryOperator<DatState> change) {
        call.setState(change.apply(state(call)), words);
    }

    /** {@code connection 1 with client}. */
    public static String words(DatConnection connection, CallContext call) {
        return "connection " + connection.number() + " with " + call.names().process(connection.peer());
    }

    /** A descriptor without memory, which notes operations without bound or sends messages without data. */
    public static MdValues note(int options, long userPtr, long queue) {
        return new MdValues(0, 0, Ptl.PTL_MD_THRESH_INF, Ptl.MAX_OFFSET_NONE, options, userPtr, queue);
    }

    /** The descriptor behind all entries of a portal: it takes what no other has taken, and has no data of it. */
    public static MdValues rest(long userPtr, long queue) {
        return note(Ptl.PTL_MD_OP_PUT | Ptl.PTL_MD_OP_GET | Ptl.PTL_MD_TRUNCATE | Ptl.PTL_MD_ACK_DISABLE, userPtr, queue);
    }

    /** The descriptor that notes messages about connections. */
    public static MdValues connections(long queue) {
        return note(Ptl.PTL_MD_OP_PUT | Ptl.PTL_MD_TRUNCATE | Ptl.PTL_MD_ACK_DISABLE, DatPortals.CONNECTION_ENTRY, queue);
    }

    /** What a function of Portals answers that has found a limit. */
    public static ProtocolError error(FunctionResult result) {
        return switch (result.code()) {
            case PTL_NOSPACE, PTL_ML_TOOLONG -> DatReturn.of(DatReturn.INSUFFICIENT_RESOURCES, result.code() + " (" + result.code().meaning() + ")");
            default -> ProtocolError.of(result.code());
        };
    }

    /** Goes on if an entry has left its list, be it by itself: a message that is of no connection may have taken it last. */
    public static Continuation requireLeft(FunctionResult unlinked) {
        return unlinked.code() == ReturnCode.PTL_INV_ME ? Continuation.ON : require(unlinked);
    }

    /** Goes on if a function of Portals has done what it was called for; else the call fails. */
    public static Continuation require(FunctionResult result) {
        return result.succeeded() ? Continuation.ON : Continuation.fail(error(result));
    }
}
