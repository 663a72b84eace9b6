package org.portalscope.protocol.lockstep;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

import org.junit.jupiter.api.Test;
import org.portalscope.engine.api.ReturnCode;
import org.portalscope.engine.call.Function;
import org.portalscope.engine.input.Location;
import org.portalscope.protocol.value.Buffer;
import org.portalscope.protocol.value.FunctionResult;

/** A program and its driver take turns. */
class LockstepThreadTest {

    @Test
    void shouldHandCallsOverAndAnswersBack() {
        List<Object> seen = new ArrayList<>();
        try (LockstepThread thread = new LockstepThread("test", portals -> {
            FunctionResult made = portals.eqAlloc(3, 8);
            seen.add(made.number());
            seen.add(portals.eqFree(made.number()).code());
        })) {
            ProgramAction.CallPortals first = (ProgramAction.CallPortals) thread.start();
            assertEquals(Function.PTL_EQ_ALLOC, first.function());
            assertEquals(List.of(3L, 8L, Location.WANTED), first.arguments());
            assertEquals("LockstepThreadTest.java", first.place().getFileName());
            assertEquals(List.of(), seen);
            ProgramAction second = thread.answer(new ProgramAnswer(new FunctionResult(ReturnCode.PTL_OK, Arrays.asList(null, null, 42L))));
            assertEquals(List.of(42L), ((ProgramAction.CallPortals) second).arguments());
            assertEquals(List.of(42L), seen);
            ProgramAction last = thread.answer(new ProgramAnswer(new FunctionResult(ReturnCode.PTL_INV_EQ, List.of())));
            assertInstanceOf(ProgramAction.End.class, last);
            assertEquals(ReturnCode.PTL_INV_EQ, seen.get(1));
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
            assertEquals(new ProgramAction.ReadMemory(4096, 1), thread.answer(new ProgramAnswer(new Buffer("inbox", 4096, 8))));
            assertEquals(new ProgramAction.WriteMemory(4096, new byte[] {9}), thread.answer(new ProgramAnswer(new byte[] {5})));
            assertEquals(List.of(5), seen);
            assertEquals(new ProgramAction.End(), thread.answer(new ProgramAnswer(null)));
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
