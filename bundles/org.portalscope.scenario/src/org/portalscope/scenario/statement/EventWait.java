package org.portalscope.scenario.statement;

import org.portalscope.engine.PortalsProcess;
import org.portalscope.engine.input.Answer;
import org.portalscope.engine.input.ApiCall;
import org.portalscope.engine.input.WaitLeft;
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

    /** Makes the call, or returns from it if the thread has been served; without a code if the thread waits. */
    static Answer perform(ThreadContext context, ApiCall call) {
        PortalsProcess portals = context.portals();
        return portals.take(portals.state().isServed(context.thread()) ? new WaitLeft(context.thread()) : call);
    }
}
