package org.portalscope.engine.canonical;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;

import java.util.List;
import java.util.OptionalLong;

import org.junit.jupiter.api.Test;
import org.portalscope.engine.PortalsProcess;
import org.portalscope.engine.api.InterfaceSpec;
import org.portalscope.engine.api.Limits;
import org.portalscope.engine.api.LongOut;
import org.portalscope.engine.api.MdValues;
import org.portalscope.engine.api.Out;
import org.portalscope.engine.api.ProcessId;
import org.portalscope.engine.api.Ptl;
import org.portalscope.engine.call.Environment;
import org.portalscope.engine.input.MemoryReleased;
import org.portalscope.engine.memory.MemoryBlock;
import org.portalscope.engine.message.Fabric;
import org.portalscope.engine.message.Header;
import org.portalscope.engine.message.Message;

class CanonicalFormTest {

    private static final int LENGTH = 40;

    private final PortalsProcess one = process(new byte[LENGTH]);
    private final PortalsProcess other = process(new byte[LENGTH]);

    @Test
    void shouldNotDependOnWhatHandlesAreCalled() {
        long first = queue(one);
        long freed = queue(other);
        other.functions().queues().eqFree(freed);
        long second = queue(other);
        assertNotEquals(first, second);
        assertEquals(form(one, first), form(other, second));
    }

    @Test
    void shouldTellHandlesThatAreGone() {
        long first = queue(one);
        long second = queue(other);
        queue(one);
        other.functions().queues().eqFree(second);
        queue(other);
        assertNotEquals(form(one, first), form(other, second));
    }

    @Test
    void shouldTellWhichOfTwoHandlesIsMeant() {
        long first = queue(one);
        long second = queue(one);
        assertEquals(form(one, first, second), form(one, second, first));
        assertNotEquals(form(one, first, second), form(one, first, first));
    }

    @Test
    void shouldCountWhatNobodyCanReach() {
        String before = form(one);
        queue(one);
        assertNotEquals(before, form(one));
    }

    @Test
    void shouldTellWhatObjectsHold() {
        long first = descriptor(one, 3);
        assertEquals(form(one, first), form(other, descriptor(other, 3)));
        assertNotEquals(form(one, first), form(one, descriptor(one, 2)));
    }

    @Test
    void shouldNotDependOnWhatMessageStoodInTheSamePlaceBefore() {
        Header fresh = new Header();
        Header used = new Header();
        used.setPut(1, 1, 7, 2, 4, 3, 5, 0, Ptl.PTL_MD_NONE, 8, 9);
        used.setResponse(Message.Kind.ACK, used, 8);
        for (Header header : List.of(fresh, used)) {
            header.setGet(2, 1, 0, 2, 4, 0, 5, 0, Ptl.PTL_MD_NONE, 8);
        }
        assertEquals(form(one, fresh), form(one, used));
    }

    /** What is given back leaves no trace but the address of what comes behind it. */
    @Test
    void shouldTellWhereMemoryIs() {
        one.declareRegion("first", new byte[1]);
        other.declareRegion("gone", new byte[1]);
        other.declareRegion("second", new byte[1]);
        long gone = other.state().memory().regions().get(1).address();
        assertNotEquals(form(one), form(other));
        other.take(new MemoryReleased(gone));
        assertNotEquals(form(one), form(other));
        other.take(new MemoryReleased(other.state().memory().regions().get(1).address()));
        other.declareRegion("first", new byte[1]);
        assertEquals(form(one), form(other));
    }

    @Test
    void shouldTellEveryByteOfMemory() {
        String zeros = form(one);
        for (int i = 0; i < LENGTH; i++) {
            byte[] bytes = new byte[LENGTH];
            bytes[i] = 1;
            assertNotEquals(zeros, form(process(bytes)), "byte " + i);
        }
    }

    private static String form(PortalsProcess process, long... handles) {
        CanonicalForm form = new CanonicalForm(false);
        form.begin(process.state());
        for (long handle : handles) {
            form.handle(handle);
        }
        return digest(form);
    }

    private static String form(PortalsProcess process, Header header) {
        CanonicalForm form = new CanonicalForm(false);
        form.begin(process.state());
        form.message(header);
        return digest(form);
    }

    private static String digest(CanonicalForm form) {
        ProcessForm digest = form.process();
        return Long.toHexString(digest.high) + " " + Long.toHexString(digest.low);
    }

    private static long queue(PortalsProcess process) {
        LongOut handle = new LongOut();
        process.functions().queues().eqAlloc(process.state().interfaces().get(0).handle(), 4, handle);
        return handle.value();
    }

    private static long descriptor(PortalsProcess process, int threshold) {
        LongOut handle = new LongOut();
        MdValues values = new MdValues(process.state().memory().regions().get(0).address(), LENGTH, threshold, Ptl.MAX_OFFSET_NONE, 0, 0, Ptl.PTL_EQ_NONE);
        process.functions().descriptors().mdBind(process.state().interfaces().get(0).handle(), values, handle);
        return handle.value();
    }

    private static PortalsProcess process(byte[] memory) {
        InterfaceSpec networkInterface = new InterfaceSpec(new ProcessId(0, 0), 0, Limits.DEFAULT, 8);
        PortalsProcess process = new PortalsProcess(List.of(networkInterface), new Alone(), new Nowhere());
        process.declareRegion("memory", memory);
        process.functions().interfaces().init(new LongOut());
        process.functions().interfaces().niInit(0, Ptl.PTL_PID_ANY, null, new Out<>(), new LongOut());
        return process;
    }

    private record Alone() implements Environment {

        @Override
        public OptionalLong distance(ProcessId from, ProcessId to) {
            return OptionalLong.empty();
        }
    }

    private record Nowhere() implements Fabric {

        @Override
        public void send(Header header) {
            throw new IllegalStateException("nobody sends");
        }

        @Override
        public void sendData(Header header, MemoryBlock bytes, int from, int length) {
            throw new IllegalStateException("nobody sends");
        }

        @Override
        public void withholdData(Header header, int niFailType) {
            throw new IllegalStateException("nobody sends");
        }
    }
}
