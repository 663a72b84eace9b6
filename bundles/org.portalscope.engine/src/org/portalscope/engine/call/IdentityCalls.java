package org.portalscope.engine.call;

import static org.portalscope.engine.api.ReturnCode.PTL_INV_HANDLE;
import static org.portalscope.engine.api.ReturnCode.PTL_INV_NI;
import static org.portalscope.engine.api.ReturnCode.PTL_INV_PROC;
import static org.portalscope.engine.api.ReturnCode.PTL_OK;
import static org.portalscope.engine.api.ReturnCode.PTL_SEGV;

import java.util.OptionalLong;

import org.portalscope.engine.api.Handle;
import org.portalscope.engine.api.LongOut;
import org.portalscope.engine.api.Out;
import org.portalscope.engine.api.ProcessId;
import org.portalscope.engine.api.ReturnCode;
import org.portalscope.engine.effect.Mutator;
import org.portalscope.engine.state.NetworkInterface;
import org.portalscope.engine.state.PortalsState;

/** Who a process is on an interface, how far others are, and which interface an object belongs to: Portals 3.2 §3.4.4 to §3.6. */
public final class IdentityCalls extends Calls {

    private final Environment environment;

    public IdentityCalls(PortalsState state, Mutator mutator, Environment environment) {
        super(state, mutator);
        this.environment = environment;
    }

    /**
     * PtlNIDist, Portals 3.2 §3.4.4.
     *
     * @param process  an exact id of an existing process
     * @param distance gets the distance, unsigned
     * @return {@code PTL_OK}, {@code PTL_NOINIT}, {@code PTL_INV_NI}, {@code PTL_INV_PROC}, {@code PTL_SEGV}
     */
    public ReturnCode niDist(long networkInterface, ProcessId process, LongOut distance) {
        if (!state.initialized()) {
            return refuseUninitialized(Function.PTL_NI_DIST);
        }
        NetworkInterface ni = state.networkInterface(networkInterface);
        if (ni == null) {
            return refuse(Function.PTL_NI_DIST, "interface", PTL_INV_NI);
        }
        OptionalLong found = process.isExact() ? environment.distance(ni.id(), process) : OptionalLong.empty();
        if (found.isEmpty()) {
            return refuse(Function.PTL_NI_DIST, "process " + process, PTL_INV_PROC);
        }
        if (!LongOut.legal(distance)) {
            return refuse(Function.PTL_NI_DIST, "distance", PTL_SEGV);
        }
        distance.set(found.getAsLong());
        return PTL_OK;
    }

    /**
     * PtlNIHandle, Portals 3.2 §3.4.5.
     *
     * @param handle           of any object, an interface included
     * @param networkInterface gets the handle of its interface
     * @return {@code PTL_OK}, {@code PTL_NOINIT}, {@code PTL_INV_HANDLE}, {@code PTL_SEGV}
     */
    public ReturnCode niHandle(long handle, LongOut networkInterface) {
        if (!state.initialized()) {
            return refuseUninitialized(Function.PTL_NI_HANDLE);
        }
        if (!exists(handle)) {
            return refuse(Function.PTL_NI_HANDLE, "handle", PTL_INV_HANDLE);
        }
        if (!LongOut.legal(networkInterface)) {
            return refuse(Function.PTL_NI_HANDLE, "interface", PTL_SEGV);
        }
        networkInterface.set(state.owner(handle).handle());
        return PTL_OK;
    }

    /**
     * PtlGetUid, Portals 3.2 §3.5.1.
     *
     * @param uid gets the user on whose behalf the process runs on that interface
     * @return {@code PTL_OK}, {@code PTL_NOINIT}, {@code PTL_INV_NI}, {@code PTL_SEGV}
     */
    public ReturnCode getUid(long networkInterface, LongOut uid) {
        ReturnCode refusal = refusal(Function.PTL_GET_UID, networkInterface, "uid", LongOut.legal(uid));
        if (refusal == null) {
            uid.set(state.networkInterface(networkInterface).uid());
        }
        return refusal == null ? PTL_OK : refusal;
    }

    /**
     * PtlGetId, Portals 3.2 §3.6.2.
     *
     * @param id gets the id of the process on that interface
     * @return {@code PTL_OK}, {@code PTL_NOINIT}, {@code PTL_INV_NI}, {@code PTL_SEGV}
     */
    public ReturnCode getId(long networkInterface, Out<ProcessId> id) {
        ReturnCode refusal = refusal(Function.PTL_GET_ID, networkInterface, "id", Out.legal(id));
        if (refusal == null) {
            id.set(state.networkInterface(networkInterface).id());
        }
        return refusal == null ? PTL_OK : refusal;
    }

    private ReturnCode refusal(Function function, long networkInterface, String output, boolean legal) {
        if (!state.initialized()) {
            return refuseUninitialized(function);
        }
        if (state.networkInterface(networkInterface) == null) {
            return refuse(function, "ni_handle", PTL_INV_NI);
        }
        return legal ? null : refuse(function, output, PTL_SEGV);
    }

    private boolean exists(long handle) {
        if (Handle.is(Handle.Kind.NI, handle)) {
            return state.networkInterface(handle) != null;
        }
        return state.validDescriptor(handle) != null || state.entry(handle) != null || state.queue(handle) != null;
    }
}
