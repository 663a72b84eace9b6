package org.portalscope.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.SplittableRandom;

import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.portalscope.engine.api.AckRequest;
import org.portalscope.engine.api.InsertPosition;
import org.portalscope.engine.api.InterfaceSpec;
import org.portalscope.engine.api.MdValues;
import org.portalscope.engine.api.ProcessId;
import org.portalscope.engine.api.Ptl;
import org.portalscope.engine.api.Unlink;
import org.portalscope.protocol.program.PortalsApi;
import org.portalscope.protocol.value.Buffer;
import org.portalscope.scenario.program.JavaPrograms;
import org.portalscope.timeline.Direction;
import org.portalscope.timeline.Position;
import org.portalscope.timeline.session.LocalSession;
import org.portalscope.timeline.session.SessionDriver;
import org.portalscope.timeline.session.StepKind;
import org.portalscope.world.World;
import org.portalscope.world.program.ProcessSpec;
import org.portalscope.world.schedule.RoundRobinScheduler;

/** Programs in Java hide some of their state: what they did is derived from the start of the run. */
class DerivedProgramTest {

    private static final ProcessId SELF = new ProcessId(0, 0);
    private static final int ROUNDS = 20;
    private static final int SEEKS = 30;

    private final JavaPrograms programs = new JavaPrograms();

    @AfterEach
    void endThreads() {
        programs.close();
    }

    private World world() {
        ProcessSpec spec = programs.process("self", List.of(InterfaceSpec.of(SELF, 100)), List.of(new ProcessSpec.Memory("ball", new byte[1])),
                DerivedProgramTest::play);
        return new World(List.of(spec));
    }

    /** Sends a byte to itself, and counts it up. */
    private static void play(PortalsApi portals) {
        portals.init();
        long ni = portals.niInit(Ptl.PTL_IFACE_DEFAULT, Ptl.PTL_PID_ANY, null).number();
        long queue = portals.eqAlloc(ni, 64).number();
        Buffer ball = portals.region("ball");
        long entry = portals.meAttach(ni, 4, SELF, 7, 0, Unlink.PTL_RETAIN, InsertPosition.PTL_INS_AFTER).number();
        MdValues memory = new MdValues(ball.address(), 1, Ptl.PTL_MD_THRESH_INF, Ptl.MAX_OFFSET_NONE, Ptl.PTL_MD_OP_PUT | Ptl.PTL_MD_MANAGE_REMOTE, 0, queue);
        portals.mdAttach(entry, memory, Unlink.PTL_RETAIN, Unlink.PTL_RETAIN);
        long source = portals.mdBind(ni, memory).number();
        for (int round = 0; round < ROUNDS; round++) {
            byte[] count = portals.read(ball.address(), 1);
            count[0]++;
            portals.write(ball.address(), count);
            portals.put(source, AckRequest.PTL_NOACK_REQ, SELF, 4, 0, 7, 0, 0);
            for (int event = 0; event < 4; event++) {
                portals.eqWait(queue);
            }
        }
    }

    @Test
    void shouldDeriveTheStepsAndTheStates() {
        Course course = new Course(world(), new RoundRobinScheduler(), Integer.MAX_VALUE);
        assertTrue(course.size() > 4 * ROUNDS, () -> course.size() + " transitions");
        LocalSession session = new LocalSession("self", this::world, new RoundRobinScheduler(), Set.of(), LocalSession.LONGEST, DerivedTimelineTest.TINY);
        SessionDriver driver = session.drive();
        driver.move(StepKind.RESUME, Direction.FORWARD, Optional.empty(), () -> false);
        assertEquals(course.size(), session.timeline().size());
        SplittableRandom random = new SplittableRandom(1);
        for (int i = 0; i < SEEKS; i++) {
            int number = 1 + random.nextInt(course.size());
            assertEquals(course.steps(number), Course.text(session.timeline().transition(number)));
            driver.seek(new Position(number, session.timeline().steps(number)));
            assertEquals(course.state(session.position()), session.state().dump());
        }
    }
}
