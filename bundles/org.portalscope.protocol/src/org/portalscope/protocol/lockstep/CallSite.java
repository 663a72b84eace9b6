package org.portalscope.protocol.lockstep;

import java.util.Arrays;
import java.util.Set;

import org.portalscope.protocol.call.PortalsCalls;
import org.portalscope.protocol.program.PortalsApi;
import org.portalscope.protocol.value.FunctionResult;

/** Finds the line of a program that does something. */
public final class CallSite {

    private static final Set<String> OURS = Set.of(PortalsCalls.class.getName(), PortalsApi.class.getName(), FunctionResult.class.getName(),
            ActionApi.class.getName(), LockstepThread.class.getName(), CallSite.class.getName());

    private CallSite() {
    }

    /** The line that called this interface. */
    static StackTraceElement here() {
        return StackWalker.getInstance().walk(frames -> frames.filter(frame -> !OURS.contains(frame.getClassName())).findFirst())
                .map(StackWalker.StackFrame::toStackTraceElement).orElseThrow();
    }

    /** The line at which a thread waits for the answer to what it wants, or null if it does not. */
    public static StackTraceElement of(Thread waiting) {
        StackTraceElement[] trace = waiting.getStackTrace();
        int asked = 0;
        while (asked < trace.length && !OURS.contains(trace[asked].getClassName())) {
            asked++;
        }
        return Arrays.stream(trace).skip(asked).filter(element -> element.getLineNumber() > 0 && !OURS.contains(element.getClassName())).findFirst()
                .orElse(null);
    }

    /** The line that threw something, or made a library throw it. */
    static StackTraceElement of(StackTraceElement[] trace) {
        return Arrays.stream(trace).filter(element -> element.getLineNumber() > 0 && !isLibrary(element.getClassName())).findFirst().orElse(trace[0]);
    }

    private static boolean isLibrary(String name) {
        return OURS.contains(name) || name.startsWith("java.") || name.startsWith("jdk.");
    }
}
