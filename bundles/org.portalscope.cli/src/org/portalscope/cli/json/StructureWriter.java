package org.portalscope.cli.json;

import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.TreeMap;

import org.portalscope.engine.api.Event;
import org.portalscope.engine.api.Handle;
import org.portalscope.engine.api.MdValues;
import org.portalscope.engine.api.NiFailType;
import org.portalscope.engine.api.Ptl;
import org.portalscope.engine.message.Message;
import org.portalscope.engine.message.PutRequest;
import org.portalscope.engine.message.Request;
import org.portalscope.engine.message.Response;

import com.fasterxml.jackson.core.JsonGenerator;

/** Writes the structures of the document with all their members, under the document's names and in its order. */
final class StructureWriter {

    private static final Map<Integer, String> OPTIONS = new TreeMap<>(Map.of(
            Ptl.PTL_MD_OP_PUT, "PTL_MD_OP_PUT",
            Ptl.PTL_MD_OP_GET, "PTL_MD_OP_GET",
            Ptl.PTL_MD_MANAGE_REMOTE, "PTL_MD_MANAGE_REMOTE",
            Ptl.PTL_MD_TRUNCATE, "PTL_MD_TRUNCATE",
            Ptl.PTL_MD_ACK_DISABLE, "PTL_MD_ACK_DISABLE"));

    private final JsonGenerator out;
    private final ValueWriter values;

    StructureWriter(JsonGenerator out, ValueWriter values) {
        this.out = out;
        this.values = values;
    }

    /** Writes {@code ptl_event_t}, Portals 3.2 §3.9.4. */
    void event(Event event) throws IOException {
        out.writeStartObject();
        values.member("type", event.kind());
        values.member("initiator", event.initiator());
        values.member("uid", event.uid());
        values.member("portal", event.portal());
        values.member("match_bits", event.matchBits());
        values.member("rlength", event.rlength());
        values.member("mlength", event.mlength());
        values.member("offset", event.offset());
        values.member("md_handle", event.mdHandle());
        values.member("mem_desc", event.memDesc());
        values.member("hdr_data", event.hdrData());
        values.member("link", event.link());
        values.member("ni_fail_type", NiFailType.text(event.niFailType()));
        values.member("sequence", event.sequence());
        out.writeEndObject();
    }

    /** Writes {@code ptl_md_t}, Portals 3.2 §3.8.1. */
    void memoryDescriptor(MdValues md) throws IOException {
        out.writeStartObject();
        values.member("start", md.start());
        values.member("length", md.length());
        values.member("threshold", md.threshold());
        values.member("max_offset", md.maxOffset());
        values.member("options", options(md.options()));
        values.member("user_ptr", md.userPtr());
        values.member("eventq", md.eventq());
        out.writeEndObject();
    }

    /** The names of the options that are set; bits without a name as a number. */
    private static List<Object> options(int options) {
        List<Object> names = new ArrayList<>();
        int rest = options;
        for (Map.Entry<Integer, String> option : OPTIONS.entrySet()) {
            if ((options & option.getKey()) != 0) {
                names.add(option.getValue());
                rest &= ~option.getKey();
            }
        }
        if (rest != 0) {
            names.add(Integer.toUnsignedLong(rest));
        }
        return names;
    }

    /** Writes a message as an object. */
    void message(Message message) throws IOException {
        out.writeStartObject();
        header(message);
        out.writeEndObject();
    }

    /** Writes the fields of a message as members of the current object: those of its table, Portals 3.2 §4.1. */
    void header(Message message) throws IOException {
        values.member("operation", message.kind().name().toLowerCase(Locale.ROOT));
        values.member("id", message.operation());
        values.member("initiator", message.initiator());
        if (message instanceof Request request) {
            values.member("user", request.user());
        }
        values.member("target", message.target());
        values.member("portal_index", message.portal());
        if (message instanceof Request request) {
            values.member("cookie", request.cookie());
        }
        values.member("match_bits", message.matchBits());
        values.member("offset", message.offset());
        out.writeFieldName("memory_desc");
        out.writeString(Handle.text(message.memoryDescriptor()));
        values.member(message instanceof Request ? "length" : "requested_length", message.length());
        if (message instanceof Response response) {
            values.member("manipulated_length", response.manipulatedLength());
        }
        if (message instanceof PutRequest put) {
            values.member("hdr_data", put.hdrData());
        }
    }
}
