package org.portalscope.engine.input;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Arrays;
import java.util.List;

import org.junit.jupiter.api.Test;
import org.portalscope.engine.api.LongOut;
import org.portalscope.engine.api.Out;
import org.portalscope.engine.call.Call;
import org.portalscope.engine.call.Function;

/** Inputs are values. */
class InputValuesTest {

    @Test
    void shouldBeEqualByContent() {
        assertEquals(new MemoryWritten(1, ByteString.of(new byte[] {1, 2})), new MemoryWritten(1, ByteString.of(new byte[] {1, 2})));
        assertNotEquals(new MemoryWritten(1, ByteString.of(new byte[] {1, 2})), new MemoryWritten(1, ByteString.of(new byte[] {1, 3})));
        assertEquals(ApiCall.of(0, Function.PTL_EQ_FREE, 7L), new ApiCall(0, Function.PTL_EQ_FREE, List.of(7L)));
        assertTrue(Arrays.stream(Input.class.getPermittedSubclasses()).allMatch(Class::isRecord));
    }

    @Test
    void shouldTellLocationsApartWithoutHoldingThem() {
        Call call = new Call(2, Function.PTL_NI_INIT, Arrays.asList(0L, -1L, null, Out.illegal(), new LongOut()));
        ApiCall input = ApiCall.of(call);
        assertEquals(new ApiCall(2, Function.PTL_NI_INIT, Arrays.asList(0L, -1L, null, Location.ILLEGAL, Location.WANTED)), input);
        assertSame(Out.illegal(), input.call().arguments().get(3));
        assertTrue(LongOut.legal((LongOut) input.call().arguments().get(4)));
        assertEquals("PtlNIInit(0, -1, NULL, &actual, &handle)", input.text(List.of()));
    }

    @Test
    void shouldRefuseACallWithTooFewArguments() {
        assertThrows(IllegalArgumentException.class, () -> ApiCall.of(0, Function.PTL_EQ_FREE));
    }

    @Test
    void shouldRefuseAnImmediatePutThatIsNone() {
        ApiCall free = ApiCall.of(0, Function.PTL_EQ_FREE, 7L);
        assertThrows(IllegalArgumentException.class, () -> new ImmediatePut(free));
    }

    @Test
    void shouldShowItsFirstBytes() {
        assertEquals("0102", ByteString.of(new byte[] {1, 2}).toString());
        assertEquals("00000000000000000000000000000000… (17 bytes)", ByteString.of(new byte[17]).toString());
    }
}
