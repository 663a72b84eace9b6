package org.portalscope.cli.json;

import java.io.IOException;
import java.util.Arrays;
import java.util.List;

import org.portalscope.engine.description.Elements;
import org.portalscope.engine.description.Field;
import org.portalscope.engine.description.Fields;
import org.portalscope.engine.description.Structure;
import org.portalscope.recording.EmbeddedFile;
import org.portalscope.recording.RecordedProcess;
import org.portalscope.recording.RecordingOrigin;
import org.portalscope.recording.read.RecordedLabel;
import org.portalscope.recording.read.RecordingEnd;
import org.portalscope.recording.read.RecordingFile;

/** What is told of a recording as JSON; {@link Schema#INFO} describes it. */
public final class RecordingLine {

    private RecordingLine() {
    }

    /**
     * What a recording holds.
     *
     * @param name of the file
     * @throws IOException if it cannot be read
     */
    public static Structure of(String name, RecordingFile file) throws IOException {
        Fields fields = new Fields();
        RecordingOrigin origin = file.origin();
        fields.value("file", name).value("title", origin.title()).count("version", file.version()).value("engine_version", origin.engineVersion());
        fields.bytes("bytes", file.bytes()).count("transitions", file.size());
        fields.value("checkpoints", new Elements(Arrays.stream(file.checkpoints()).boxed().toList()));
        fields.value("labels", structures(file.labels().stream().map(RecordingLine::label).toList()));
        fields.value("processes", structures(origin.processes().stream().map(RecordingLine::process).toList()));
        fields.value("sources", structures(origin.sources().stream().map(RecordingLine::source).toList()));
        fields.value("options", new Elements(origin.options())).bytes("captured", origin.capture().bytes());
        RecordingEnd end = file.end();
        fields.value("clean", end.clean()).value("torn_at", end.tornAt() == RecordingEnd.NOWHERE ? null : end.tornAt()).value("end", end.words());
        List<Field> list = fields.list();
        return () -> list;
    }

    private static Elements structures(List<Structure> structures) {
        return new Elements(structures);
    }

    private static Structure label(RecordedLabel label) {
        return () -> new Fields().count("transition", label.transition()).value("name", label.name()).list();
    }

    private static Structure process(RecordedProcess process) {
        List<String> ids = process.interfaces().stream().map(spec -> spec.id().toString()).toList();
        return () -> new Fields().value("name", process.name()).value("interfaces", new Elements(ids)).list();
    }

    private static Structure source(EmbeddedFile source) {
        return () -> new Fields().value("name", source.name()).value("library", source.library()).count("length", source.text().length()).list();
    }
}
