package org.portalscope.recording.text;

import org.portalscope.engine.api.AckRequest;
import org.portalscope.engine.api.InsertPosition;
import org.portalscope.engine.api.MdValues;
import org.portalscope.engine.api.Ptl;
import org.portalscope.engine.api.Unlink;
import org.portalscope.engine.call.Parameter;
import org.portalscope.engine.input.Location;
import org.portalscope.expression.value.Suggestion;
import org.portalscope.recording.json.JsonValue;
import org.portalscope.recording.json.MemberReader;

/** Makes the values that mean something in one process only: handles, addresses, and the arguments of its calls. */
final class ProcessValues {

    /** An address that is not legal. */
    static final String ILLEGAL = "ILLEGAL";

    private final Values values;
    private final RunningProcess process;

    ProcessValues(Values values, RunningProcess process) {
        this.values = values;
        this.process = process;
    }

    /** The handle of a name, or of hexadecimal digits. */
    long handle(JsonValue value) {
        if (value == null) {
            return 0;
        }
        if (!(value.content() instanceof String name)) {
            values.refuse(value, "the name of a handle, in quotes");
            return 0;
        }
        if (name.startsWith(Values.HEXADECIMAL)) {
            return values.number(value, "the name of a handle, or its sixteen hexadecimal digits");
        }
        Long handle = process.handles().value(name);
        if (handle == null) {
            values.refuse(value, "the name of a handle that an earlier call of " + process.description().name() + " has returned"
                    + Suggestion.near(name, process.handles().names()));
            return 0;
        }
        return handle;
    }

    /** The engine's address of a number, or of the name of a region with an offset behind a plus sign. */
    long address(JsonValue value) {
        if (value == null) {
            return 0;
        }
        if (Values.whole(value) != null || !(value.content() instanceof String text)) {
            return process.regions().ours(values.number(value, "an address, or the name of a region"));
        }
        int plus = text.lastIndexOf('+');
        RegionAddresses.Place whole = process.regions().named(text);
        if (whole != null || plus < 0) {
            return place(whole, value, text);
        }
        String offset = text.substring(plus + 1);
        long distance = values.number(new JsonValue(value.position(), offset, offset), "an offset behind the plus sign");
        return place(process.regions().named(text.substring(0, plus)), value, text.substring(0, plus)) + distance;
    }

    private long place(RegionAddresses.Place place, JsonValue value, String name) {
        if (place == null) {
            values.refuse(value, "an address, or the name of a region of " + process.description().name()
                    + Suggestion.near(name, process.regions().names()));
            return 0;
        }
        return place.ours();
    }

    /** The members of a descriptor; those that are left out are those of the scenario language. */
    MdValues descriptor(JsonValue value) {
        if (value == null) {
            return MdValues.ILLEGAL;
        }
        MemberReader members = new MemberReader(value, values.problems());
        long start = address(members.required("start", "the address of the memory"));
        long length = values.number(members.required("length", "its bytes"));
        JsonValue threshold = members.optional("threshold");
        JsonValue maxOffset = members.optional("max_offset");
        JsonValue eventq = members.optional("eventq");
        MdValues descriptor = new MdValues(start, length, threshold == null ? Ptl.PTL_MD_THRESH_INF : values.integer(threshold),
                maxOffset == null ? Ptl.MAX_OFFSET_NONE : values.number(maxOffset), values.options(members.optional("options")),
                values.number(members.optional("user_ptr")), eventq == null ? Ptl.PTL_EQ_NONE : handle(eventq));
        members.end();
        return descriptor;
    }

    /** The argument that a call passes for a parameter. */
    Object argument(Parameter parameter, JsonValue value) {
        if (value.isNull() && parameter.address()) {
            return null;
        }
        boolean structure = parameter.type() == Parameter.Type.MD_VALUES || parameter.type() == Parameter.Type.LIMITS;
        if (ILLEGAL.equals(value.content()) && (parameter.output() || structure)) {
            return parameter.address() ? Location.ILLEGAL : parameter.illegal();
        }
        if (parameter.output()) {
            values.refuse(value, "null or ILLEGAL, since " + parameter.name() + " is an output: what it is stands among the outputs");
            return Location.WANTED;
        }
        return input(parameter, value);
    }

    private Object input(Parameter parameter, JsonValue value) {
        String words = parameter.type().words();
        return switch (parameter.type()) {
            case NI, ME, MD, EQ, HANDLE -> handle(value);
            case PROCESS -> values.id(value);
            case MD_VALUES -> descriptor(value);
            case LIMITS -> values.limits(value, Integer.MAX_VALUE);
            case UNLINK -> values.constant(value, Unlink.class, words);
            case POSITION -> values.constant(value, InsertPosition.class, words);
            case ACK -> values.constant(value, AckRequest.class, words);
            case INTEGER, EVENT -> values.number(value, words);
        };
    }
}
