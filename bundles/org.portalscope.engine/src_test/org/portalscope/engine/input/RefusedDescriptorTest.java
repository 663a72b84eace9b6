package org.portalscope.engine.input;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.api.Test;
import org.portalscope.engine.api.MdValues;
import org.portalscope.engine.api.Ptl;
import org.portalscope.engine.api.ReturnCode;
import org.portalscope.engine.call.Function;
import org.portalscope.engine.call.Refusal;

/** A call that refuses a descriptor says which member is wrong, and why. */
class RefusedDescriptorTest {

    private final DrivenProcess driven = new DrivenProcess();

    private MdValues values(long start, long length, int threshold, long eventq) {
        return new MdValues(start, length, threshold, Ptl.MAX_OFFSET_NONE, 0, 0, eventq);
    }

    private String update(MdValues values) {
        ReturnCode code = driven.process.take(ApiCall.of(0, Function.PTL_MD_UPDATE, driven.source, null, values, Ptl.PTL_EQ_NONE)).code();
        assertEquals(ReturnCode.PTL_ILL_MD, code);
        return refusal();
    }

    private String refusal() {
        return driven.steps.stream().filter(Refusal.class::isInstance).reduce((one, other) -> other).orElseThrow().words();
    }

    private static String refused(String member, String reason) {
        return "PtlMDUpdate refuses new_md." + member + ", since " + reason + ": PTL_ILL_MD, " + ReturnCode.PTL_ILL_MD.meaning();
    }

    @Test
    void shouldNameTheRegionThatIsTooShort() {
        assertEquals(refused("length", "region target has 8 bytes, not 9"), update(values(driven.address(1), 9, 1, Ptl.PTL_EQ_NONE)));
        assertEquals(refused("length", "region target has 1 byte from byte 7 on, not 2"), update(values(driven.address(1) + 7, 2, 1, Ptl.PTL_EQ_NONE)));
        assertEquals(refused("length", "region target has 8 bytes, not 18446744073709551615"), update(values(driven.address(1), -1, 1, Ptl.PTL_EQ_NONE)));
    }

    @Test
    void shouldNameAnAddressInNoRegion() {
        assertEquals(refused("start", "no region holds the address 0x0005"), update(values(5, 1, 1, Ptl.PTL_EQ_NONE)));
        assertEquals(refused("start", "no region holds the address 0x0000"), update(values(0, -1, 1, Ptl.PTL_EQ_NONE)));
    }

    @Test
    void shouldNameAThresholdThatIsNone() {
        assertEquals(refused("threshold", "-2 is below PTL_MD_THRESH_INF"), update(values(driven.address(1), 8, -2, Ptl.PTL_EQ_NONE)));
    }

    @Test
    void shouldNameAQueueThatIsNotThere() {
        driven.call(Function.PTL_EQ_FREE, driven.queue);
        assertEquals(refused("eventq", "there is no such event queue"), update(values(driven.address(1), 8, 1, driven.queue)));
    }

    @Test
    void shouldSayNoMoreThanTheCodeWhereThereIsNoReason() {
        driven.process.take(ApiCall.of(0, Function.PTL_MD_UNLINK, driven.queue));
        assertEquals("PtlMDUnlink refuses mem_desc: PTL_INV_MD, " + ReturnCode.PTL_INV_MD.meaning(), refusal());
    }
}
