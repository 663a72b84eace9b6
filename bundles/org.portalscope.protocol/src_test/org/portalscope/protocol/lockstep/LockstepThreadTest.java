package org.portalscope.protocol.lockstep;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;

import org.junit.jupiter.api.Test;
import org.portalscope.engine.api.LongOut;
import org.portalscope.engine.api.ReturnCode;
import org.portalscope.engine.call.Function;
import org.portalscope.protocol.value.Buffer;

/** A program and its driver take turns. */
class LockstepThreadTest {

    @Test
    void shouldHandCallsOverAndAnswersBack() {
        List<Object> seen = new ArrayList<>();
        try (LockstepThread thread = new LockstepThread("test", portals -> {
            LongOut queue = new LongOut();
            seen.add(portals.eqAlloc(3, 8, queue));
            seen.add(queue.value());
            seen.add(portals.eqFree(queue.value()));
        })) {
            ProgramAction.CallPortals first = (ProgramAction.CallPortals) thread.start();
            assertEquals(Function.PTL_EQ_ALLOC, first.function());
            assertEquals(List.of(3L, 8L, ProgramAction.Location.WANTED), first.arguments());
            assertEquals("LockstepThreadTest.java", first.place().getFileName());
            assertEquals(List.of(), seen);
            ProgramAction second = thread.answer(new ProgramAnswer(ReturnCode.PTL_OK, Arrays.asList(null, null, 42L)));
            assertEquals(List.of(42L), ((ProgramAction.CallPortals) second).arguments());
            assertEquals(List.of(ReturnCode.PTL_OK, 42L), seen);
            ProgramAction last = thread.answer(new ProgramAnswer(ReturnCode.PTL_INV_EQ, Collections.singletonList(null)));
            assertInstanceOf(ProgramAction.End.class, last);
            assertEquals(ReturnCode.PTL_INV_EQ, seen.get(2));
        }
    }

    @Test
    void shouldGiveMemory() {
        List<Object> seen = new ArrayList<>();
        try (LockstepThread thread = new LockstepThread("test", portals -> {
            Buffer inbox = portals.region("inbox");
            seen.add((int) portals.read(inbox.address(), 1)[0]);
            portals.write(inbox.address(), new byte[] {9});
        })) {
            assertEquals(new ProgramAction.FindRegion("inbox"), thread.start());
            assertEquals(new ProgramAction.ReadMemory(4096, 1), thread.answer(ProgramAnswer.of(new Buffer("inbox", 4096, 8))));
            assertEquals(new ProgramAction.WriteMemory(4096, new byte[] {9}), thread.answer(ProgramAnswer.of(new byte[] {5})));
            assertEquals(List.of(5), seen);
            assertEquals(new ProgramAction.End(), thread.answer(ProgramAnswer.of(null)));
        }
    }

    @Test
    void shouldTellWhatAProgramThrows() {
        try (LockstepThread thread = new LockstepThread("test", portals -> {
            throw new IllegalStateException("no luck");
        })) {
            ProgramAction.Failed failed = (ProgramAction.Failed) thread.start();
            assertEquals("no luck", failed.message());
            assertEquals("LockstepThreadTest.java", failed.place().getFileName());
        }
    }
}
