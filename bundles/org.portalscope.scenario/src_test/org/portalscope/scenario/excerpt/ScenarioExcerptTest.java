package org.portalscope.scenario.excerpt;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

import org.junit.jupiter.api.Test;
import org.portalscope.engine.api.AckRequest;
import org.portalscope.engine.api.Handle;
import org.portalscope.engine.api.InsertPosition;
import org.portalscope.engine.api.InterfaceSpec;
import org.portalscope.engine.api.Limits;
import org.portalscope.engine.api.MdValues;
import org.portalscope.engine.api.ProcessId;
import org.portalscope.engine.api.Ptl;
import org.portalscope.engine.api.ReturnCode;
import org.portalscope.engine.api.Unlink;
import org.portalscope.engine.call.Function;
import org.portalscope.engine.input.ApiCall;
import org.portalscope.engine.input.ByteString;
import org.portalscope.engine.input.Location;
import org.portalscope.recording.RecordedProcess;
import org.portalscope.recording.excerpt.Excerpt;
import org.portalscope.recording.excerpt.ExcerptCall;
import org.portalscope.recording.excerpt.ExcerptException;
import org.portalscope.recording.excerpt.ExcerptProcess;
import org.portalscope.recording.excerpt.ExcerptRegion;

class ScenarioExcerptTest {

    private static final long NI = Handle.of(Handle.Kind.NI, 0, 0, 0);
    private static final long ENTRY = Handle.of(Handle.Kind.ME, 0, 0, 7);
    private static final long DESCRIPTOR = Handle.of(Handle.Kind.MD, 0, 1, 3);
    private static final long OTHER = Handle.of(Handle.Kind.MD, 0, 0, 4);
    private static final ProcessId WORKER = new ProcessId(0, 0);
    private static final MdValues SMALL = new MdValues(0x1002, 2, 1, 8, Ptl.PTL_MD_OP_PUT | Ptl.PTL_MD_TRUNCATE, -1, Ptl.PTL_EQ_NONE);
    private static final MdValues EMPTY = new MdValues(0, 0, Ptl.PTL_MD_THRESH_INF, Ptl.MAX_OFFSET_NONE, 0, 0, Ptl.PTL_EQ_NONE);

    private static ExcerptProcess process(int index, String name, ProcessId id, ExcerptRegion... regions) {
        Limits limits = new Limits(1 << 20, 1 << 20, 1 << 12, 63, index == 0 ? 7 : 63);
        InterfaceSpec spec = new InterfaceSpec(id, index, limits, InterfaceSpec.LONGEST_LIST);
        return new ExcerptProcess(index, new RecordedProcess(name, List.of(spec)), List.of(regions));
    }

    private static ExcerptCall call(int process, int phase, ReturnCode code, List<Object> outputs, Function function, Object... arguments) {
        return new ExcerptCall(process, phase, ApiCall.of(0, function, arguments), code, outputs);
    }

    private static ExcerptCall init(int process) {
        return call(process, 0, ReturnCode.PTL_OK, Arrays.asList(null, null, null, null, NI), Function.PTL_NI_INIT, 0L, -1L, null, Location.WANTED,
                Location.WANTED);
    }

    private static Excerpt excerpt(ExcerptCall... more) {
        List<ExcerptCall> calls = new ArrayList<>(List.of(init(0)));
        calls.addAll(List.of(more));
        return new Excerpt("A \"run\"", "What for.", List.of(
                process(0, "worker[0]", WORKER, new ExcerptRegion("process", 0x1000, ByteString.of("ab\0\0".getBytes(StandardCharsets.US_ASCII))),
                        new ExcerptRegion("filled", 0x3000, ByteString.of(new byte[] {5, 5}))),
                process(1, "worker[1]", new ProcessId(1, 0))), calls);
    }

