package org.portalscope.recording.text;

import java.math.BigInteger;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;

import org.portalscope.engine.api.Handle;
import org.portalscope.engine.api.InterfaceSpec;
import org.portalscope.engine.api.Limits;
import org.portalscope.engine.api.ProcessId;
import org.portalscope.engine.description.ControlCharacters;
import org.portalscope.engine.protocol.MatchBitField;
import org.portalscope.recording.CapturePolicy;
import org.portalscope.recording.EmbeddedFile;
import org.portalscope.recording.RecordedProcess;
import org.portalscope.recording.RecordingOrigin;
import org.portalscope.recording.format.OriginFormat;
import org.portalscope.recording.json.JsonValue;
import org.portalscope.recording.json.MemberReader;

/** Reads the first line: what the run is, and its processes. */
final class OriginReader {

    /** What the member {@code record} of the first line is. */
    static final String RECORD = "inputs";
    /** The version of the form that is read and written. */
    static final int FORMAT = 1;

    private static final int MOST_PROCESSES = 1 << 12;

    private final Values values;
    private final Set<String> names = new HashSet<>();
    private final Set<ProcessId> ids = new HashSet<>();

    OriginReader(Values values) {
        this.values = values;
    }

    RecordingOrigin read(JsonValue object) {
        MemberReader line = new MemberReader(object, values.problems());
        values.word(line.required("record", "\"" + RECORD + "\""), List.of(RECORD), "inputs, since this is the first line");
        JsonValue format = line.required("format", "the version of this form, " + FORMAT);
        if (format != null && !BigInteger.valueOf(FORMAT).equals(Values.whole(format))) {
            values.refuse(format, "version " + FORMAT + " of this form, which is the newest that this Portalscope reads");
        }
        String title = values.text(line.required("title", "what the run is about"));
        String engine = values.text(line.optional("engine_version"));
        List<RecordedProcess> processes = processes(line.required("processes", "a list of the processes"));
        List<EmbeddedFile> sources = new ArrayList<>();
        elements(line.optional("sources")).forEach(source -> sources.add(source(source)));
        List<String> options = elements(line.optional("options")).stream().map(values::text).toList();
        JsonValue captured = line.optional("captured_bytes");
        CapturePolicy capture = captured == null ? CapturePolicy.ALL : new CapturePolicy(values.number(captured, 0, Integer.MAX_VALUE));
        line.end();
        return new RecordingOrigin(title, engine, processes, sources, options, capture);
    }

    private List<JsonValue> elements(JsonValue value) {
        if (value != null && value.elements() == null) {
            values.refuse(value, "a list in brackets");
        }
        return value == null || value.elements() == null ? List.of() : value.elements();
    }

    private List<RecordedProcess> processes(JsonValue value) {
        List<JsonValue> given = elements(value);
        if (value != null && (given.isEmpty() || given.size() > MOST_PROCESSES)) {
            values.refuse(value, "1 to " + MOST_PROCESSES + " processes");
            return List.of();
        }
        return given.stream().map(this::process).toList();
    }

    private RecordedProcess process(JsonValue value) {
        MemberReader members = new MemberReader(value, values.problems());
        JsonValue name = members.required("name", "by which lines call the process");
        if (name != null && !names.add(ControlCharacters.shown(values.text(name)))) {
            values.refuse(name, "a name that no process before has");
        }
        JsonValue interfaces = members.required("interfaces", "a list of its network interfaces, the default one first");
        List<InterfaceSpec> specs = elements(interfaces).stream().map(this::networkInterface).toList();
        if (interfaces != null && (specs.isEmpty() || specs.size() > Handle.MOST_INTERFACES)) {
            values.refuse(interfaces, "1 to " + Handle.MOST_INTERFACES + " interfaces");
        }
        List<MatchBitField> fields = new ArrayList<>();
        elements(members.optional("match_bit_fields")).forEach(field -> field(field, fields));
        members.end();
        return new RecordedProcess(values.text(name), specs, fields);
    }

    private void field(JsonValue value, List<MatchBitField> before) {
        MemberReader members = new MemberReader(value, values.problems());
        JsonValue name = members.required("name", "what the bits mean");
        int shift = values.number(members.required("shift", "the lowest bit, 0 to 63"), 0, Long.SIZE - 1);
        int width = values.number(members.required("width", "how many bits"), 1, Long.SIZE - shift);
        members.end();
        MatchBitField field = new MatchBitField(values.text(name), shift, width);
        if (name != null && before.stream().anyMatch(other -> other.name().equals(field.name()))) {
            values.refuse(name, "each field once");
        } else if (values.areRight() && before.stream().anyMatch(field::overlaps)) {
            values.refuse(value, "bits that no other field has");
        }
        before.add(field);
    }

    private InterfaceSpec networkInterface(JsonValue value) {
        MemberReader members = new MemberReader(value, values.problems());
        JsonValue id = members.required("id", "the id of the process on this interface");
        ProcessId process = values.id(id);
        if (id != null && values.areRight() && !(process.isExact() && ids.add(process))) {
            values.refuse(id, "an id without wildcards that no interface before has");
        }
        JsonValue uid = members.optional("uid");
        JsonValue limits = members.optional("limits");
        JsonValue longest = members.optional("longest_list");
        members.end();
        return new InterfaceSpec(process, uid == null ? 0 : values.number(uid, 0, Integer.MAX_VALUE),
                limits == null ? Limits.DEFAULT : values.limits(limits, OriginFormat.LARGEST_INDEX),
                longest == null ? InterfaceSpec.LONGEST_LIST : values.number(longest, 1, Integer.MAX_VALUE));
    }

    private EmbeddedFile source(JsonValue value) {
        MemberReader members = new MemberReader(value, values.problems());
        JsonValue text = members.required("text", "all of it");
        if (text != null && !(text.content() instanceof String)) {
            values.refuse(text, "a text");
        }
        EmbeddedFile file = new EmbeddedFile(values.text(members.required("name", "as the program names it")), values.flag(members.optional("library")),
                text == null ? "" : text.text());
        members.end();
        return file;
    }
}
