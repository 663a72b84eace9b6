package org.portalscope.timeline.session;

import java.util.List;
import java.util.function.Consumer;

import org.portalscope.engine.PortalsProcess;
import org.portalscope.engine.api.AckRequest;
import org.portalscope.engine.api.Handle;
import org.portalscope.engine.api.InsertPosition;
import org.portalscope.engine.api.InterfaceSpec;
import org.portalscope.engine.api.MdValues;
import org.portalscope.engine.api.ProcessId;
import org.portalscope.engine.api.Ptl;
import org.portalscope.engine.api.Unlink;
import org.portalscope.engine.call.Function;
import org.portalscope.engine.input.ApiCall;
import org.portalscope.engine.input.Location;
import org.portalscope.engine.state.PortalsState;
import org.portalscope.world.World;
import org.portalscope.world.network.Topology;
import org.portalscope.world.program.ProcessSpec;
import org.portalscope.world.schedule.RoundRobinScheduler;
import org.portalscope.world.time.Timing;

/** A client that puts one message to a server with three match entries: other bits, no descriptor, and one that accepts. */
public final class MatchListWorld {

    static final int PORTAL = 4;
    private static final long NI = Handle.of(Handle.Kind.NI, 0, 0, 0);
    private static final ProcessId CLIENT = new ProcessId(0, 0);
    private static final ProcessId SERVER = new ProcessId(1, 0);

    private MatchListWorld() {
    }

    public static LocalSession session() {
        return new LocalSession("match list", MatchListWorld::world, new RoundRobinScheduler());
    }

    public static World world() {
        return world(Timing.NONE);
    }

    public static World world(Timing timing) {
        return new World(List.of(
                spec("client", CLIENT, List.of(MatchListWorld::init, MatchListWorld::niInit, MatchListWorld::bind,
                        MatchListWorld::pause, MatchListWorld::pause, MatchListWorld::pause, MatchListWorld::put)),
                spec("server", SERVER, List.of(MatchListWorld::init, MatchListWorld::niInit,
                        portals -> attach(portals, 9), portals -> attach(portals, 7), portals -> attach(portals, 7),
                        MatchListWorld::describe))), Topology.FLAT, timing);
    }

    private static ProcessSpec spec(String name, ProcessId id, List<Consumer<PortalsProcess>> statements) {
        return new ProcessSpec(name, InterfaceSpec.of(id, 100), List.of(new ProcessSpec.Memory("buffer", new byte[8])),
                portals -> new ScriptedProgram(statements));
    }

    private static void init(PortalsProcess portals) {
        call(portals, Function.PTL_INIT, Location.WANTED);
    }

    private static void niInit(PortalsProcess portals) {
        call(portals, Function.PTL_NI_INIT, 0L, -1L, null, Location.WANTED, Location.WANTED);
    }

    private static void pause(PortalsProcess portals) {
        // a statement that calls nothing
    }

    private static void bind(PortalsProcess portals) {
        call(portals, Function.PTL_MD_BIND, NI, md(portals), Location.WANTED);
    }

    private static void attach(PortalsProcess portals, long bits) {
        call(portals, Function.PTL_ME_ATTACH, NI, (long) PORTAL, ProcessId.ANY, bits, 0L, Unlink.PTL_RETAIN,
                InsertPosition.PTL_INS_AFTER, Location.WANTED);
    }

    private static void describe(PortalsProcess portals) {
        call(portals, Function.PTL_MD_ATTACH, Handle.of(Handle.Kind.ME, 0, 0, 2), md(portals), Unlink.PTL_RETAIN,
                Unlink.PTL_RETAIN, Location.WANTED);
    }

    private static void put(PortalsProcess portals) {
        call(portals, Function.PTL_PUT, Handle.of(Handle.Kind.MD, 0, 0, 0), AckRequest.PTL_NOACK_REQ, SERVER, (long) PORTAL, 0L, 7L,
                0L, 0L);
    }

    private static MdValues md(PortalsProcess portals) {
        PortalsState state = portals.state();
        long start = state.memory().regions().get(0).address();
        return new MdValues(start, 8, Ptl.PTL_MD_THRESH_INF, Ptl.MAX_OFFSET_NONE, Ptl.PTL_MD_OP_PUT, 0, Ptl.PTL_EQ_NONE);
    }

    private static void call(PortalsProcess portals, Function function, Object... arguments) {
        portals.take(ApiCall.of(0, function, arguments));
    }
}
