package org.portalscope.protocol.lockstep;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.CountDownLatch;
import java.util.function.Function;

import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.portalscope.protocol.program.PortalsProgram;

/** Programs execute the run that they are in. */
@Timeout(60)
class BatonTest {

    private static final String DRIVER = "driver";

    private final Map<LockstepThread, ProgramAction> wanted = new LinkedHashMap<>();
    private final List<String> log = new ArrayList<>();
    private String before;

    @BeforeEach
    void nameThread() {
        before = Thread.currentThread().getName();
        Thread.currentThread().setName(DRIVER);
    }

    @AfterEach
    void endThreads() {
        Thread.currentThread().setName(before);
        wanted.keySet().forEach(LockstepThread::close);
    }

    private LockstepThread start(String name, PortalsProgram program) {
        LockstepThread thread = new LockstepThread(name, program);
        wanted.put(thread, thread.start());
        return thread;
    }

    /** A program that makes so many calls. */
    private static PortalsProgram calls(int count) {
        return portals -> {
            for (int i = 0; i < count; i++) {
                portals.fini();
            }
        };
    }

    private void note(String what) {
        log.add(Thread.currentThread().getName() + " " + what);
    }

    /** A run in which programs go on in some order. */
    private final class Order {

        private final Baton baton = new Baton(this::advance);
        private final List<LockstepThread> order;
        private int done;

        Order(LockstepThread... order) {
            this.order = List.of(order);
        }

        private boolean advance() {
            if (done == order.size()) {
                note("ends");
                return false;
            }
            note("part " + done);
            LockstepThread program = order.get(done++);
            baton.pass(program, new ProgramAnswer(null), action -> {
                wanted.put(program, action);
                return action.isMemoryAccess() ? new ProgramAnswer(new byte[] {5}) : null;
            });
            return true;
        }
    }

    @Test
    void shouldExecuteTheRunInTheThreadOfTheProgramThatWentOnLast() {
        LockstepThread ping = start("ping", calls(4));
        LockstepThread pong = start("pong", calls(3));
        new Order(ping, ping, pong, ping, pong).baton.run();
        assertEquals(List.of("driver part 0", "ping part 1", "ping part 2", "pong part 3", "ping part 4", "pong ends"), log);
    }

    @Test
    void shouldGoOnFromTheDriverAfterwards() {
        LockstepThread ping = start("ping", calls(4));
        new Order(ping).baton.run();
        new Order(ping).baton.run();
        assertEquals(List.of("driver part 0", "ping ends", "driver part 0", "ping ends"), log);
        assertInstanceOf(ProgramAction.CallPortals.class, ping.answer(new ProgramAnswer(null)));
        assertInstanceOf(ProgramAction.End.class, ping.answer(new ProgramAnswer(null)));
    }

    @Test
    void shouldAnswerAtOnceWhatBelongsToThePart() {
        List<Integer> seen = new ArrayList<>();
        LockstepThread ping = start("ping", portals -> {
            portals.fini();
            seen.add((int) portals.read(0, 1)[0]);
        });
        new Order(ping).baton.run();
        assertEquals(List.of(5), seen);
        assertEquals(List.of("driver part 0", "ping ends"), log);
        assertInstanceOf(ProgramAction.End.class, wanted.get(ping));
    }

    @Test
    void shouldLetTheProgramGoOnThatIsPassedOnWhileItWantsSomething() {
        LockstepThread ping = start("ping", calls(3));
        List<ProgramAction> told = new ArrayList<>();
        Baton[] baton = {null};
        baton[0] = new Baton(() -> {
            note("part");
            if (told.isEmpty()) {
                baton[0].pass(ping, new ProgramAnswer(null), new Function<>() {
                    @Override
                    public ProgramAnswer apply(ProgramAction action) {
                        told.add(action);
                        if (!action.isEnd()) {
                            baton[0].pass(ping, new ProgramAnswer(null), this);
                        }
                        return null;
                    }
                });
                return true;
            }
            return false;
        });
        baton[0].run();
        assertEquals(List.of("driver part", "ping part"), log);
        assertEquals(3, told.size());
        assertInstanceOf(ProgramAction.End.class, told.get(2));
    }

    @Test
    void shouldNotSearchForLinesButKnowTheLastOne() {
        LockstepThread ping = start("ping", calls(2));
        new Order(ping).baton.run();
        ProgramAction.CallPortals call = (ProgramAction.CallPortals) wanted.get(ping);
        assertEquals(null, call.place());
        assertEquals("BatonTest.java", ping.place().getFileName());
        assertTrue(call.isSame(new ProgramAction.CallPortals(call.function(), call.arguments(), ping.place())));
    }

