package org.portalscope.ui.editor.run;

import java.util.Optional;

import org.portalscope.recording.EmbeddedFile;
import org.portalscope.timeline.session.Launch;
import org.portalscope.world.program.SourceLocation;

/**
 * The text of an editor as a session executes it.
 *
 * @param source   which text it is
 * @param text     what it says there
 * @param recorded what a recording calls it, if the session repeats one
 */
record ExecutedText(EditedSource source, String text, Optional<String> recorded) {

    /** A text that something imports which is launched; as it stands if the launch does not hold it. */
    static ExecutedText imported(EditedSource source, String name, String text, Launch launch) {
        return new ExecutedText(source, launch.files().stream().filter(file -> file.name().equals(name)).map(EmbeddedFile::text).findFirst().orElse(text),
                Optional.empty());
    }

    /** What the session calls it. */
    String name() {
        return recorded.orElseGet(source::name);
    }

    /** Whether a place that was executed is in it. */
    boolean holds(SourceLocation place) {
        return recorded.map(place.file()::equals).orElseGet(() -> source.id().equals(place.source()));
    }
}
