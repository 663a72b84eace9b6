package org.portalscope.scenario.program;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.IntStream;

import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.portalscope.engine.api.InterfaceSpec;
import org.portalscope.engine.api.ProcessId;
import org.portalscope.protocol.call.ResumableCall;
import org.portalscope.protocol.state.ProtocolState;
import org.portalscope.world.Choice;
import org.portalscope.world.World;
import org.portalscope.world.program.ProcessSpec;
import org.portalscope.world.schedule.RoundRobinScheduler;
import org.portalscope.world.schedule.Scheduler;

/** A run of which nothing is kept changes what a protocol knows, and the call that a thread is in, in place: but never what somebody has seen. */
class InPlaceChangesTest {

    private static final int RANKS = 3;
    private static final String MPI = "mpi";

    private final JavaPrograms programs = new JavaPrograms();
    private final World world = new World(IntStream.range(0, RANKS).mapToObj(rank -> programs.process("rank " + rank,
            List.of(InterfaceSpec.of(new ProcessId(rank, 0), 0)), List.of(new ProcessSpec.Memory("token", new byte[1])), new MpiRing())).toList());
    private final Scheduler scheduler = new RoundRobinScheduler();

    @AfterEach
    void endThreads() {
        programs.close();
    }

    private JavaProgramState program(int rank) {
        return (JavaProgramState) world.process(rank).program().state();
    }

    /** Something as it was when it was seen. */
    private record Seen(Object object, String text) {

        static Seen of(Object object) {
            return new Seen(object, object.toString());
        }
    }

    /** Every so many transitions somebody looks, and keeps what there is; another one executes such a transition with its effects. */
    @Test
    void shouldLeaveWhatSomebodyHasSeen() {
        List<Seen> seen = new ArrayList<>();
        for (Optional<Choice> next = scheduler.next(world); next.isPresent(); next = scheduler.next(world)) {
            if (world.transitions() % 5 == 0) {
                world.execute(next.get(), (int) world.transitions() + 1);
            } else {
                world.advance(next.get());
            }
            if (world.transitions() % 3 == 0) {
                look(seen);
            }
        }
        assertEquals(Optional.empty(), world.failure());
        assertTrue(seen.size() > 100, "only " + seen.size());
        seen.forEach(each -> assertEquals(each.text(), each.object().toString()));
    }

    private void look(List<Seen> seen) {
        for (int rank = 0; rank < RANKS; rank++) {
            ProtocolState known = program(rank).protocol(MPI);
            ResumableCall call = program(rank).call(JavaProgram.THREAD);
            if (known != null) {
                seen.add(Seen.of(known));
            }
            if (call != null) {
                seen.add(Seen.of(call));
            }
        }
    }

    @Test
    void shouldChangeInPlaceWhatNobodyHasSeen() {
        Set<ProtocolState> states = new HashSet<>();
        Set<String> texts = new HashSet<>();
        for (Optional<Choice> next = scheduler.next(world); next.isPresent(); next = scheduler.next(world)) {
            world.advance(next.get());
            if (program(0).present(MPI) != null) {
                states.add(program(0).present(MPI));
                texts.add(program(0).present(MPI).toString());
            }
        }
        assertEquals(1, states.size());
        assertTrue(texts.size() > 10, "it changes");
        assertSame(states.iterator().next(), program(0).protocol(MPI));
    }
}
