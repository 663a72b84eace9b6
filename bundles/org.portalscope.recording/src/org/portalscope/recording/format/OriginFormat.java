package org.portalscope.recording.format;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;

import org.portalscope.engine.api.Handle;
import org.portalscope.engine.api.InterfaceSpec;
import org.portalscope.engine.api.Limits;
import org.portalscope.engine.api.ProcessId;
import org.portalscope.engine.protocol.MatchBitField;
import org.portalscope.recording.CapturePolicy;
import org.portalscope.recording.EmbeddedFile;
import org.portalscope.recording.RecordedProcess;
import org.portalscope.recording.RecordingException;
import org.portalscope.recording.RecordingOrigin;

/** The content of the block that says what was recorded. */
public final class OriginFormat {

    /** The largest index of a portal table or an access control table that a recording may declare. */
    public static final int LARGEST_INDEX = (1 << 16) - 1;

    private OriginFormat() {
    }

    public static void write(BlockOutput out, RecordingOrigin origin) {
        out.text(origin.title());
        out.text(origin.engineVersion());
        number(out, origin.processes().size());
        for (RecordedProcess process : origin.processes()) {
            out.text(process.name());
            number(out, process.interfaces().size());
            process.interfaces().forEach(spec -> write(out, spec));
        }
        number(out, origin.sources().size());
        for (EmbeddedFile source : origin.sources()) {
            out.text(source.name());
            number(out, source.library() ? 1 : 0);
            out.text(source.text());
        }
        number(out, origin.options().size());
        origin.options().forEach(out::text);
        number(out, origin.capture().bytes());
        if (origin.processes().stream().anyMatch(process -> !process.matchBits().isEmpty())) {
            origin.processes().forEach(process -> fields(out, process.matchBits()));
        }
    }

    private static void fields(BlockOutput out, List<MatchBitField> fields) {
        number(out, fields.size());
        for (MatchBitField field : fields) {
            out.text(field.name());
            number(out, field.shift());
            number(out, field.width() - 1);
        }
    }

    private static void write(BlockOutput out, InterfaceSpec spec) {
        ArgumentEncoder.limits(out, spec.limits());
        out.reserve(4 * BlockOutput.NUMBER);
        ArgumentEncoder.process(out, spec.id());
        out.signed(spec.uid());
        out.number(spec.longestList());
    }

    private static void number(BlockOutput out, int number) {
        out.reserve(BlockOutput.NUMBER);
        out.number(number);
    }

    public static RecordingOrigin read(BlockInput in) throws RecordingException {
        String title = in.text();
        String engineVersion = in.text();
        List<RecordedProcess> processes = new ArrayList<>();
        for (int left = in.count(); left > 0; left--) {
            processes.add(new RecordedProcess(in.text(), interfaces(in)));
        }
        requireWorld(in, processes);
        List<EmbeddedFile> sources = new ArrayList<>();
        for (int left = in.count(); left > 0; left--) {
            sources.add(new EmbeddedFile(in.text(), in.index(2) == 1, in.text()));
        }
        List<String> options = new ArrayList<>();
        for (int left = in.count(); left > 0; left--) {
            options.add(in.text());
        }
        CapturePolicy capture = new CapturePolicy(in.integer());
        List<RecordedProcess> named = in.remaining() == 0 ? processes : named(processes, in);
        in.end();
        return new RecordingOrigin(title, engineVersion, named, sources, options, capture);
    }

    /** Requires that the processes can exist together: each with interfaces, each interface with an id and tables of its own. */
    private static void requireWorld(BlockInput in, List<RecordedProcess> processes) throws RecordingException {
        Set<ProcessId> ids = new HashSet<>();
        for (RecordedProcess process : processes) {
            int interfaces = process.interfaces().size();
            if (interfaces == 0 || interfaces > Handle.MOST_INTERFACES) {
                throw in.damaged("process " + process.name() + " has " + interfaces + " interfaces instead of 1 to " + Handle.MOST_INTERFACES);
            }
            for (InterfaceSpec spec : process.interfaces()) {
                require(in, spec);
                if (!ids.add(spec.id())) {
                    throw in.damaged("two interfaces have the id " + spec.id());
                }
            }
        }
    }

    private static void require(BlockInput in, InterfaceSpec spec) throws RecordingException {
        Limits limits = spec.limits();
        if (!spec.id().isExact()) {
            throw in.damaged("an interface has the id " + spec.id() + ", which has wildcards");
        }
        if (Math.max(limits.maxAtableIndex(), limits.maxPtableIndex()) > LARGEST_INDEX || Math.min(limits.maxAtableIndex(), limits.maxPtableIndex()) < 0) {
            throw in.damaged("the largest indices of interface " + spec.id() + " are " + limits.maxAtableIndex() + " and " + limits.maxPtableIndex()
                    + " instead of 0 to " + LARGEST_INDEX);
        }
    }

    private static List<RecordedProcess> named(List<RecordedProcess> processes, BlockInput in) throws RecordingException {
        List<RecordedProcess> named = new ArrayList<>();
        for (RecordedProcess process : processes) {
            named.add(new RecordedProcess(process.name(), process.interfaces(), fields(in)));
        }
        return named;
    }

    private static List<MatchBitField> fields(BlockInput in) throws RecordingException {
        List<MatchBitField> fields = new ArrayList<>();
        for (int left = in.count(); left > 0; left--) {
            String name = in.text();
            int shift = in.index(Long.SIZE);
            MatchBitField field = new MatchBitField(name, shift, 1 + in.index(Long.SIZE - shift));
            if (fields.stream().anyMatch(field::overlaps)) {
                throw in.damaged("the match bits of '" + name + "' belong to another field, too");
            }
            fields.add(field);
        }
        return fields;
    }

    private static List<InterfaceSpec> interfaces(BlockInput in) throws RecordingException {
        List<InterfaceSpec> interfaces = new ArrayList<>();
        for (int left = in.count(); left > 0; left--) {
            var limits = ArgumentDecoder.limits(in);
            interfaces.add(new InterfaceSpec(ArgumentDecoder.process(in), in.signedInteger(), limits, in.integer()));
        }
        return interfaces;
    }
}
