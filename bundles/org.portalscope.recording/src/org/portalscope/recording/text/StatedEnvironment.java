package org.portalscope.recording.text;

import java.util.OptionalLong;

import org.portalscope.engine.api.ProcessId;
import org.portalscope.engine.api.ReturnCode;
import org.portalscope.engine.call.Environment;

/** What only the surroundings of a process know, taken from what a call is said to have returned. */
final class StatedEnvironment implements Environment {

    private ReturnCode returned;
    private OptionalLong distance = OptionalLong.empty();

    /**
     * Learns what the call that comes next returned.
     *
     * @param code  or null if that is not said
     * @param found the distance of PtlNIDist, if it is said
     */
    void state(ReturnCode code, OptionalLong found) {
        returned = code;
        distance = found;
    }

    @Override
    public OptionalLong distance(ProcessId from, ProcessId to) {
        return distance;
    }

    @Override
    public boolean failsToInitialize() {
        return returned == ReturnCode.PTL_FAIL;
    }

    @Override
    public boolean lacksMemory() {
        return returned == ReturnCode.PTL_NOSPACE;
    }
}
