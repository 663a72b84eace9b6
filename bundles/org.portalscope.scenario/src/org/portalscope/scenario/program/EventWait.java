package org.portalscope.scenario.program;

import java.util.List;

import org.portalscope.engine.PortalsProcess;
import org.portalscope.engine.api.EventOut;
import org.portalscope.engine.api.ReturnCode;
import org.portalscope.engine.call.Call;
import org.portalscope.engine.state.PortalsState;
import org.portalscope.world.Program.Readiness;

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
    static ReturnCode perform(Running running, Call call) {
        PortalsProcess portals = running.portals();
        return portals.state().isServed(running.thread()) ? portals.waitReturned(running.thread(), event(call.arguments())) : portals.call(call);
    }

    private static EventOut event(List<Object> arguments) {
        return (EventOut) arguments.get(1);
    }
}
