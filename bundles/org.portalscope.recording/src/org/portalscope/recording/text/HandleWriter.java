package org.portalscope.recording.text;

import java.util.HexFormat;

import org.portalscope.engine.api.Handle;

/** Writes handles by names: those by which a run calls them, once an output has defined them; digits for what no call has returned. */
final class HandleWriter {

    private HandleWriter() {
    }

    /** What stands for a handle where it is used. */
    static String used(RunningProcess process, long handle) {
        String name = Handle.text(handle);
        Long known = process == null ? HandleNames.constant(name) : process.handles().value(name);
        return known != null && known == handle ? name : Values.HEXADECIMAL + HexFormat.of().toHexDigits(handle);
    }

    /** What stands for a handle where a call has returned it. */
    static String returned(RunningProcess process, long handle) {
        String name = Handle.text(handle);
        if (HandleNames.constant(name) == null) {
            process.handles().define(name, handle);
        }
        return name;
    }
}
