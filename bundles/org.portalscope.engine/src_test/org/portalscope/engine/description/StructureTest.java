package org.portalscope.engine.description;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import java.util.stream.Stream;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.portalscope.engine.api.Event;
import org.portalscope.engine.api.EventKind;
import org.portalscope.engine.api.Limits;
import org.portalscope.engine.api.MdOptions;
import org.portalscope.engine.api.MdValues;
import org.portalscope.engine.api.OperationId;
import org.portalscope.engine.api.ProcessId;
import org.portalscope.engine.api.Ptl;
import org.portalscope.engine.message.Acknowledgement;
import org.portalscope.engine.message.GetRequest;
import org.portalscope.engine.message.Message;
import org.portalscope.engine.message.PutRequest;
import org.portalscope.engine.message.Reply;

class StructureTest {

    private static final ProcessId HERE = new ProcessId(0, 1);
    private static final ProcessId THERE = new ProcessId(2, 3);
    private static final OperationId ID = new OperationId(HERE, 7);
    private static final MdValues MD = new MdValues(0x1000, 64, 3, Ptl.MAX_OFFSET_NONE, Ptl.PTL_MD_OP_PUT, 0, Ptl.PTL_EQ_NONE);

    @Test
    void shouldNameTheMembersOfAnEventAsTheDocumentDoesAndInItsOrder() {
        Event event = new Event(EventKind.PTL_EVENT_PUT_END, HERE, 100, 4, 7, 64, 5, 8, 9, MD, 10, 11, 0, 12);
        assertEquals(List.of("type", "initiator", "uid", "portal", "match_bits", "rlength", "mlength", "offset", "md_handle", "mem_desc", "hdr_data",
                "link", "ni_fail_type", "sequence"), names(event));
        assertEquals("PTL_NI_OK", Fields.value(event.members(), "ni_fail_type", String.class).orElseThrow());
    }

    @Test
    void shouldNameTheMembersOfADescriptorAndOfLimitsAsTheDocumentDoes() {
        assertEquals(List.of("start", "length", "threshold", "max_offset", "options", "user_ptr", "eventq"), names(MD));
        assertEquals(List.of("max_match_entries", "max_mem_descriptors", "max_event_queues", "max_atable_index", "max_ptable_index"),
                names(Limits.DEFAULT));
    }

    @Test
    void shouldTellTheUnitOfANumber() {
        assertEquals(new Field("start", Unit.ADDRESS, 0x1000L), MD.members().get(0));
        assertEquals(new Field("threshold", Unit.COUNT, 3L), MD.members().get(2));
        assertEquals(new Field("eventq", Unit.HANDLE, Ptl.PTL_EQ_NONE), MD.members().get(6));
    }

    @Test
    void shouldNameOptionsAndKeepBitsThatHaveNoName() {
        assertEquals(List.of("PTL_MD_OP_GET", "PTL_MD_ACK_DISABLE"), MdOptions.names(Ptl.PTL_MD_OP_GET | Ptl.PTL_MD_ACK_DISABLE).values());
        assertEquals(List.of("PTL_MD_TRUNCATE", 0x8000_0020L), MdOptions.names(Ptl.PTL_MD_TRUNCATE | 0x8000_0020).values());
    }

    static Stream<Message> messages() {
        return Stream.of(new PutRequest(ID, HERE, 100, THERE, 4, 0, 7, 8, 9, 64, 10), new GetRequest(ID, HERE, 100, THERE, 4, 0, 7, 8, 9, 64),
                new Acknowledgement(ID, THERE, HERE, 4, 7, 8, 9, 64, 5), new Reply(ID, THERE, HERE, 4, 7, 8, 9, 64, 5));
    }

    /** Table 6 to Table 9 of Portals 3.2 §4.1, without the fields that the engine does not need. */
    @ParameterizedTest
    @MethodSource("messages")
    void shouldTellTheFieldsOfAMessageByItsTable(Message message) {
        String common = switch (message.kind()) {
            case PUT, GET -> "operation id initiator user target portal_index cookie match_bits offset memory_desc length";
            case ACK, REPLY -> "operation id initiator target portal_index match_bits offset memory_desc requested_length manipulated_length";
        };
        assertEquals(common + (message.kind() == Message.Kind.PUT ? " hdr_data" : ""), String.join(" ", names(message)));
        assertEquals(message.kind().word(), message.members().get(0).value());
    }

    private static List<String> names(Structure structure) {
        return structure.members().stream().map(Field::name).toList();
    }
}
