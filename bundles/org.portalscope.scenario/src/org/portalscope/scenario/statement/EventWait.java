package org.portalscope.scenario.statement;

import java.util.List;

import org.portalscope.engine.PortalsProcess;
import org.portalscope.engine.api.EventOut;
import org.portalscope.engine.api.ReturnCode;
import org.portalscope.engine.call.Call;
import org.portalscope.engine.state.PortalsState;
import org.portalscope.scenario.thread.ThreadContext;
import org.portalscope.world.program.Program.Readiness;

/** PtlEQWait over two transitions: a thread calls, and goes on when it has been served. Which of both comes next is in the engine's state. */
final class EventWait {

    private EventWait() {
    }

    static Readiness readiness(PortalsState portals, int thread) {
        if (portals.isServed(thread)) {
            return Readiness.WAKES;
        }
        return portals.waits(thread) ? Readiness.WAITS : Readiness.READY;
    }

    /** Makes the call, or returns from it if the thread has been served; null if the thread waits. */
    static ReturnCode perform(ThreadContext context, Call call) {
        PortalsProcess portals = context.portals();
        return portals.state().isServed(context.thread()) ? portals.waitReturned(context.thread(), event(call.arguments())) : portals.call(call);
    }

    private static EventOut event(List<Object> arguments) {
        return (EventOut) arguments.get(1);
    }
}
