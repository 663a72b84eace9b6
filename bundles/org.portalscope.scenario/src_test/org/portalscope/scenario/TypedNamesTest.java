package org.portalscope.scenario;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertNull;

import java.nio.ByteBuffer;
import java.util.List;
import java.util.Map;
import java.util.SortedMap;

import org.junit.jupiter.api.Test;
import org.portalscope.engine.api.EventKind;
import org.portalscope.engine.description.TypedValue;
import org.portalscope.engine.description.Unit;
import org.portalscope.expression.value.Value;

/** What those can see of the values of names who do not know the language. */
class TypedNamesTest {

    private static final String START = """
            region inbox[40] = "hello";
            PtlInit(&max);
            PtlNIInit(PTL_IFACE_DEFAULT, PTL_PID_ANY, NULL, &limits, &ni);
            PtlEQAlloc(ni, 8, &eq);
            PtlMEAttach(ni, 4, 0:0, 7, 0, PTL_RETAIN, PTL_INS_AFTER, &me);
            PtlMDAttach(me, { start = inbox, length = 5, options = PTL_MD_OP_PUT | PTL_MD_TRUNCATE, eventq = eq }, PTL_RETAIN, PTL_RETAIN, &md);
            """;

    private final Run run = Run.statements(START + """
            PtlMDBind(ni, { start = inbox, length = 5 }, &source);
            PtlPut(source, PTL_NOACK_REQ, 0:0, 4, 0, 7, 0, ~0);
            PtlEQWait(eq, &event);
            buffer = inbox; code = PTL_OK; text = "hi"; content = inbox[0..20]; list = [me, me]; big = ~0; none = PTL_EQ_NONE;
            """);
    private final SortedMap<String, TypedValue> names = run.program().activations(0).get(0).names();

    @Test
    void shouldKeepTypesAndValues() {
        assertEquals("an integer 18446744073709551615", words("big"));
        assertEquals(-1L, names.get("big").value());
        assertEquals("a text hi", words("text"));
        assertEquals("a return code PTL_OK", words("code"));
        assertEquals("an event PTL_EVENT_PUT_START from 0:0", words("event"));
        assertEquals(EventKind.PTL_EVENT_PUT_START, names.get("event").children().get("type").value());
        assertNull(names.get("list").value());
    }

    /** Views, messages and the command line say the same. */
    @Test
    void shouldTellValuesAsTheLanguageDoes() {
        Map<String, Value> values = run.program().variables();
        assertEquals(values.keySet(), names.keySet());
        values.forEach((name, value) -> assertEquals(value.text(), names.get(name).text(), name));
    }

    @Test
    void shouldUnfoldAnEventInTheOrderOfTheDocument() {
        TypedValue event = names.get("event");
        assertEquals(List.of("type", "initiator", "uid", "portal", "match_bits", "rlength", "mlength", "offset", "md_handle", "mem_desc", "hdr_data", "link",
                "ni_fail_type", "sequence"), List.copyOf(event.children().keySet()));
        assertEquals(Unit.MATCH_BITS, event.children().get("match_bits").unit());
        assertEquals("PTL_NI_OK", event.children().get("ni_fail_type").text());
        assertEquals("{nid=0, pid=0}", event.children().get("initiator").children().toString());
        assertEquals("{interface=0, index=0, generation=0, mem_desc={5 bytes at 0x1000}}", event.children().get("md_handle").children().toString());
    }

    @Test
    void shouldNameOptionsAndWhatIsNotSet() {
        assertEquals("{start=4096, length=5, threshold=PTL_MD_THRESH_INF, max_offset=no maximum, options=PTL_MD_OP_PUT | PTL_MD_TRUNCATE, user_ptr=0, "
                + "eventq=eq 0}", names.get("md").children().get("mem_desc").children().toString());
        Map<String, TypedValue> bound = names.get("source").children().get("mem_desc").children();
        assertEquals("0", bound.get("options").text());
        assertEquals("no eq", bound.get("eventq").text());
        assertEquals("no eq", names.get("none").text());
        assertEquals(Map.of(), names.get("none").children());
    }

    @Test
    void shouldShowWhatARegionHoldsAtThatMoment() {
        TypedValue buffer = names.get("buffer");
        assertEquals(4096L, buffer.value());
        assertEquals(List.of("address", "length", "content"), List.copyOf(buffer.children().keySet()));
        TypedValue content = buffer.children().get("content");
        assertEquals("68 65 6c 6c 6f 00 00 00 00 00 00 00 00 00 00 00 … (40 bytes)", content.text());
        assertEquals(List.of("[0..16]", "[16..32]", "[32..40]"), List.copyOf(content.children().keySet()));
        assertEquals("00 00 00 00 00 00 00 00", content.children().get("[32..40]").text());
        run.world.process(0).portals().state().memory().write(4096, new byte[] {1});
        TypedValue later = run.program().activations(0).get(0).names().get("buffer");
        assertNotEquals(buffer, later);
        assertEquals("[0..16]", content.children().keySet().stream()
                .filter(row -> !content.children().get(row).equals(later.children().get("content").children().get(row))).findFirst().orElseThrow());
        assertEquals(ByteBuffer.wrap("hello".getBytes()), ((ByteBuffer) content.value()).slice(0, 5));
    }

    @Test
    void shouldBeEqualWhenNothingHasHappened() {
        assertEquals(names, run.program().activations(0).get(0).names());
    }

    @Test
    void shouldShowTheFirstOfMany() {
        Run many = Run.statements("region r[1000]; list = [0]; repeat 400 { list = append(list, 1); } buffer = r;");
        SortedMap<String, TypedValue> values = many.program().activations(0).get(0).names();
        assertEquals(256, values.get("list").children().size());
        TypedValue content = values.get("buffer").children().get("content");
        assertEquals(256, ((ByteBuffer) content.value()).remaining());
        assertEquals("00 00 00 00 00 00 00 00 00 00 00 00 00 00 00 00 … (1000 bytes)", content.text());
    }

    /** What a handle stands for is looked up at that moment: nothing once the descriptor has gone. */
    @Test
    void shouldNotShowADescriptorThatHasGone() {
        Run unlinked = Run.statements(START + "PtlMDUnlink(md);");
        assertEquals("{interface=0, index=0, generation=0}", unlinked.program().activations(0).get(0).names().get("md").children().toString());
    }

    private String words(String name) {
        return names.get(name).type() + " " + names.get(name).text();
    }
}