    @Test
    void shouldWriteNamesAndNumbersAsPeopleDo() throws ExcerptException {
        Excerpt excerpt = excerpt(
                call(0, 0, ReturnCode.PTL_OK, Arrays.asList(null, null, null, null, null, null, null, ENTRY), Function.PTL_ME_ATTACH, NI, 4L,
                        new ProcessId(Ptl.PTL_NID_ANY, 7), 0x1_0000_0007L, -1L, Unlink.PTL_RETAIN, InsertPosition.PTL_INS_AFTER, Location.WANTED),
                call(0, 0, ReturnCode.PTL_OK, Arrays.asList(null, null, null, null, DESCRIPTOR), Function.PTL_MD_ATTACH, ENTRY, SMALL, Unlink.PTL_UNLINK,
                        Unlink.PTL_RETAIN, Location.WANTED),
                call(0, 0, ReturnCode.PTL_OK, Arrays.asList(null, null, OTHER), Function.PTL_MD_BIND, NI, EMPTY, Location.WANTED),
                call(0, 2, ReturnCode.PTL_SEGV, List.of(), Function.PTL_MD_UPDATE, OTHER, Location.ILLEGAL, null, Ptl.PTL_EQ_NONE),
                call(0, 2, ReturnCode.PTL_OK, List.of(), Function.PTL_PUT, OTHER, AckRequest.PTL_NOACK_REQ, WORKER, 4L, 0L, 7L, 0L, 0x42L));
        assertEquals("""
                scenario "Excerpt of A \\"run\\""
                    about "What for.";

                process worker_0 at 0:0 {
                    region process_2[4] = "ab";
                    region filled[2] = 5;
                    limits { max_ptable_index = 7 };

                    PtlNIInit(PTL_IFACE_DEFAULT, PTL_PID_ANY, NULL, &limits, &ni);
                    PtlMEAttach(ni, 4, { nid = PTL_NID_ANY, pid = 7 }, 0x0001_0000_0007, ~0, PTL_RETAIN, PTL_INS_AFTER, &me);
                    PtlMDAttach(me, { start = process_2.address + 2, length = 2, threshold = 1, max_offset = 8, options = PTL_MD_OP_PUT | PTL_MD_TRUNCATE, \
                user_ptr = -1 },
                                PTL_UNLINK, PTL_RETAIN, &md1);
                    PtlMDBind(ni, { length = 0 }, &md2);
                    barrier;
                    barrier;
                    PtlMDUpdate(md2, ILLEGAL, NULL, PTL_EQ_NONE) expect PTL_SEGV;
                    PtlPut(md2, PTL_NOACK_REQ, worker_0, 4, 0, 7, 0, 0x0042);
                }

                process worker_1 at 1:0 user 1 {
                    barrier;
                    barrier;
                }
                """, ScenarioExcerpt.format(ScenarioExcerpt.write(excerpt)));
        ScenarioExcerpt.worlds(ScenarioExcerpt.write(excerpt)).get();
    }

    @Test
    void shouldTellLimitsFromADescriptor() throws ExcerptException {
        String text = ScenarioExcerpt.write(excerpt(call(0, 0, ReturnCode.PTL_INIT_DUP, List.of(), Function.PTL_NI_INIT, 0L, -1L, Limits.DEFAULT,
                Location.WANTED, Location.WANTED)));
        assertTrue(text.contains("PtlNIInit(PTL_IFACE_DEFAULT, PTL_PID_ANY, { max_ptable_index = 63 }, "), text);
        ScenarioExcerpt.worlds(text).get();
    }

    @Test
    void shouldRefuseAHandleThatNoCallReturns() {
        Excerpt excerpt = excerpt(call(0, 0, ReturnCode.PTL_OK, List.of(), Function.PTL_MD_UNLINK, OTHER));
        assertEquals("worker[0] uses md 4, which no call of the excerpt returns.",
                assertThrows(ExcerptException.class, () -> ScenarioExcerpt.write(excerpt)).getMessage());
    }

    @Test
    void shouldRefuseMemoryThatIsNotKnown() {
        MdValues elsewhere = new MdValues(0x9000, 2, 1, 8, 0, 0, Ptl.PTL_EQ_NONE);
        Excerpt excerpt = excerpt(call(0, 0, ReturnCode.PTL_OK, Arrays.asList(null, null, OTHER), Function.PTL_MD_BIND, NI, elsewhere, Location.WANTED));
        assertEquals("worker[0] uses memory at an address that is in none of its regions.",
                assertThrows(ExcerptException.class, () -> ScenarioExcerpt.write(excerpt)).getMessage());
    }
}