    @Test
    void shouldThrowInTheDriverWhatAPartThrows() {
        LockstepThread ping = start("ping", calls(4));
        IllegalStateException thrown = new IllegalStateException("no luck");
        Baton[] baton = new Baton[1];
        baton[0] = new Baton(() -> {
            note("part");
            if (log.size() == 2) {
                throw thrown;
            }
            baton[0].pass(ping, new ProgramAnswer(null), action -> null);
            return true;
        });
        assertSame(thrown, assertThrows(IllegalStateException.class, () -> baton[0].run()));
        assertEquals(List.of("driver part", "ping part"), log);
    }

    @Test
    void shouldThrowInTheDriverWhatTheAnswerAtOnceThrows() {
        LockstepThread ping = start("ping", calls(4));
        AssertionError thrown = new AssertionError("no luck");
        Baton[] baton = new Baton[1];
        baton[0] = new Baton(() -> {
            baton[0].pass(ping, new ProgramAnswer(null), action -> {
                throw thrown;
            });
            return true;
        });
        assertSame(thrown, assertThrows(AssertionError.class, () -> baton[0].run()));
    }

    @Test
    void shouldNotWaitForAProgramOnceInterrupted() {
        Thread driver = Thread.currentThread();
        CountDownLatch never = new CountDownLatch(1);
        LockstepThread ping = start("ping", portals -> {
            portals.fini();
            driver.interrupt();
            await(never);
        });
        assertThrows(IllegalStateException.class, () -> new Order(ping, ping).baton.run());
        assertTrue(Thread.interrupted());
        assertEquals(List.of("driver part 0"), log);
    }

    private static void await(CountDownLatch latch) {
        try {
            latch.await();
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
    }

    @Test
    void shouldEndTheRunBehindItsPresentPartOnceInterrupted() {
        Thread driver = Thread.currentThread();
        LockstepThread ping = start("ping", calls(Integer.MAX_VALUE));
        Baton[] baton = new Baton[1];
        baton[0] = new Baton(() -> {
            if (Thread.currentThread() != driver) {
                interruptTwice(driver);
            }
            baton[0].pass(ping, new ProgramAnswer(null), action -> null);
            return true;
        });
        assertThrows(IllegalStateException.class, () -> baton[0].run());
        assertTrue(Thread.interrupted());
    }

    private static void interruptTwice(Thread driver) {
        driver.interrupt();
        while (driver.isInterrupted()) {
            Thread.onSpinWait();
        }
        driver.interrupt();
    }

    @Test
    void shouldEndWithAProgramThatIsEndedWhileItRuns() {
        LockstepThread[] ping = new LockstepThread[1];
        ping[0] = start("ping", portals -> {
            portals.fini();
            ping[0].close();
            portals.fini();
        });
        assertEquals("a program has been ended while it runs",
                assertThrows(IllegalStateException.class, () -> new Order(ping[0], ping[0]).baton.run()).getMessage());
        assertEquals("ping has been ended", assertThrows(IllegalStateException.class, () -> new Order(ping[0]).baton.run()).getMessage());
    }

    @Test
    void shouldRefuseToWaitForTheThreadThatExecutesTheRun() {
        LockstepThread ping = start("ping", calls(4));
        Baton[] baton = new Baton[1];
        baton[0] = new Baton(() -> {
            if (Thread.currentThread().getName().equals(DRIVER)) {
                baton[0].pass(ping, new ProgramAnswer(null), action -> null);
            } else {
                ping.answer(new ProgramAnswer(null));
            }
            return true;
        });
        assertEquals("ping executes a run with a baton and goes on without it",
                assertThrows(IllegalStateException.class, () -> baton[0].run()).getMessage());
    }

    @Test
    void shouldLetOneProgramGoOnInAPart() {
        LockstepThread ping = start("ping", calls(4));
        Baton[] baton = new Baton[1];
        baton[0] = new Baton(() -> {
            baton[0].pass(ping, new ProgramAnswer(null), action -> null);
            baton[0].pass(ping, new ProgramAnswer(null), action -> null);
            return true;
        });
        assertEquals("two programs go on in one part of a run", assertThrows(IllegalStateException.class, () -> baton[0].run()).getMessage());
    }
}
