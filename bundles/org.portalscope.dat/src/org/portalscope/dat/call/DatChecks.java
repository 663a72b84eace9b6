package org.portalscope.dat.call;

import static org.portalscope.dat.progress.DatCalls.state;

import org.portalscope.dat.error.DatReturn;
import org.portalscope.dat.object.CompletionFlags;
import org.portalscope.dat.object.DatObject;
import org.portalscope.dat.object.EventDispatcher;
import org.portalscope.protocol.call.CallView;
import org.portalscope.protocol.call.Continuation;
import org.portalscope.protocol.value.CallVariable;
import org.portalscope.protocol.value.ProtocolError;

/** The arguments of calls, refused with the return value that the document has for them. */
final class DatChecks {

    private DatChecks() {
    }

    /** Goes on, or fails. */
    static Continuation require(ProtocolError error) {
        return error == null ? Continuation.ON : Continuation.fail(error);
    }

    /** The object that a handle names; null if there is none of the kind. */
    static <T extends DatObject> T object(CallView call, CallVariable handle, Class<T> kind) {
        return state(call).object(call.number(handle), kind);
    }

    /** Whether a handle names an object of a kind. */
    static ProtocolError handle(CallView call, CallVariable handle, Class<? extends DatObject> kind) {
        return object(call, handle, kind) != null ? null
                : DatReturn.of(DatReturn.INVALID_HANDLE, handle.name() + " is " + call.number(handle) + ", which is no such object of this process");
    }

    /** Whether a handle names an event dispatcher that such events may feed, or is {@code DAT_HANDLE_NULL} where it may be. */
    static ProtocolError dispatcher(CallView call, CallVariable handle, long stream, boolean mayBeNull) {
        if (mayBeNull && call.number(handle) == DatVariables.NULL_HANDLE) {
            return null;
        }
        ProtocolError error = handle(call, handle, EventDispatcher.class);
        return error != null || (object(call, handle, EventDispatcher.class).flags() & stream) != 0 ? error
                : DatReturn.of(DatReturn.INVALID_HANDLE, handle.name() + " is an event dispatcher that other events feed");
    }

    /** Whether a number lies between two others. */
    static ProtocolError range(CallView call, CallVariable number, long least, long most) {
        long value = call.number(number);
        return value >= least && value <= most ? null
                : DatReturn.of(DatReturn.INVALID_PARAMETER, number.name() + " is " + value + ", and has to be " + least + " to " + most);
    }

    /**
     * Whether an operation may have its completion flags.
     *
     * @param allowed    by its call
     * @param configured those that its endpoint has for such operations
     */
    static ProtocolError flags(CallView call, long allowed, long configured) {
        long flags = call.number(DatVariables.FLAGS);
        return (flags & ~allowed) != 0
                ? DatReturn.of(DatReturn.INVALID_PARAMETER, "completion_flags are 0x" + Long.toHexString(flags) + ", and the call knows 0x"
                        + Long.toHexString(allowed))
                : CompletionFlags.has(flags, CompletionFlags.UNSIGNALLED) && !CompletionFlags.has(configured, CompletionFlags.UNSIGNALLED)
                        ? DatReturn.of(DatReturn.INVALID_PARAMETER,
                                "completion_flags have DAT_COMPLETION_UNSIGNALLED_FLAG, and the endpoint is not configured for it")
                : null;
    }

    /** The first of some errors, or null. */
    static ProtocolError first(ProtocolError one, ProtocolError other) {
        return one != null ? one : other;
    }
}
