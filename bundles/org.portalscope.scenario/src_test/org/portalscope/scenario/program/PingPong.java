package org.portalscope.scenario.program;

import java.util.List;
import java.util.Optional;

import org.portalscope.engine.api.AckRequest;
import org.portalscope.engine.api.Event;
import org.portalscope.engine.api.EventKind;
import org.portalscope.engine.api.InsertPosition;
import org.portalscope.engine.api.InterfaceSpec;
import org.portalscope.engine.api.MdValues;
import org.portalscope.engine.api.ProcessId;
import org.portalscope.engine.api.Ptl;
import org.portalscope.engine.api.Unlink;
import org.portalscope.protocol.program.PortalsApi;
import org.portalscope.protocol.program.PortalsProgram;
import org.portalscope.protocol.value.Buffer;
import org.portalscope.protocol.value.FunctionResult;
import org.portalscope.world.Choice;
import org.portalscope.world.World;
import org.portalscope.world.network.Topology;
import org.portalscope.world.program.ProcessSpec;
import org.portalscope.world.program.Program;
import org.portalscope.world.schedule.Scheduler;
import org.portalscope.world.time.Timing;

/**
 * Two programs that send one byte there and back, and count it up each time.
 *
 * @param rounds how often it comes back
 * @param serves whether it answers, so that the other begins
 */
record PingPong(int rounds, ProcessId peer, boolean serves) implements PortalsProgram {

    private static final long PORTAL = 4;

    /** A world of two of them. */
    static World world(JavaPrograms programs, int rounds) {
        ProcessId ping = new ProcessId(0, 0);
        ProcessId pong = new ProcessId(1, 0);
        return new World(List.of(process(programs, "ping", ping, new PingPong(rounds, pong, false)),
                process(programs, "pong", pong, new PingPong(rounds, ping, true))), Topology.FLAT, Timing.NONE);
    }

    /** Lets the one that answers come first, so that nothing is dropped. */
    static Scheduler listeningFirst(Scheduler then) {
        return world -> world.process(1).program().readiness(0) == Program.Readiness.READY ? Optional.of(new Choice.RunThread(1, 0)) : then.next(world);
    }

    private static ProcessSpec process(JavaPrograms programs, String name, ProcessId id, PortalsProgram program) {
        return programs.process(name, List.of(InterfaceSpec.of(id, 100)), List.of(new ProcessSpec.Memory("ball", new byte[1])), program);
    }

    @Override
    public void run(PortalsApi portals) {
        require(portals.init());
        long ni = portals.niInit(Ptl.PTL_IFACE_DEFAULT, Ptl.PTL_PID_ANY, null).number();
        long queue = portals.eqAlloc(ni, 16).number();
        Buffer ball = portals.region("ball");
        long entry = portals.meAttach(ni, PORTAL, peer, 7, 0, Unlink.PTL_RETAIN, InsertPosition.PTL_INS_AFTER).number();
        MdValues memory = new MdValues(ball.address(), 1, Ptl.PTL_MD_THRESH_INF, Ptl.MAX_OFFSET_NONE,
                Ptl.PTL_MD_OP_PUT | Ptl.PTL_MD_MANAGE_REMOTE, 0, queue);
        require(portals.mdAttach(entry, memory, Unlink.PTL_RETAIN, Unlink.PTL_RETAIN));
        play(portals, portals.mdBind(ni, memory).number(), queue, ball);
    }

    private void play(PortalsApi portals, long descriptor, long queue, Buffer ball) {
        for (int round = 0; round < rounds; round++) {
            if (serves) {
                await(portals, queue, EventKind.PTL_EVENT_PUT_END);
            }
            byte[] count = portals.read(ball.address(), 1);
            count[0]++;
            portals.write(ball.address(), count);
            require(portals.put(descriptor, AckRequest.PTL_NOACK_REQ, peer, PORTAL, 0, 7, 0, 0));
            await(portals, queue, EventKind.PTL_EVENT_SEND_END);
            if (!serves) {
                await(portals, queue, EventKind.PTL_EVENT_PUT_END);
            }
        }
    }

    private static void await(PortalsApi portals, long queue, EventKind wanted) {
        FunctionResult taken;
        do {
            taken = portals.eqWait(queue);
            require(taken);
        } while (taken.output(Event.class).kind() != wanted);
    }

    private static void require(FunctionResult result) {
        if (!result.succeeded()) {
            throw new IllegalStateException("answered " + result.code());
        }
    }
}
