package org.portalscope.mpi.call;

import static org.portalscope.mpi.progress.MpiCalls.change;
import static org.portalscope.mpi.progress.MpiCalls.state;
import static org.portalscope.mpi.progress.MpiCalls.words;

import org.portalscope.mpi.error.MpiErrors;
import org.portalscope.mpi.state.MpiRequest;
import org.portalscope.mpi.state.MpiState;
import org.portalscope.mpi.state.MpiStatus;
import org.portalscope.mpi.state.PersistentRequest;
import org.portalscope.protocol.call.CallContext;
import org.portalscope.protocol.value.ProtocolError;

/** Requests as users hold them: {@code MPI_REQUEST_NULL}, the number of a request, or that of a persistent one, which stands for what it was started as. */
final class Requests {

    private Requests() {
    }

    /** Why there is no such request, or null if there is, or it is {@code MPI_REQUEST_NULL}. */
    static ProtocolError error(long handle, MpiState state) {
        return handle == MpiRequest.NULL || state.request(handle) != null || state.persistent(handle) != null ? null
                : MpiErrors.of(MpiErrors.REQUEST, "there is no request " + handle + ": it has been waited for or freed");
    }

    /** The request that a handle stands for, or null if it is null or inactive. */
    static MpiRequest active(long handle, MpiState state) {
        MpiRequest request = state.request(handle);
        PersistentRequest persistent = request == null ? state.persistent(handle) : null;
        return persistent == null ? request : state.request(persistent.active());
    }

    /** Whether there is nothing to wait for. */
    static boolean isComplete(long handle, MpiState state) {
        MpiRequest active = active(handle, state);
        return active == null || active.isComplete();
    }

    /** Whether there is a communication, be it complete or not. */
    static boolean isActive(long handle, MpiState state) {
        return active(handle, state) != null;
    }

    /** What is left of a handle when its request is given back: null, or a persistent request. */
    static long after(long handle, MpiState state) {
        return state.persistent(handle) == null ? MpiRequest.NULL : handle;
    }

    /** Gives back a request that is complete. */
    static MpiStatus take(CallContext call, long handle) {
        MpiRequest active = active(handle, state(call));
        if (active == null) {
            return MpiStatus.EMPTY;
        }
        PersistentRequest persistent = state(call).persistent(handle);
        change(call, () -> words(active, call) + " is given back",
                state -> persistent == null ? state.without(active.number()) : state.without(active.number()).with(persistent.startedAs(0)));
        return active.status();
    }
}
