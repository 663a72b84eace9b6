package org.portalscope.replay;

import java.util.HashMap;
import java.util.List;
import java.util.Map;

import org.portalscope.engine.call.Function;
import org.portalscope.engine.input.ApiCall;
import org.portalscope.engine.input.FrameEntered;
import org.portalscope.engine.input.ImmediatePut;
import org.portalscope.engine.input.Input;
import org.portalscope.engine.input.WaitLeft;
import org.portalscope.recording.EmbeddedFile;
import org.portalscope.recording.RecordingOrigin;
import org.portalscope.world.program.SourceId;
import org.portalscope.world.program.SourceLocation;

/** Finds places in the texts that a recording brings along. */
final class RecordedSources {

    /** What the names of imported files of the library begin with. */
    private static final String LIBRARY = "library:";

    private final String title;
    private final Map<String, EmbeddedFile> files = new HashMap<>();
    private final Map<String, List<String>> lines = new HashMap<>();
    private final Map<FrameEntered, SourceLocation> places = new HashMap<>();

    RecordedSources(RecordingOrigin origin) {
        title = origin.title();
        origin.sources().forEach(file -> files.putIfAbsent(file.name(), file));
    }

    /** The place of a statement or a call, by the mark that its thread entered it; the same object each time if its line is known. */
    SourceLocation place(FrameEntered mark) {
        SourceLocation known = places.get(mark);
        if (known == null) {
            known = new SourceLocation(source(mark.file()), mark.file(), mark.line(), 1, text(mark));
            if (mark.line() >= 1) { // of others there may be as many as there are calls
                places.put(mark, known);
            }
        }
        return known;
    }

    /** The place where a thread takes the inputs of a transition. */
    SourceLocation place(List<Input> inputs) {
        return beginsStatement(inputs) ? place((FrameEntered) inputs.get(0)) : unknown(inputs);
    }

    /** Whether the first of some inputs is the mark of a statement. */
    static boolean beginsStatement(List<Input> inputs) {
        return !inputs.isEmpty() && inputs.get(0) instanceof FrameEntered entered && entered.kind() == FrameEntered.Kind.STATEMENT;
    }

    /** A place of which no more is known than the inputs that were taken there, if there were any. */
    SourceLocation unknown(List<Input> inputs) {
        return new SourceLocation(title, 0, 0, inputs.stream().map(RecordedSources::call).filter(call -> !call.isEmpty()).findFirst().orElse(""));
    }

    private static String call(Input input) {
        return input instanceof ApiCall call ? call.text(List.of())
                : input instanceof ImmediatePut put ? put.call().text(List.of()) : input instanceof WaitLeft ? Function.PTL_EQ_WAIT.documentName() : "";
    }

    private SourceId source(String file) {
        EmbeddedFile embedded = files.get(file);
        return embedded != null && embedded.library() ? SourceId.library(file.startsWith(LIBRARY) ? file.substring(LIBRARY.length()) : file)
                : SourceId.text(file);
    }

    /** The line of the source, or, if that is not there, what a debugger calls the frame. */
    private String text(FrameEntered mark) {
        List<String> text = lines.computeIfAbsent(mark.file(), file -> files.containsKey(file) ? files.get(file).text().lines().toList() : List.of());
        return mark.line() >= 1 && mark.line() <= text.size() ? text.get(mark.line() - 1).strip() : mark.name();
    }
}
