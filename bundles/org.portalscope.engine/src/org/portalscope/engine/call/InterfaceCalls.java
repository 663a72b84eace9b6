package org.portalscope.engine.call;

import static org.portalscope.engine.api.ReturnCode.PTL_FAIL;
import static org.portalscope.engine.api.ReturnCode.PTL_INIT_DUP;
import static org.portalscope.engine.api.ReturnCode.PTL_INIT_INV;
import static org.portalscope.engine.api.ReturnCode.PTL_INV_NI;
import static org.portalscope.engine.api.ReturnCode.PTL_INV_PROC;
import static org.portalscope.engine.api.ReturnCode.PTL_INV_SR_INDX;
import static org.portalscope.engine.api.ReturnCode.PTL_NOSPACE;
import static org.portalscope.engine.api.ReturnCode.PTL_OK;
import static org.portalscope.engine.api.ReturnCode.PTL_SEGV;

import org.portalscope.engine.api.Limits;
import org.portalscope.engine.api.LongOut;
import org.portalscope.engine.api.Out;
import org.portalscope.engine.api.Ptl;
import org.portalscope.engine.api.ReturnCode;
import org.portalscope.engine.effect.Mutator;
import org.portalscope.engine.message.DropReason;
import org.portalscope.engine.state.NetworkInterface;
import org.portalscope.engine.state.PortalsState;

/** Initialization and network interfaces, Portals 3.2 §3.3 and §3.4. */
public final class InterfaceCalls extends Calls {

    private final Environment environment;

    public InterfaceCalls(PortalsState state, Mutator mutator, Environment environment) {
        super(state, mutator);
        this.environment = environment;
    }

    /**
     * PtlInit, Portals 3.2 §3.3.1: may be called again, which changes nothing.
     *
     * @param maxInterfaces gets the number of interfaces that can be initialized
     * @return {@code PTL_OK}, {@code PTL_FAIL}, {@code PTL_SEGV}
     */
    public ReturnCode init(LongOut maxInterfaces) {
        if (!LongOut.legal(maxInterfaces)) {
            return refuse(Function.PTL_INIT, "max_interfaces", PTL_SEGV);
        }
        if (environment.failsToInitialize()) {
            return refuse(Function.PTL_INIT, "a process whose environment lets it fail", PTL_FAIL);
        }
        if (!state.initialized()) {
            mutator.objects().initializeLibrary();
        }
        maxInterfaces.set(state.interfaces().size());
        return PTL_OK;
    }

    /**
     * PtlNIInit, Portals 3.2 §3.4.1: gives an interface its Portal table and its access control table.
     *
     * @param networkInterface from 0
     * @param pid              the process id wanted, or {@code PTL_PID_ANY}
     * @param desired          limits wanted, or null
     * @param actual           gets the limits granted, none larger than the interface has
     * @param handle           gets the interface handle
     * @return {@code PTL_OK}, {@code PTL_NOINIT}, {@code PTL_INIT_DUP} with both outputs stored, {@code PTL_INIT_INV},
     *         {@code PTL_INV_PROC}, {@code PTL_NOSPACE}, {@code PTL_SEGV}
     */
    public ReturnCode niInit(int networkInterface, int pid, Limits desired, Out<Limits> actual, LongOut handle) {
        if (!state.initialized()) {
            return refuseUninitialized(Function.PTL_NI_INIT);
        }
        if (networkInterface < 0 || networkInterface >= state.interfaces().size()) {
            return refuse(Function.PTL_NI_INIT, "interface " + networkInterface, PTL_INIT_INV);
        }
        NetworkInterface ni = state.interfaces().get(networkInterface);
        if (pid != Ptl.PTL_PID_ANY && pid != ni.id().pid()) { // R60
            return refuse(Function.PTL_NI_INIT, "pid " + pid + " of process " + ni.id(), PTL_INV_PROC);
        }
        if (desired == Limits.ILLEGAL || !Out.legal(actual) || !LongOut.legal(handle)) { // R62
            return refuse(Function.PTL_NI_INIT, desired == Limits.ILLEGAL ? "desired" : Out.legal(actual) ? "handle" : "actual", PTL_SEGV);
        }
        boolean duplicate = ni.initialized();
        if (!duplicate && (environment.lacksMemory() || ni.usedUp())) {
            return refuse(Function.PTL_NI_INIT, "interface " + networkInterface, PTL_NOSPACE);
        }
        if (!duplicate) {
            mutator.objects().initializeInterface(ni, desired == null ? ni.largest() : desired.atMost(ni.largest()));
        }
        actual.set(ni.limits());
        handle.set(ni.handle());
        return duplicate ? PTL_INIT_DUP : PTL_OK; // R10
    }

    /**
     * PtlNIStatus, Portals 3.2 §3.4.3.
     *
     * @param register {@code PTL_SR_DROP_COUNT}, or the register of a {@link DropReason}
     * @param status   gets the value of the register
     * @return {@code PTL_OK}, {@code PTL_NOINIT}, {@code PTL_INV_NI}, {@code PTL_INV_SR_INDX}, {@code PTL_SEGV}
     */
    public ReturnCode niStatus(long networkInterface, int register, LongOut status) {
        if (!state.initialized()) {
            return refuseUninitialized(Function.PTL_NI_STATUS);
        }
        NetworkInterface ni = state.networkInterface(networkInterface);
        if (ni == null) {
            return refuse(Function.PTL_NI_STATUS, "interface", PTL_INV_NI);
        }
        if (register < Ptl.PTL_SR_DROP_COUNT || register > DropReason.values().length) {
            return refuse(Function.PTL_NI_STATUS, "status_register " + register, PTL_INV_SR_INDX); // R1
        }
        if (!LongOut.legal(status)) {
            return refuse(Function.PTL_NI_STATUS, "status", PTL_SEGV);
        }
        status.set(register == Ptl.PTL_SR_DROP_COUNT ? ni.dropCount() : ni.dropCount(DropReason.ofRegister(register))); // R65
        return PTL_OK;
    }
}
